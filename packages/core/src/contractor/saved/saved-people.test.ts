import { expect, it } from 'vitest';
import { savedPerson } from '../../http/saved-person.ts';
import { lists, savedGiulia, today } from '../people.fixture.ts';
import { personOfSaved } from './from-saved.ts';
import { missingOfPerson } from './missing.ts';
import savedPeople from './saved-people.fixture.json' with { type: 'json' };

it.each(savedPeople)('a record of another back end is complete: %j', (change) => {
  const saved = savedPerson({ ...savedGiulia, ...change });
  const nobody = { email: '', phone: '' };
  expect(saved && missingOfPerson(saved, nobody, [], { today, lists })).toEqual([]);
});

it.each<[object, string]>([
  [{ gender: true }, 'Sesso'],
  [{ gender: { id: 2 } }, 'Sesso'],
  [{ dateOfBirth: '27/03/85' }, 'Data di nascita'],
  [{ dateOfBirth: 480729600 }, 'Data di nascita'],
  [{ bornInItaly: false, countryOfBirth: 'Atlantide' }, 'Stato di nascita'],
  [{ profession: 'Astronauta' }, 'Professione'],
  [{ cityOfBirth: 'Milano' }, 'Comune di nascita'],
  [{ cityOfBirth: 'Milano (Lombardia)' }, 'Comune di nascita'],
  [{ postalCodeOfResidence: { id: 20121 } }, 'Indirizzo'],
  [{ address: 'STRADA STATALE 16', addressNumber: null }, 'Indirizzo'],
])('a record with an ambiguous answer is incomplete: %j', (change, label) => {
  const saved = savedPerson({ ...savedGiulia, ...change });
  const nobody = { email: '', phone: '' };
  const missing = saved && missingOfPerson(saved, nobody, [], { today, lists });
  expect(missing?.map((one) => one.label)).toEqual([label]);
});

it('a record is incomplete when two options have the stored name', () => {
  const saved = savedPerson({ ...savedGiulia, profession: 'Architetto' });
  const twice = [
    { id: 'a', value: 'Architetto' },
    { id: 'b', value: 'ARCHITETTO' },
  ];
  const nobody = { email: '', phone: '' };
  const context = { today, lists: { ...lists, professione: twice } };
  expect(saved && missingOfPerson(saved, nobody, [], context)).toHaveLength(1);
});

it.each<[object, object]>([
  [{ profession: 'ARCHITETTO' }, { professione: 'architetto' }],
  [
    { bornInItaly: null, countryOfBirth: 'Albania' },
    { natoInItalia: false, stato_nascita: '28' },
  ],
  [{ cityOfBirth: 'Milano (Milano)' }, { comune_nascita: 'MILANO (MI)' }],
  [{ dateOfBirth: 480726000000 }, { data_nascita: '1985-03-27' }],
])('the saved record %j becomes the answer %j', (change, answers) => {
  const saved = savedPerson({ ...savedGiulia, ...change });
  expect(saved && personOfSaved(saved, { email: '', phone: '' }, lists)).toMatchObject(answers);
});
