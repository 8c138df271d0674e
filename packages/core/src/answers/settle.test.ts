import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { yesNo } from '../kinds/choice/field.ts';
import { whole } from '../kinds/number/field.ts';
import { giulia, outing } from '../line/outing.fixture.ts';
import type { Values } from '../table/field.ts';
import type { Rules, Table } from '../table/table.ts';
import { applicable } from './applicable.ts';
import { initialValues } from './initial-values.ts';
import { settle } from './settle.ts';

const asked = { label: 'Domanda', code: 'CODICE', error: 'Indicare la risposta' };

describe('a change of one answer', () => {
  it('clears the plate when the parent switches to the train', () => {
    const settled = settle(outing, giulia, { ...giulia, mezzo: 'treno' });
    expect(settled).toEqual({ ...giulia, mezzo: 'treno', targa: '' });
  });

  it('adds an empty age with each child, and drops the last age when the number decreases', () => {
    expect(settle(outing, giulia, { ...giulia, bambini: 3 }).eta_bambini).toEqual([7, 9, null]);
    expect(settle(outing, giulia, { ...giulia, bambini: 1 }).eta_bambini).toEqual([7]);
  });

  it('clears the ages with the number of children', () => {
    const settled = settle(outing, giulia, { ...giulia, bambini: null });
    expect(settled).toEqual({ ...giulia, bambini: null, eta_bambini: [] });
  });

  it('settle changes no other answer, and does not mutate its arguments', () => {
    const after = Object.freeze({ ...giulia, nome: 'Marta' });
    expect(settle(outing, Object.freeze({ ...giulia }), after)).toEqual(after);
  });

  it('settle does not react to unchanged answers', () => {
    const oneAgeTooMany = { ...giulia, eta_bambini: [7, 9, 11] };
    const settled = settle(outing, oneAgeTooMany, { ...oneAgeTooMany, nome: 'Marta' });
    expect(settled.eta_bambini).toEqual([7, 9, 11]);
  });
});

// Six answers in a row. Each reacts only to the answer before it, or only to the answer after it.
const row = {
  a: whole(asked),
  b: whole(asked),
  c: whole(asked),
  d: whole(asked),
  e: whole(asked),
  f: whole(asked),
};
type Row = Values<typeof row>;
const rowOf = (rules: Rules<typeof row>): Table<typeof row> => ({ fields: row, ...rules });
const silent: Row = { a: null, b: null, c: null, d: null, e: null, f: null };
const said = (change: Partial<Row>): Row => ({ ...silent, ...change });

describe('chained reactions', () => {
  it('reactions reach the last answer in one change, in table order', () => {
    const forwards = rowOf({
      reacts: {
        a: (v) => ({ b: v.a }),
        b: (v) => ({ c: v.b }),
        c: (v) => ({ d: v.c }),
        d: (v) => ({ e: v.d }),
        e: (v) => ({ f: v.e }),
      },
    });
    expect(settle(forwards, silent, said({ a: 7 }))).toEqual(
      said({ a: 7, b: 7, c: 7, d: 7, e: 7, f: 7 }),
    );
  });

  it('reactions reach the first answer against table order', () => {
    const backwards = rowOf({
      reacts: {
        f: (v) => ({ e: v.f }),
        e: (v) => ({ d: v.e }),
        d: (v) => ({ c: v.d }),
        c: (v) => ({ b: v.c }),
        b: (v) => ({ a: v.b }),
      },
    });
    expect(settle(backwards, silent, said({ f: 7 })).a).toBe(7);
  });

  it('settle clears the dependents of cleared answers at any depth', () => {
    const nested = rowOf({
      applies: {
        e: (v) => v.f === 1,
        d: (v) => v.e !== null,
        c: (v) => v.d !== null,
        b: (v) => v.c !== null,
        a: (v) => v.b !== null,
      },
    });
    const full = { a: 1, b: 1, c: 1, d: 1, e: 1, f: 1 };
    expect(settle(nested, full, { ...full, f: 2 })).toEqual(said({ f: 2 }));
  });

  it('settle reacts to a cleared answer, and clears an answer that a reaction makes inapplicable', () => {
    const table = rowOf({
      applies: { b: (v) => v.a === 1, d: (v) => v.c !== 0 },
      reacts: { b: (v) => (v.b === null ? { c: 0 } : {}) },
    });
    const before = said({ a: 1, b: 5, c: 3, d: 9 });
    expect(settle(table, before, { ...before, a: 2 })).toEqual(said({ a: 2, c: 0 }));
  });

  it('a reaction runs once for a cleared answer, so that a later reaction wins', () => {
    const table = rowOf({
      applies: { a: (v) => v.b === null },
      reacts: { a: () => ({ c: 1 }), b: () => ({ c: 2 }) },
    });
    expect(settle(table, said({ a: 5 }), said({ a: 5, b: 6 }))).toEqual(said({ b: 6, c: 2 }));
  });

  it('a reaction may change the answer that triggered it', () => {
    const fields = { a: row.a, b: row.b, c: row.c };
    const corrected: Table<typeof fields> = {
      fields,
      reacts: { a: () => ({ b: 1 }), b: () => ({ c: 1 }), c: () => ({ b: 2 }) },
    };
    const before = { a: null, b: null, c: null };
    expect(settle(corrected, before, { ...before, a: 9 })).toEqual({ a: 9, b: 2, c: 1 });
  });

  it('a reaction receives the answers before the change', () => {
    const table = rowOf({ reacts: { a: (v, before) => ({ b: (v.a ?? 0) - (before.a ?? 0) }) } });
    expect(settle(table, said({ a: 3 }), said({ a: 10 })).b).toBe(7);
  });
});

describe('rules that never settle', () => {
  const message =
    '@preventivo/core: the rules of a table never settle: two of them undo each other';

  it('settle throws when two reactions contradict each other, but not for other changes', () => {
    const quarrel = rowOf({
      reacts: { a: (v) => ({ b: (v.a ?? 0) + 1 }), b: (v) => ({ a: (v.b ?? 0) + 1 }) },
    });
    expect(() => settle(quarrel, silent, said({ a: 1 }))).toThrow(message);
    expect(settle(quarrel, silent, said({ c: 1 }))).toEqual(said({ c: 1 }));
  });

  it('settle throws when a reaction hides the answer it set', () => {
    const flicker = rowOf({
      applies: { b: (v) => v.a !== null },
      reacts: { a: (v) => ({ b: v.a }), b: (v) => ({ a: v.b === null ? 1 : null }) },
    });
    expect(() => settle(flicker, silent, said({ a: 1 }))).toThrow(message);
  });
});

describe('for any answers, settle', () => {
  const fields = {
    fuma: yesNo(asked),
    anni: whole(asked),
    sigarette: whole(asked),
    smesso: yesNo(asked),
    mesi: whole(asked),
  };
  const table: Table<typeof fields> = {
    fields,
    applies: {
      anni: (v) => v.fuma === true || v.smesso === true,
      sigarette: (v) => v.fuma === true,
      smesso: (v) => v.fuma === false,
      mesi: (v) => v.smesso === true,
    },
    reacts: {
      anni: (v) => ((v.anni ?? 0) > 3 && v.fuma ? { sigarette: 20 } : {}),
      mesi: (v) => ((v.mesi ?? 0) > 4 ? { anni: 0 } : {}),
    },
  };
  const yes = fc.option(fc.boolean());
  const number = fc.option(fc.integer({ min: 0, max: 9 }));
  const answers = fc.record({
    fuma: yes,
    anni: number,
    sigarette: number,
    smesso: yes,
    mesi: number,
  });

  it('settle returns the same answers when it runs again, with empty inapplicable ones', () => {
    fc.assert(
      fc.property(answers, answers, (before, after) => {
        const settled = settle(table, before, after);
        const kept = new Set<string>(applicable(table, settled));
        const gone = Object.entries(settled).filter(([key]) => !kept.has(key));
        expect(gone.every(([, answer]) => answer === null)).toBe(true);
        expect(settle(table, settled, settled)).toEqual(settled);
      }),
    );
  });

  it('settle leaves the empty form unchanged', () => {
    expect(settle(outing, initialValues(outing), initialValues(outing))).toEqual(
      initialValues(outing),
    );
  });
});
