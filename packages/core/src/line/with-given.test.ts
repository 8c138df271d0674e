import { expect, it } from 'vitest';
import { giulia as contractor } from '../contractor/people.fixture.ts';
import { club, paolo } from './club.fixture.ts';
import { giulia, outing } from './outing.fixture.ts';
import { givenBy, withGiven } from './with-given.ts';

it('takes the birth date of the member from who asks, whatever stood there', () => {
  const born = { ...contractor, data_nascita: '1985-03-27' };
  expect(withGiven(club, paolo, born)).toEqual({ ...paolo, nascita: '1985-03-27' });
  expect(givenBy(club, born)).toEqual({ nascita: '1985-03-27' });
});

it('forgets it with the contractor', () => {
  expect(withGiven(club, paolo, { ...contractor, data_nascita: null }).nascita).toBeNull();
});

it('leaves the answers of a line alone that takes nothing', () => {
  expect(withGiven(outing, giulia, contractor)).toBe(giulia);
});
