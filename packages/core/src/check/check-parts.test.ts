import { describe, expect, it } from 'vitest';
import { choice, yesNo } from '../kinds/choice/field.ts';
import { group } from '../kinds/group.ts';
import { items } from '../kinds/items/field.ts';
import { whole } from '../kinds/number/field.ts';
import { text } from '../kinds/text/field.ts';
import { giulia, lists, outing } from '../line/outing.fixture.ts';
import type { Values } from '../table/field.ts';
import type { Table } from '../table/table.ts';
import { check } from './check.ts';

const around = { today: '2026-11-21', lists };
const wrong = (change: Partial<typeof giulia>) => check(outing, { ...giulia, ...change }, around);
const asked = { label: 'Domanda', code: 'CODICE', error: 'Indicare la risposta' };

describe('the ages of the children', () => {
  it('each invalid age fails at its numbered control with its own texts', () => {
    const age = {
      field: 'eta_bambini',
      code: 'ETA_BAMBINO',
      invalid: 'Valore non valido',
      error: 'Indicare eta_bambino',
      help: 'Da 3 a 17 anni',
    };
    expect(wrong({ bambini: 4, eta_bambini: [2, 9, null, 18] })).toEqual([
      { ...age, control: 'eta_bambini.1' },
      { ...age, control: 'eta_bambini.3' },
      { ...age, control: 'eta_bambini.4' },
    ]);
  });

  it('the ages fail as a whole while the list is empty', () => {
    expect(wrong({ eta_bambini: [] })).toMatchObject([
      { field: 'eta_bambini', control: 'eta_bambini', code: 'ETA_BAMBINI' },
    ]);
  });

  it('each age has the limits of the item field, unless the table sets others', () => {
    const age = whole({ ...asked, limits: { from: 3, to: 17 }, help: 'Da {from} a {to} anni' });
    const fields = { anni: items({ ...asked, item: age }) };
    const anni = [2, 17, 18];
    const [first, ...others] = check({ fields }, { anni }, around);
    expect(first).toMatchObject({ control: 'anni.1', help: 'Da 3 a 17 anni' });
    expect(others).toMatchObject([{ control: 'anni.3' }]);
    const limits = { anni: () => ({ to: 16 }) };
    expect(check({ fields, limits }, { anni }, around)).toMatchObject([
      { control: 'anni.2' },
      { control: 'anni.3' },
    ]);
  });

  it('an optional list may be empty', () => {
    const fields = { anni: items({ ...asked, optional: true, item: whole(asked) }) };
    expect(check({ fields }, { anni: [] }, around)).toEqual([]);
    expect(check({ fields }, { anni: [null] }, around)).toMatchObject([{ control: 'anni.1' }]);
  });
});

describe('a group', () => {
  it('a group prefixes its controls with its key, and adds its own error for the summary', () => {
    const group = { code: 'MAESTRA', error: 'Indicare maestra' };
    expect(wrong({ maestra: { nome: 'A', anni: null } })).toEqual([
      {
        field: 'maestra',
        control: 'maestra.nome',
        code: 'NOME_MAESTRA',
        invalid: 'Valore non valido',
        error: 'Indicare nome_maestra',
        group,
      },
      {
        field: 'maestra',
        control: 'maestra.anni',
        code: 'ANNI',
        invalid: 'Valore non valido',
        error: 'Indicare anni',
        group,
      },
    ]);
  });

  it('an optional group may be empty, but must be valid once one of its answers is given', () => {
    const table = { fields: { nome: text(asked), anni: whole(asked) } };
    const fields = { chi: group({ ...asked, optional: true, table }) };
    expect(check({ fields }, { chi: { nome: '', anni: null } }, around)).toEqual([]);
    expect(check({ fields }, { chi: { nome: 'Ada', anni: null } }, around)).toMatchObject([
      { field: 'chi', control: 'chi.anni' },
    ]);
  });
});

describe('a list of groups', () => {
  const fields = {
    incidenti: items({
      ...asked,
      item: group({
        ...asked,
        table: { fields: { colpa: choice({ ...asked, list: 'colpe' }), grave: yesNo(asked) } },
      }),
    }),
  };
  const table: Table<typeof fields> = { fields };
  const known = { ...around, lists: { colpe: [{ id: 'esclusiva', value: 'Esclusiva' }] } };
  const failing = (incidenti: Values<typeof fields>['incidenti']) =>
    check(table, { incidenti }, known).map(({ control }) => control);

  it('a list of groups is validated inside each entry, with the option lists', () => {
    expect(failing([{ colpa: 'esclusiva', grave: false }])).toEqual([]);
    expect(
      failing([
        { colpa: 'esclusiva', grave: null },
        { colpa: 'del vigile', grave: true },
        { colpa: null, grave: null },
      ]),
    ).toEqual(['incidenti.1.grave', 'incidenti.2.colpa', 'incidenti.3.colpa', 'incidenti.3.grave']);
  });

  it('a list of groups rejects an empty entry', () => {
    expect(failing([{ colpa: 'esclusiva', grave: false }, fields.incidenti.item.initial])).toEqual([
      'incidenti.2.colpa',
      'incidenti.2.grave',
    ]);
  });
});

describe('an address', () => {
  const home = giulia.casa;
  const found = { ...home, is_manual_address: false, search: 'Via Roma, 12, Milano' };
  const none = { ...home, street: '', street_number: '', zip: '', city: '' };
  const casa = (answer: typeof home) => wrong({ casa: answer });

  it('an address is valid when chosen from the search or entered by hand', () => {
    expect(casa(found)).toEqual([]);
    expect(casa(home)).toEqual([]);
  });

  it('an address entered by hand fails part by part, in the order of the checks', () => {
    const at = (control: string) => ({
      field: 'casa',
      control: control === 'NUMBER' ? 'street_number' : control.toLowerCase(),
      code: control,
      invalid: `${control} errato`,
      error: `${control} errato`,
    });
    expect(casa({ ...none, city: home.city })).toEqual([at('ZIP'), at('STREET'), at('NUMBER')]);
    expect(casa({ ...home, zip: '2012', street: 'Roma' })).toEqual([at('ZIP'), at('STREET')]);
  });

  it('an address has no postal code error before its municipality is valid', () => {
    expect(casa(none)).toMatchObject([
      { control: 'city' },
      { control: 'street' },
      { control: 'street_number' },
    ]);
  });

  it.each([
    ['a town without its province', { city: 'MILANO' }, 'city'],
    ['a postal code of four digits', { zip: '2012' }, 'zip'],
    ['a street of one word', { street: 'Roma' }, 'street'],
    ['a house number of letters', { street_number: 'snc' }, 'street_number'],
    ['a house number of four digits', { street_number: '1234' }, 'street_number'],
  ])('an address is rejected for %s', (_, change, control) => {
    expect(casa({ ...home, ...change })).toMatchObject([{ field: 'casa', control }]);
  });

  it('an address from the search fails if its house number is missing', () => {
    expect(casa({ ...found, street_number: '' })).toMatchObject([
      { control: 'street_number', code: 'NUMBER' },
    ]);
  });

  const notFound =
    'Indirizzo non trovato, ti preghiamo di inserirlo tramite il tasto "Compilazione manuale".';

  it.each(['', 'Via Roma 12, Milano'])(
    'an address not chosen from the search for %o fails and refers to manual entry',
    (search) => {
      expect(casa({ ...none, search, is_manual_address: false })).toEqual([
        {
          field: 'casa',
          control: 'casa',
          code: 'CASA_NOT_FOUND',
          invalid: notFound,
          error: notFound,
          late: true,
        },
      ]);
    },
  );

  it.each(['Roma', 'Via', '<script>', '12345 67890'])(
    'an address fails as malformed for the search text %o',
    (search) => {
      expect(casa({ ...none, search, is_manual_address: false })).toEqual([
        {
          field: 'casa',
          control: 'casa',
          code: 'CASA',
          invalid: 'Indirizzo non valido',
          error: 'Indirizzo non valido',
          help: 'Via, numero e città',
        },
      ]);
    },
  );

  it('an address in a group prefixes its controls with the key of the group', () => {
    const fields = { chi: group({ ...asked, table: { fields: { casa: outing.fields.casa } } }) };
    const byHand = { chi: { casa: none } };
    expect(check({ fields }, byHand, around).map(({ control }) => control)).toEqual([
      'chi.city',
      'chi.street',
      'chi.street_number',
    ]);
    const searched = { chi: { casa: { ...none, is_manual_address: false } } };
    expect(check({ fields }, searched, around)).toMatchObject([{ control: 'chi.casa' }]);
  });
});
