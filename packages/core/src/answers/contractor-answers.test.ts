import { expect, it } from 'vitest';
import { giulia as contractor } from '../contractor/people.fixture.ts';
import { club, paolo } from '../line/club.fixture.ts';
import { giulia, outing } from '../line/outing.fixture.ts';
import { contractorAnswers, withContractorAnswers } from './contractor-answers.ts';

it('takes the birth date of the member from who asks, whatever stood there', () => {
  const born = { ...contractor, data_nascita: '1985-03-27' };
  expect(withContractorAnswers(club, paolo, born)).toEqual({ ...paolo, nascita: '1985-03-27' });
  expect(contractorAnswers(club, born)).toEqual({ nascita: '1985-03-27' });
});

it('forgets it with the contractor', () => {
  expect(
    withContractorAnswers(club, paolo, { ...contractor, data_nascita: null }).nascita,
  ).toBeNull();
});

it('leaves the answers of a line alone that takes nothing', () => {
  expect(withContractorAnswers(outing, giulia, contractor)).toBe(giulia);
});
