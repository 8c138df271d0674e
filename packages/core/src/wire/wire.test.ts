import { describe, expect, it } from 'vitest';
import { initialValues } from '../answers/initial-values.ts';
import { choice, choices, yesNo } from '../kinds/choice/field.ts';
import { date } from '../kinds/date/field.ts';
import { group } from '../kinds/group.ts';
import { items } from '../kinds/items/field.ts';
import { amount, whole } from '../kinds/number/field.ts';
import { municipality, plate, text } from '../kinds/text/field.ts';
import { giulia, outing } from '../line/outing.fixture.ts';
import type { Field } from '../table/field.ts';
import type { Table } from '../table/table.ts';
import { fromWire, toWire } from './wire.ts';

const asked = { label: 'Domanda', code: 'CODICE', error: 'Indicare la risposta' };
const body = toWire(outing, giulia);

describe('toWire', () => {
  it('toWire writes every answer under its wire name and in its wire format', () => {
    expect(body).toEqual({
      class_of_child: '2B',
      nome: 'Giulia',
      phone: '3331234567',
      bambini: 2,
      eta_bambini: [7, 9],
      allergie: true,
      quali_allergie: 'latte|noci|',
      partenza: '2026-12-01',
      ritorno: '2026-12-03',
      mezzo: 'auto',
      targa: 'AB123CD',
      quota: 12.5,
      casa: 'VIA ROMA, 12, 20121 MILANO (MI), ITALIA',
      comune_scuola: 'MILANO (MI)',
      maestra: { nome: 'Ada', anni: 40 },
    });
  });

  it('toWire writes the answer to a question that does not apply as null, as a constant, or not at all', () => {
    const none = toWire(outing, { ...giulia, bambini: 0, allergie: false, mezzo: 'treno' });
    expect(none.eta_bambini).toBeNull();
    expect(none.quali_allergie).toBe('nessuna|');
    expect('targa' in none).toBe(false);
  });

  it('toWire omits an answer left over in a question that does not apply', () => {
    const left = toWire(outing, { ...giulia, mezzo: 'treno', targa: 'AB123CD' });
    expect(JSON.stringify(left)).not.toContain('AB123CD');
  });

  it('toWire writes an empty text as null, and trims others', () => {
    const blank = toWire(outing, {
      ...giulia,
      nome: '  Giulia ',
      telefono: ' ',
      comune_scuola: '',
    });
    expect([blank.nome, blank.phone, blank.comune_scuola]).toEqual(['Giulia', null, null]);
    expect(toWire(outing, initialValues(outing))).toMatchObject({ nome: null, mezzo: null });
  });

  it('toWire writes only the given keys, in their order', () => {
    const [first] = outing.pages;
    expect(Object.keys(toWire(outing, giulia, first?.fields))).toEqual([
      'class_of_child',
      'nome',
      'phone',
      'bambini',
      'eta_bambini',
      'allergie',
      'quali_allergie',
    ]);
  });

  it('toWire throws for an unknown key', () => {
    expect(() => toWire(outing, giulia, ['nome', 'cognome'])).toThrow(
      "@preventivo/core: no field 'cognome' in this table.",
    );
  });
});

describe('fromWire', () => {
  it('fromWire reads the answers in their normal form', () => {
    const { values, problems } = fromWire(outing, JSON.parse(JSON.stringify(body)));
    expect(problems).toEqual([]);
    expect(values).toEqual({
      ...giulia,
      telefono: '3331234567',
      targa: 'AB123CD',
      casa: { ...giulia.casa, search: body.casa, street: 'VIA ROMA', is_manual_address: false },
    });
  });

  it('fromWire reads missing and null answers as empty', () => {
    const nothing = { values: initialValues(outing), problems: [] };
    const nulls = Object.fromEntries(Object.keys(body).map((name) => [name, null]));
    expect(fromWire(outing, {})).toEqual(nothing);
    expect(fromWire(outing, nulls)).toEqual(nothing);
  });

  it('fromWire reads the constant of a question that does not apply as empty', () => {
    const { values, problems } = fromWire(outing, {
      ...body,
      allergie: false,
      quali_allergie: 'nessuna|',
    });
    expect(problems).toEqual([]);
    expect(values.quali_allergie).toEqual([]);
  });

  it.each(['cognome', 'telefono', 'constructor', 'toString', ''])(
    'fromWire reports the unknown key %o',
    (key) => {
      const { problems } = fromWire(outing, { ...body, [key]: 'Ferri' });
      expect(problems).toEqual([{ key, reason: 'unknown' }]);
    },
  );

  it('fromWire reports the key `__proto__` and leaves the prototype unchanged', () => {
    const { values, problems } = fromWire(outing, JSON.parse('{"__proto__": {"nome": "Eva"}}'));
    expect(problems).toEqual([{ key: '__proto__', reason: 'unknown' }]);
    expect(values.nome).toBe('');
  });

  it.each<[string, unknown]>([
    ['nome', true],
    ['bambini', 'due'],
    ['bambini', '1.234'],
    ['bambini', Number.NaN],
    ['bambini', Number.POSITIVE_INFINITY],
    ['eta_bambini', 7],
    ['eta_bambini', [7, 'nove']],
    ['eta_bambini', { 0: 7 }],
    ['allergie', 'vero'],
    ['allergie', 2],
    ['quali_allergie', ['latte']],
    ['quali_allergie', 'latte||'],
    ['partenza', 7],
    ['mezzo', true],
    ['targa', {}],
    ['quota', 'dodici'],
    ['casa', 3],
    ['maestra', 'Ada'],
  ])('fromWire reports %s when it is %j, and leaves the answer empty', (key, raw) => {
    const { values, problems } = fromWire(outing, { ...body, [key]: raw });
    expect(problems).toContainEqual({ key, reason: 'wrong' });
    expect(JSON.stringify(problems)).not.toContain('latte');
    expect(Object.entries(values)).toContainEqual([
      key,
      Object.entries(initialValues(outing)).find(([other]) => other === key)?.[1],
    ]);
  });

  it.each<[string, unknown]>([
    ['bambini', '2'],
    ['eta_bambini', [7, '9']],
    ['eta_bambini', ['7', ' 9 ']],
    ['allergie', 'true'],
    ['allergie', 'TRUE'],
    ['allergie', 1],
    ['allergie', '1'],
    ['quali_allergie', 'latte|noci'],
    ['partenza', 20261201],
    ['partenza', '01/12/2026'],
    ['partenza', '2026-12-01T00:00:00.000Z'],
    ['quota', '12,50'],
    ['quota', '12.5'],
    ['maestra', { nome: 'Ada', anni: '40' }],
  ])('fromWire reads %s from the spelling %j', (key, raw) => {
    const { values, problems } = fromWire(outing, { ...body, [key]: raw });
    expect(problems).toEqual([]);
    expect(toWire(outing, values)).toEqual(body);
  });

  it('fromWire reads a number as the digits of a text', () => {
    expect(fromWire(outing, { ...body, nome: 500 }).values.nome).toBe('500');
  });

  it('fromWire reports a key inside a group by its path', () => {
    const read = (maestra: unknown) => fromWire(outing, { ...body, maestra }).problems;
    expect(read({ nome: [], anni: 40 })).toEqual([{ key: 'maestra.nome', reason: 'wrong' }]);
    expect(read({ nome: 'Ada', cognome: 'Neri' })).toEqual([
      { key: 'maestra.cognome', reason: 'unknown' },
    ]);
  });

  it('fromWire reports the answer to a question that does not apply, by its wire name', () => {
    const { problems } = fromWire(outing, { ...body, mezzo: 'treno', allergie: false });
    expect(problems).toEqual([
      { key: 'quali_allergie', reason: 'unasked' },
      { key: 'targa', reason: 'unasked' },
    ]);
  });

  it('fromWire accepts an empty answer to a question that does not apply', () => {
    const empty = { ...body, mezzo: 'treno', targa: '', allergie: false, quali_allergie: '' };
    expect(fromWire(outing, empty).problems).toEqual([]);
  });

  it('fromWire rejects keys of other pages when it reads one page', () => {
    const { problems } = fromWire(outing, { nome: 'Giulia', quota: 10 }, outing.pages[0]?.fields);
    expect(problems).toEqual([{ key: 'quota', reason: 'unknown' }]);
  });

  it('fromWire does not report unasked answers when it reads one page', () => {
    expect(fromWire(outing, { targa: 'AB123CD' }, ['targa']).problems).toEqual([]);
  });
});

describe('toWire and fromWire', () => {
  const questions: readonly [string, Field, unknown, unknown][] = [
    ['a name', text(asked), 'Ada', 'Ada'],
    ['an age', whole(asked), 41, 41],
    ['no children', whole(asked), 0, 0],
    ['a value', amount(asked), 250000.5, 250000.5],
    ['a no', yesNo(asked), false, false],
    ['a choice', choice({ ...asked, list: 'sesso' }), 'donna', 'donna'],
    ['a choice that is a number', choice({ ...asked, list: 'figli', numeric: true }), '6', 6],
    ['several choices', choices({ ...asked, list: 'sport' }), ['vela', 'sci'], 'vela|sci|'],
    ['a day', date(asked), '2026-11-21', '2026-11-21'],
    ['a plate', plate({ ...asked, variant: 'neutra' }), 'AB123CD', 'AB123CD'],
    ['a town', municipality({ ...asked, residence: true }), 'ROMA (RM)', 'ROMA (RM)'],
    ['ages, one not given yet', items({ ...asked, item: whole(asked) }), [34, null], [34, null]],
    ['names', items({ ...asked, item: text(asked) }), ['Ada', ''], ['Ada', null]],
    [
      'accidents',
      items({
        ...asked,
        item: group({ ...asked, table: { fields: { anno: whole(asked), colpa: yesNo(asked) } } }),
      }),
      [
        { anno: 2024, colpa: true },
        { anno: null, colpa: false },
      ],
      [
        { anno: 2024, colpa: true },
        { anno: null, colpa: false },
      ],
    ],
  ];

  it.each(questions)('toWire and fromWire round-trip %s', (_, field, answer, sent) => {
    const table = { fields: { domanda: field } };
    expect(toWire(table, { domanda: answer })).toEqual({ domanda: sent });
    expect(fromWire(table, { domanda: sent })).toEqual({
      values: { domanda: answer },
      problems: [],
    });
  });

  it('toWire and fromWire round-trip a group that does not apply, as null', () => {
    const fields = {
      io: yesNo(asked),
      chi: group({ ...asked, table: { fields: { nome: text(asked) } } }),
    };
    const table: Table<typeof fields> = { fields, applies: { chi: (v) => v.io === false } };
    const values = { io: true, chi: { nome: '' } };
    expect(toWire(table, values)).toEqual({ io: true, chi: null });
    expect(fromWire(table, { io: true, chi: null })).toEqual({ values, problems: [] });
  });

  it("toWire and fromWire work when the table overrides only `to` or only `from` of a kind's codec", () => {
    const fields = { capitale: whole(asked) };
    const table = { fields, wire: { capitale: { to: (answer: number | null) => String(answer) } } };
    expect(toWire(table, { capitale: 7 })).toEqual({ capitale: '7' });
    expect(fromWire(table, { capitale: 7 }).values).toEqual({ capitale: 7 });
  });

  it('toWire and fromWire round-trip the number of each list entry, and reject a wrong number', () => {
    const item = group({ ...asked, table: { fields: { anno: whole(asked) } } });
    const fields = { incidenti: items({ ...asked, item, numbered: 'numero' }) };
    const values = { incidenti: [{ anno: 2024 }, { anno: null }] };
    const sent = {
      incidenti: [
        { numero: 1, anno: 2024 },
        { numero: 2, anno: null },
      ],
    };
    expect(toWire({ fields }, values)).toEqual(sent);
    expect(fromWire({ fields }, sent)).toEqual({ values, problems: [] });
    for (const numero of [2, '2', 'uno', null, undefined])
      expect(fromWire({ fields }, { incidenti: [{ numero, anno: 2024 }] }).problems).toEqual([
        { key: 'incidenti', reason: 'wrong' },
      ]);
  });

  it('toWire writes an address with a missing part as null', () => {
    const { casa } = outing.fields;
    const home = { ...giulia.casa, zip: '' };
    expect(toWire({ fields: { casa } }, { casa: home })).toEqual({ casa: null });
  });
});
