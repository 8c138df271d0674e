import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { initialValues } from '../answers/initial-values.ts';
import { address } from '../kinds/address/field.ts';
import { choice, choices, yesNo } from '../kinds/choice/field.ts';
import { date } from '../kinds/date/field.ts';
import { valuesOf } from '../kinds/forms.ts';
import { group } from '../kinds/group.ts';
import { items } from '../kinds/items/field.ts';
import { amount, whole } from '../kinds/number/field.ts';
import { municipality, plate, text } from '../kinds/text/field.ts';

const asked = { label: 'Domanda', code: 'CODICE', error: 'Indicare la risposta' };
const part = { code: 'CODICE', error: 'Indicare la parte' };
const table = {
  fields: {
    nome: text(asked),
    targa: plate({ ...asked, variant: 'standard' }),
    comune: municipality({ ...asked, residence: true }),
    eta: whole(asked),
    valore: amount(asked),
    fumatore: yesNo(asked),
    sesso: choice({ ...asked, list: 'sesso' }),
    sport: choices({ ...asked, list: 'sport' }),
    inizio: date(asked),
    casa: address({
      ...asked,
      search: 'Cerca',
      notFound: 'CODICE',
      parts: { city: part, zip: part, street: part, street_number: part },
    }),
    incidenti: items({
      ...asked,
      item: group({ ...asked, table: { fields: { anno: whole(asked) } } }),
    }),
    proprietario: group({
      ...asked,
      table: { fields: { cognome: text(asked), anni: whole(asked) } },
    }),
  },
};
const empty = initialValues(table);
const given = {
  nome: 'Giulia',
  targa: 'AB123CD',
  comune: 'MILANO (MI)',
  eta: 41,
  valore: 250000.5,
  fumatore: false,
  sesso: '1',
  sport: ['vela'],
  inizio: '27/3/',
  casa: {
    search: '',
    street: 'Via Roma',
    street_number: '1',
    zip: '20121',
    city: 'MILANO (MI)',
    is_manual_address: true,
  },
  incidenti: [{ anno: 2024 }],
  proprietario: { cognome: 'Ferri', anni: null },
};

describe('valuesOf', () => {
  it('valuesOf restores the answers unchanged, also from JSON', () => {
    expect(valuesOf(table, JSON.parse(JSON.stringify(given)))).toEqual(given);
    expect(valuesOf(table, JSON.parse(JSON.stringify(empty)))).toEqual(empty);
  });

  it('valuesOf fills missing answers with empty ones and drops unknown keys', () => {
    expect(valuesOf(table, { nome: 'Giulia', password: 'segreta1!' })).toEqual({
      ...empty,
      nome: 'Giulia',
    });
  });

  it.each([
    ['nome', 7],
    ['targa', null],
    ['comune', {}],
    ['eta', '41'],
    ['valore', true],
    ['fumatore', 'true'],
    ['sesso', 1],
    ['sport', 'vela'],
    ['sport', ['vela', 1]],
    ['inizio', 20261121],
    ['casa', 'VIA ROMA'],
    ['casa', { ...given.casa, zip: 20121 }],
    ['casa', { ...given.casa, is_manual_address: 'no' }],
    ['incidenti', { anno: 2024 }],
    ['proprietario', ['Ferri']],
  ] as const)('valuesOf empties %s when the draft has been edited to %j', (key, edited) => {
    expect(valuesOf(table, { ...given, [key]: edited })).toEqual({
      ...given,
      [key]: empty[key],
    });
  });

  it('valuesOf keeps the well-formed answers of a group', () => {
    const edited = { ...given, proprietario: { cognome: 'Ferri', anni: 'x', altro: 1 } };
    expect(valuesOf(table, edited).proprietario).toEqual({ cognome: 'Ferri', anni: null });
  });

  it('valuesOf keeps the number of list entries and the well-formed answers of each', () => {
    const edited = { ...given, incidenti: [{ anno: '2024' }, { anno: 2023 }] };
    expect(valuesOf(table, edited).incidenti).toEqual([{ anno: null }, { anno: 2023 }]);
  });

  it('valuesOf always returns answers, even for arbitrary JSON', () => {
    const anything = fc.dictionary(fc.constantFrom(...Object.keys(table.fields)), fc.jsonValue());
    fc.assert(
      fc.property(anything, (kept) => {
        const answers = valuesOf(table, kept);
        expect(Object.keys(answers)).toEqual(Object.keys(table.fields));
        expect(valuesOf(table, answers)).toEqual(answers);
      }),
    );
  });
});
