import { expect, it } from 'vitest';
import { giulia as contractor } from '../contractor/people.fixture.ts';
import { club, paolo } from '../line/club.fixture.ts';
import { giulia, outing } from '../line/outing.fixture.ts';
import { contractorAnswers, withContractorAnswers } from './contractor-answers.ts';

it("withContractorAnswers sets a copied answer to the contractor's birth date, replacing an earlier answer", () => {
  const born = { ...contractor, data_nascita: '1985-03-27' };
  expect(withContractorAnswers(club, paolo, born)).toEqual({ ...paolo, nascita: '1985-03-27' });
  expect(contractorAnswers(club, born)).toEqual({ nascita: '1985-03-27' });
});

it("clears the copied answer with the contractor's", () => {
  expect(
    withContractorAnswers(club, paolo, { ...contractor, data_nascita: null }).nascita,
  ).toBeNull();
});

it('returns the same answers for a line that copies none', () => {
  expect(withContractorAnswers(outing, giulia, contractor)).toBe(giulia);
});
