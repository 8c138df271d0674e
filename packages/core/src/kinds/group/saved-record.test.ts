import { describe, expect, it } from 'vitest';
import { check } from '../../check/check.ts';
import { remoteQuestions } from '../../check/remote-questions.ts';
import { schemaOf } from '../../check/schema-of.ts';
import { sofia, stay } from '../../line/guests.fixture.ts';

const { ospite } = sofia;
const nobody = { ...sofia, ospite: stay.fields.ospite.initial };
const chosen = { ...sofia, ospite: { ...ospite, record: 'r1' } };

/** Returns the controls with errors, for a user with these saved records. Without `records`, the user is logged out. */
function wrong(answers: typeof sofia, records?: readonly string[]) {
  const around = { today: '2026-11-21', lists: {}, records };
  const failures = check(stay, answers, around);
  expect(schemaOf(stay, answers, around).isValidSync(answers)).toBe(failures.length === 0);
  return failures.map(({ control }) => control);
}

describe('a group with a saved record', () => {
  it('a group asks logged-out users every question', () => {
    expect(wrong(sofia)).toEqual([]);
    expect(wrong(nobody)).toEqual(['ospite.nome', 'ospite.italiano']);
  });

  it('a group asks logged-in users only for the record and ignores typed answers', () => {
    expect(wrong(nobody, ['r1'])).toEqual(['ospite.record']);
    expect(wrong(sofia, ['r1'])).toEqual(['ospite.record']);
    expect(wrong(chosen, ['r1'])).toEqual([]);
  });

  it('a missing record is refused with the error of the question for the record', () => {
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

  it('a group rejects a record of another account, and an incomplete record', () => {
    expect(wrong(chosen, ['r2'])).toEqual(['ospite.record']);
    const incomplete = { ...chosen, ospite: { ...chosen.ospite, nome: '' } };
    expect(wrong(incomplete, ['r1'])).toEqual(['ospite.record']);
  });

  it('a group ignores the chosen record after a logout', () => {
    expect(wrong(chosen)).toEqual(['ospite.nome', 'ospite.italiano']);
  });

  it('a group does not repeat the remote checks of a chosen record', () => {
    expect(remoteQuestions(stay, sofia)).toMatchObject([{ what: 'names', content: 'Sofia' }]);
    expect(remoteQuestions(stay, chosen)).toEqual([]);
  });
});
