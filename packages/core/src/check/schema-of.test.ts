import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ValidationError } from 'yup';
import { initialValues } from '../answers/initial-values.ts';
import { giulia, lists, outing } from '../line/outing.fixture.ts';
import { anyAnswers } from '../line/outing-answers.fixture.ts';
import { check } from './check.ts';
import { schemaOf } from './schema-of.ts';

const around = { today: '2026-11-21', lists };

/** Returns the messages by field, as a form library shows them. */
function messagesOf(answers: typeof giulia, keys?: readonly string[]) {
  const circumstances = { ...around, ...(keys && { keys }) };
  try {
    schemaOf(outing, answers, circumstances).validateSync(answers, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.map(({ path, message }) => [path, message]));
  }
}

describe('the schema of a page', () => {
  it('the schema accepts valid answers', () => {
    expect(messagesOf(giulia)).toEqual({});
  });

  it('the schema has only the fields that apply', () => {
    const onFoot = { ...giulia, mezzo: 'treno', allergie: false };
    const keys = Object.keys(schemaOf(outing, onFoot, around).fields);
    expect(keys).toEqual(
      Object.keys(outing.fields).filter((key) => key !== 'targa' && key !== 'quali_allergie'),
    );
    const page = outing.pages[1]?.fields;
    expect(
      Object.keys(schemaOf(outing, onFoot, { ...around, ...(page && { keys: page }) }).fields),
    ).toEqual(page?.filter((key) => key !== 'targa'));
  });

  it('the schema reports the texts at the field, with its limits', () => {
    expect(messagesOf({ ...giulia, partenza: '2027-06-01', ritorno: null, nome: '' })).toEqual({
      partenza: 'tra 22/11/2026 e 21/12/2026',
      ritorno: 'Valore non valido',
      nome: 'Valore non valido',
    });
  });

  it('the schema names each age and each part of an address', () => {
    const answers = {
      ...giulia,
      eta_bambini: [7, null],
      casa: { ...giulia.casa, zip: '', city: '' },
    };
    expect(messagesOf(answers)).toEqual({
      'eta_bambini[1]': 'Valore non valido',
      'casa.city': 'CITY errato',
      'casa.zip': 'ZIP errato',
    });
  });

  it('the schema reports an answer of the wrong type in Italian', () => {
    const wild: typeof giulia = JSON.parse(
      JSON.stringify({
        ...giulia,
        bambini: 'due',
        quota: 'dieci',
        allergie: 'forse',
        classe: { id: '2B' },
        eta_bambini: { 1: 7 },
        maestra: 7,
      }),
    );
    const said = Object.values(messagesOf(wild));
    expect(said.length).toBeGreaterThanOrEqual(5);
    expect(new Set(said)).toEqual(new Set(['Valore non valido']));
  });

  it("the schema has no message except the table's, for any answers", () => {
    const words = /^(?:Valore non valido|tra \d\d\/\d\d\/\d{4} e .*|[A-Z]+ errato)$/;
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        for (const message of Object.values(messagesOf(answers))) expect(message).toMatch(words);
      }),
    );
  });
});

describe('schema and check', () => {
  const crossCodes = new Set(outing.checks?.map(({ code }) => code));

  it('schemaOf and check agree on every single answer', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const failing = check(outing, answers, around).filter(({ code }) => !crossCodes.has(code));
        const schema = schemaOf(outing, answers, around);
        for (const key of Object.keys(outing.fields)) {
          const [field] = failing.filter((failure) => failure.field === key);
          const asked = key in schema.fields;
          const passes = !asked || schema.pick([key]).isValidSync(answers);
          expect([key, passes]).toEqual([key, field === undefined]);
        }
      }),
    );
  });

  it('schemaOf and check find the same missing answers in the empty form', () => {
    const empty = initialValues(outing);
    const found = new Set(check(outing, empty, around).map(({ field }) => field));
    const said = Object.keys(messagesOf(empty)).map((path) => path.split('.')[0]);
    expect(new Set(said)).toEqual(found);
  });
});
