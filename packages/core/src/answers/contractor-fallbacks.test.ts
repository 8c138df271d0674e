import { describe, expect, it } from 'vitest';
import { person } from '../contractor/person.ts';
import { sofia, stay } from '../line/guests.fixture.ts';
import { withContractorFallbacks } from './contractor-answers.ts';
import { initialValues } from './initial-values.ts';

const giulia = { ...initialValues(person), nome: 'Giulia', email: 'giulia@example.it' };

describe('an answer that defaults to the contractor’s', () => {
  it('fills an empty answer with the contractor’s, also inside a group', () => {
    expect(withContractorFallbacks(stay, sofia, giulia)).toEqual({
      ...sofia,
      ospite: { ...sofia.ospite, email: 'giulia@example.it' },
    });
  });

  it('keeps an answer that was given', () => {
    const own = { ...sofia, ospite: { ...sofia.ospite, email: 'sofia@example.it' } };
    expect(withContractorFallbacks(stay, own, giulia)).toEqual(own);
  });

  it('leaves a table without such answers unchanged', () => {
    expect(
      withContractorFallbacks(person, giulia, { ...giulia, email: 'altra@example.it' }),
    ).toEqual(giulia);
  });
});
