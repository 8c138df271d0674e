import { describe, expect, it } from 'vitest';
import { initialValues } from '../answers/initial-values.ts';
import { amount, whole } from '../kinds/number/field.ts';
import { giulia, lists, outing } from '../line/outing.fixture.ts';
import type { Values } from '../table/field.ts';
import type { Table } from '../table/table.ts';
import type { ValidationContext } from '../table/validation-context.ts';
import { check, type LastResults } from './check.ts';

const today = '2026-11-21';
const around = { today, lists };
type Answers = typeof giulia;
const asked = (code: string) => ({ label: code, code, error: `Indicare ${code}` });
/** Returns the failures after one change of Giulia's answers. */
const wrong = (change: Partial<Answers>, keys?: readonly string[]) =>
  check(outing, { ...giulia, ...change }, { ...around, ...(keys && { keys }) });
const controls = (change: Partial<Answers>) => wrong(change).map(({ control }) => control);

describe('check', () => {
  it('returns no failure for valid answers', () => {
    expect(wrong({})).toEqual([]);
  });

  it('returns the missing answers in table order, one per applicable field', () => {
    const failures = check(outing, initialValues(outing), around);
    expect([...new Set(failures.map(({ field }) => field))]).toEqual(
      Object.keys(outing.fields).filter(
        (key) => !['telefono', 'eta_bambini', 'quali_allergie', 'targa'].includes(key),
      ),
    );
    expect(failures[0]).toEqual({
      field: 'classe',
      control: 'classe',
      code: 'CLASSE',
      invalid: 'Valore non valido',
      error: 'Indicare classe',
    });
  });

  it('validates only the fields of the page, in page order', () => {
    const keys = ['allergie', 'bambini', 'nome'];
    const failures = check(outing, initialValues(outing), { ...around, keys });
    expect(failures.map(({ field }) => field)).toEqual(keys);
    expect(check(outing, initialValues(outing), { ...around, keys: [] })).toEqual([]);
  });

  it('skips inapplicable fields', () => {
    expect(wrong({ mezzo: 'treno', targa: '!' })).toEqual([]);
    expect(wrong({ mezzo: 'treno', targa: '!' }, ['targa'])).toEqual([]);
  });

  it('adds the help of the field', () => {
    expect(wrong({ nome: 'G' })).toEqual([
      {
        field: 'nome',
        control: 'nome',
        code: 'NOME',
        invalid: 'Valore non valido',
        error: 'Indicare nome',
        help: 'Almeno 2 lettere',
      },
    ]);
  });
});

describe('with the last results', () => {
  /** Giulia answers one question after another, on a form that keeps its last results. */
  const last: LastResults = new WeakMap();
  const steps: readonly [string, Partial<Answers>, Partial<ValidationContext>][] = [
    ['an invalid name', { nome: 'G' }, {}],
    ['the same name again', { nome: 'G' }, {}],
    ['a valid name', { nome: 'Giulia' }, {}],
    ['a price that is too low by car', { quota: 5 }, {}],
    ['the price by train', { quota: 5, mezzo: 'treno' }, {}],
    ['a day that comes', { partenza: '2026-12-01' }, {}],
    ['the same day, once it has passed', { partenza: '2026-12-01' }, { today: '2026-12-02' }],
    ['a bicycle with two children', { mezzo: 'bici' }, {}],
    ['a bicycle with three children', { mezzo: 'bici', bambini: 3, eta_bambini: [3, 7, 9] }, {}],
    ['a class of another list', { classe: '2B' }, { lists: { ...lists, classi: [] } }],
  ];

  it.each(steps)(
    'finds the same failures with and without the last results: %s',
    (_, change, context) => {
      const answers = { ...giulia, ...change };
      const now = { ...around, ...context };
      expect(check(outing, answers, now, last)).toEqual(check(outing, answers, now));
    },
  );

  it('validates an unchanged answer once', () => {
    const answers = { ...giulia, nome: 'G' };
    const fresh: LastResults = new WeakMap();
    const [first] = check(outing, answers, around, fresh);
    const [second] = check(outing, { ...answers, mezzo: null }, around, fresh);
    expect(second).toBe(first);
    expect(check(outing, answers, around)[0]).not.toBe(first);
  });
});

describe('one answer', () => {
  it.each<[string, keyof Answers, Partial<Answers>]>([
    ['a name of spaces', 'nome', { nome: '   ' }],
    ['a name of one letter in spaces', 'nome', { nome: '  G  ' }],
    ['a name of 41 letters', 'nome', { nome: 'G'.repeat(41) }],
    ['a phone number with a digit too few', 'telefono', { telefono: '333 123456' }],
    ['no child', 'bambini', { bambini: 0, eta_bambini: [] }],
    ['six children', 'bambini', { bambini: 6 }],
    ['half a child', 'bambini', { bambini: 1.5 }],
    ['neither yes nor no', 'allergie', { allergie: null, quali_allergie: [] }],
    ['allergies, but to nothing', 'quali_allergie', { quali_allergie: [] }],
    ['an allergy that is not in the list', 'quali_allergie', { quali_allergie: ['gatti'] }],
    ['a class that does not exist', 'classe', { classe: '9Z' }],
    ['a plate of 8 characters', 'targa', { targa: 'AB 123 CDE' }],
    ['a quota under the least', 'quota', { quota: 0.49 }],
    ['a quota over the most', 'quota', { quota: 100.01 }],
    ['a town without its province', 'comune_scuola', { comune_scuola: 'MILANO' }],
    ['no teacher', 'maestra', { maestra: { nome: '', anni: 40 } }],
  ])('an answer is rejected when it is %s', (_, field, change) => {
    expect(wrong(change).map((failure) => failure.field)).toEqual([field]);
  });

  it.each<[string, Partial<Answers>]>([
    ['a name in spaces', { nome: '  Giulia  ' }],
    ['no phone number, which is optional', { telefono: '' }],
    ['a phone number with dots and spaces', { telefono: '333.123 45 67' }],
    ['no allergies', { allergie: false, quali_allergie: [] }],
    ['a plate with spaces and hyphens, which are not counted', { targa: 'ab-123 cd' }],
    ['the least and the most', { bambini: 1, eta_bambini: [3], quota: 100 }],
    ['the youngest and the oldest child', { eta_bambini: [3, 17] }],
  ])('an answer is valid when it is %s', (_, change) => {
    expect(wrong(change)).toEqual([]);
  });

  it('a multiple choice is invalid with the same option twice', () => {
    const nuts = { allergie: true, quali_allergie: ['noci', 'noci'] };
    expect(controls(nuts)).toEqual(['quali_allergie']);
    expect(controls({ ...nuts, quali_allergie: ['noci'] })).toEqual([]);
  });

  it('a choice accepts any answer while its options are unknown', () => {
    const unknown = { today, lists: {} };
    const odd = { ...giulia, classe: '9Z', quali_allergie: ['gatti'] };
    expect(check(outing, odd, unknown)).toEqual([]);
    const none = { ...giulia, classe: null, quali_allergie: [] };
    expect(check(outing, none, unknown).map(({ field }) => field)).toEqual([
      'classe',
      'quali_allergie',
    ]);
  });

  it('a choice is rejected when the list of options is empty', () => {
    const failures = check(outing, giulia, { today, lists: { ...lists, classi: [] } });
    expect(failures.map(({ field }) => field)).toEqual(['classe']);
  });

  it('a choice is rejected when its option is no longer offered', () => {
    const change = { mezzo: 'bici', targa: '' };
    expect(wrong({ ...change })).toEqual([]);
    expect(wrong({ ...change, bambini: 3, eta_bambini: [7, 9, 11] })).toMatchObject([
      { field: 'mezzo', code: 'MEZZO' },
    ]);
  });
});

describe('a date', () => {
  it.each([
    ['2026-11-22', '2026-11-23'],
    ['2026-12-21', '2026-12-28'],
  ])('a date is valid at the edges of its window: %s to %s', (partenza, ritorno) => {
    expect(wrong({ partenza, ritorno })).toEqual([]);
  });

  it.each(['2026-11-21', '2026-12-22', '2026-11-31', '27/3/', ''])(
    'the date %o is rejected with an error that names the window',
    (partenza) => {
      const [failure] = wrong({ partenza });
      expect(failure).toEqual({
        field: 'partenza',
        control: 'partenza',
        code: 'PARTENZA',
        invalid: 'tra 22/11/2026 e 21/12/2026',
        error: 'Inserire una data tra 22/11/2026 e 21/12/2026',
      });
    },
  );

  it('a date names its window in the help', () => {
    expect(wrong({ ritorno: '2026-12-01' })).toMatchObject([
      { field: 'ritorno', help: 'Una data tra il 02/12/2026 e il 08/12/2026' },
    ]);
  });

  it.each([null, '1/12/', '2026-13-01'])(
    'a date fails without naming a window while the date it depends on is %o',
    (partenza) => {
      const failure = wrong({ partenza }).find(({ field }) => field === 'ritorno');
      expect(failure).toEqual({
        field: 'ritorno',
        control: 'ritorno',
        code: 'RITORNO',
        invalid: 'Valore non valido',
        error: 'Indicare ritorno',
      });
    },
  );
});

describe('a rule over several answers', () => {
  const cheap = { quota: 5 };

  it('a rule over several answers marks each of them with its own texts', () => {
    const words = {
      code: 'AUTO_CARA',
      error: 'Chi viene in auto paga almeno 10',
      invalid: 'Combinazione non valida',
      help: 'Scegli il treno',
    };
    expect(wrong(cheap)).toEqual([
      { field: 'mezzo', control: 'mezzo', ...words },
      { field: 'quota', control: 'quota', ...words },
    ]);
  });

  it('a rule without a code and messages uses those of the first field it marks', () => {
    const dear = { controls: ['quota', 'bambini'], help: 'Meno', holds: () => false } as const;
    const words = { code: 'QUOTA', error: 'Indicare quota', invalid: 'Valore non valido' };
    expect(check({ ...outing, checks: [dear] }, giulia, around)).toEqual([
      { field: 'quota', control: 'quota', ...words, help: 'Meno' },
      { field: 'bambini', control: 'bambini', ...words, help: 'Meno' },
    ]);
  });

  it('the failure of a rule comes after the last field it marks, and before the next field', () => {
    expect(controls({ ...cheap, targa: '', comune_scuola: '' })).toEqual([
      'targa',
      'mezzo',
      'quota',
      'comune_scuola',
    ]);
    const keys = ['quota', 'comune_scuola', 'mezzo', 'nome'];
    const failures = wrong({ ...cheap, comune_scuola: '', nome: '' }, keys);
    expect(failures.map(({ control }) => control)).toEqual([
      'comune_scuola',
      'mezzo',
      'quota',
      'nome',
    ]);
  });

  it('a rule does not run while one of its answers is invalid', () => {
    expect(controls({ mezzo: 'auto', quota: null })).toEqual(['quota']);
    expect(controls({ mezzo: 'aereo', quota: 5, targa: '' })).toEqual(['mezzo']);
  });

  it('a rule does not run if one of its answers is on another page', () => {
    expect(wrong(cheap, ['quota', 'nome'])).toEqual([]);
  });

  it('a rule does not run if one of its answers does not apply', () => {
    const fields = { a: whole(asked('a')), b: whole(asked('b')) };
    const table = (b: boolean): Table<typeof fields> => ({
      fields,
      applies: { b: () => b },
      checks: [{ controls: ['a', 'b'], code: 'AB', error: 'Insieme no', holds: () => false }],
    });
    const values: Values<typeof fields> = { a: 1, b: 1 };
    expect(check(table(false), values, around)).toEqual([]);
    expect(check(table(true), values, around).map(({ invalid }) => invalid)).toEqual([
      'Valore non valido',
      'Valore non valido',
    ]);
  });
});

describe('a number', () => {
  const boat = {
    fields: {
      lunghezza: amount({ ...asked('lunghezza'), suffix: 'm', decimals: 1 }),
      peso: amount({ ...asked('peso'), suffix: 't' }),
      trasportati: whole(asked('trasportati')),
    },
  };
  const refused = (change: object) =>
    check(boat, { lunghezza: 7.5, peso: 2.35, trasportati: 4, ...change }, around).map(
      ({ control }) => control,
    );

  it('a number is valid with as many decimals as its field allows', () => {
    expect(refused({})).toEqual([]);
  });

  it.each([
    ['lunghezza', 7.55],
    ['peso', 2.355],
    ['peso', -1],
    ['peso', 1e15],
    ['trasportati', 1.5],
  ])('a number is rejected if its input could not produce it: %s %d', (field, answer) => {
    expect(refused({ [field]: answer })).toEqual([field]);
  });
});
