import { describe, expect, it } from 'vitest';
import { check } from '../../check/check.ts';
import { remoteQuestions } from '../../check/remote-questions.ts';
import { schemaOf } from '../../check/schema-of.ts';
import { sofia, stay } from '../../line/guests.fixture.ts';

const { ospite } = sofia;
const nobody = { ...sofia, ospite: stay.fields.ospite.initial };
const chosen = { ...sofia, ospite: { ...ospite, record: 'r1' } };

/** What is wrong for who has these records; nobody is logged in without them. */
function wrong(answers: typeof sofia, records?: readonly string[]) {
  const around = { today: '2026-11-21', lists: {}, records };
  const failures = check(stay, answers, around);
  expect(schemaOf(stay, answers, around).isValidSync(answers)).toBe(failures.length === 0);
  return failures.map(({ control }) => control);
}

describe('a group that is written by hand or chosen among what is saved', () => {
  it('is asked question by question of who is not logged in', () => {
    expect(wrong(sofia)).toEqual([]);
    expect(wrong(nobody)).toEqual(['ospite.nome', 'ospite.italiano']);
  });

  it('is one question for who is logged in, whatever was written before', () => {
    expect(wrong(nobody, ['r1'])).toEqual(['ospite.record']);
    expect(wrong(sofia, ['r1'])).toEqual(['ospite.record']);
    expect(wrong(chosen, ['r1'])).toEqual([]);
  });

  it('is refused in the words of that question, in the summary and in the dialog too', () => {
    const around = { today: '2026-11-21', lists: {}, records: [] };
    expect(check(stay, nobody, around)).toEqual([
      {
        field: 'ospite',
        control: 'ospite.record',
        code: 'RECORD',
        error: 'Indicare record',
        invalid: 'Indicare record',
      },
    ]);
  });

  it('does not take a record of another account, nor one that is not right', () => {
    expect(wrong(chosen, ['r2'])).toEqual(['ospite.record']);
    const incomplete = { ...chosen, ospite: { ...chosen.ospite, nome: '' } };
    expect(wrong(incomplete, ['r1'])).toEqual(['ospite.record']);
  });

  it('counts for nothing when the one who chose it is gone', () => {
    expect(wrong(chosen)).toEqual(['ospite.nome', 'ospite.italiano']);
  });

  it('is not asked of the quote service again', () => {
    expect(remoteQuestions(stay, sofia)).toMatchObject([{ what: 'names', content: 'Sofia' }]);
    expect(remoteQuestions(stay, chosen)).toEqual([]);
  });
});
