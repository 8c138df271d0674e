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
  it('takes the plate away from a parent who comes by train after all', () => {
    const settled = settle(outing, giulia, { ...giulia, mezzo: 'treno' });
    expect(settled).toEqual({ ...giulia, mezzo: 'treno', targa: '' });
  });

  it('asks one more age when a child is added, and drops the last when one stays at home', () => {
    expect(settle(outing, giulia, { ...giulia, bambini: 3 }).eta_bambini).toEqual([7, 9, null]);
    expect(settle(outing, giulia, { ...giulia, bambini: 1 }).eta_bambini).toEqual([7]);
  });

  it('clears the ages with the number of children', () => {
    const settled = settle(outing, giulia, { ...giulia, bambini: null });
    expect(settled).toEqual({ ...giulia, bambini: null, eta_bambini: [] });
  });

  it('leaves everything else as it was, and the answers it was given untouched', () => {
    const after = Object.freeze({ ...giulia, nome: 'Marta' });
    expect(settle(outing, Object.freeze({ ...giulia }), after)).toEqual(after);
  });

  it('does not react to what did not change', () => {
    const oneAgeTooMany = { ...giulia, eta_bambini: [7, 9, 11] };
    const settled = settle(outing, oneAgeTooMany, { ...oneAgeTooMany, nome: 'Marta' });
    expect(settled.eta_bambini).toEqual([7, 9, 11]);
  });
});

// Six people in a row, each of whom hears only the one before (or the one after).
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

describe('reactions in a chain', () => {
  it('reach the last in one change, in the order of the table', () => {
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

  it('reach the first as well, against the order of the table', () => {
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

  it('clear what hangs on what was cleared, however deep', () => {
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

  it('react to what was cleared, and clear what a reaction made not apply', () => {
    const table = rowOf({
      applies: { b: (v) => v.a === 1, d: (v) => v.c !== 0 },
      reacts: { b: (v) => (v.b === null ? { c: 0 } : {}) },
    });
    const before = said({ a: 1, b: 5, c: 3, d: 9 });
    expect(settle(table, before, { ...before, a: 2 })).toEqual(said({ a: 2, c: 0 }));
  });

  it('let an answer react once to being cleared, so that a later reaction has the last word', () => {
    const table = rowOf({
      applies: { a: (v) => v.b === null },
      reacts: { a: () => ({ c: 1 }), b: () => ({ c: 2 }) },
    });
    expect(settle(table, said({ a: 5 }), said({ a: 5, b: 6 }))).toEqual(said({ b: 6, c: 2 }));
  });

  it('let the last correct the one it heard from', () => {
    const fields = { a: row.a, b: row.b, c: row.c };
    const corrected: Table<typeof fields> = {
      fields,
      reacts: { a: () => ({ b: 1 }), b: () => ({ c: 1 }), c: () => ({ b: 2 }) },
    };
    const before = { a: null, b: null, c: null };
    expect(settle(corrected, before, { ...before, a: 9 })).toEqual({ a: 9, b: 2, c: 1 });
  });

  it('hear what was answered before', () => {
    const table = rowOf({ reacts: { a: (v, before) => ({ b: (v.a ?? 0) - (before.a ?? 0) }) } });
    expect(settle(table, said({ a: 3 }), said({ a: 10 })).b).toBe(7);
  });
});

describe('rules that never come to rest', () => {
  const message =
    '@preventivo/core: the rules of a table never settle: two of them undo each other';

  it('are told apart from slow ones when two people contradict each other', () => {
    const quarrel = rowOf({
      reacts: { a: (v) => ({ b: (v.a ?? 0) + 1 }), b: (v) => ({ a: (v.b ?? 0) + 1 }) },
    });
    expect(() => settle(quarrel, silent, said({ a: 1 }))).toThrow(message);
    expect(settle(quarrel, silent, said({ c: 1 }))).toEqual(said({ c: 1 }));
  });

  it('are found when a reaction hides the very answer it gave', () => {
    const flicker = rowOf({
      applies: { b: (v) => v.a !== null },
      reacts: { a: (v) => ({ b: v.a }), b: (v) => ({ a: v.b === null ? 1 : null }) },
    });
    expect(() => settle(flicker, silent, said({ a: 1 }))).toThrow(message);
  });
});

describe('whatever somebody answers', () => {
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

  it('once settled it stays so, and what does not apply is empty', () => {
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

  it('the empty form is settled', () => {
    expect(settle(outing, initialValues(outing), initialValues(outing))).toEqual(
      initialValues(outing),
    );
  });
});
