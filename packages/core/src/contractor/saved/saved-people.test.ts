import { expect, it } from 'vitest';
import { savedPerson } from '../../http/saved-person.ts';
import { lists, savedGiulia, today } from '../people.fixture.ts';
import { missingOfPerson } from './missing.ts';
import savedPeople from './saved-people.fixture.json' with { type: 'json' };

it.each(savedPeople)('a record of another back end is complete: %j', (change) => {
  const saved = savedPerson({ ...savedGiulia, ...change });
  const nobody = { email: '', phone: '' };
  expect(saved && missingOfPerson(saved, nobody, [], { today, lists })).toEqual([]);
});
