import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { check } from '../check/check.ts';
import { choice, yesNo } from '../kinds/choice/field.ts';
import { whole } from '../kinds/number/field.ts';
import type { Values } from '../table/field.ts';
import type { Table } from '../table/table.ts';
import { initialValues } from './initial-values.ts';
import { settle } from './settle.ts';

const asked = (code: string) => ({ label: code, code, error: `Indicare ${code}` });
const fields = {
  /** The visitor rides alone and may take lessons. */
  solo: yesNo(asked('SOLO')),
  bici: choice({ ...asked('BICI'), list: 'bici' }),
  /** A racing bicycle requires a helmet and a rickshaw excludes it. On any other bicycle the visitor chooses. */
  casco: yesNo(asked('CASCO')),
  taglia: whole(asked('TAGLIA')),
};
const hire: Table<typeof fields> = {
  fields,
  applies: { casco: (v) => v.solo !== null, taglia: (v) => v.casco === true },
  reacts: { solo: (v) => (v.solo ? {} : { bici: 'risciò' }) },
  lockedTo: {
    casco: ({ bici }) => {
      if (bici === 'corsa') return { answer: true, hint: 'Compreso' };
      return bici === 'risciò' ? { answer: false, hint: 'Non serve' } : null;
    },
  },
};
type Answers = Values<typeof fields>;
const nobody = initialValues(hire);
const change = (before: Answers, answers: Partial<Answers>) =>
  settle(hire, before, { ...before, ...answers });
const wrong = (answers: Answers) =>
  check(hire, answers, { today: '2026-11-21', lists: {} }).map(({ code }) => code);

/** Bruno rides his own city bicycle and takes a helmet of size 56. */
const bruno = { solo: true, bici: 'città', casco: true, taglia: 56 };

describe('a locked answer, which other answers decide', () => {
  it('a locked answer has the decided value instead of any earlier answer', () => {
    const without = { ...bruno, casco: false, taglia: null };
    expect(change(without, { bici: 'corsa' }).casco).toBe(true);
    expect(change(bruno, { bici: 'risciò' })).toEqual({
      ...bruno,
      bici: 'risciò',
      casco: false,
      taglia: null,
    });
  });

  it('a locked answer changes with the decision', () => {
    const racing = change(bruno, { bici: 'corsa' });
    expect(change(racing, { bici: 'risciò' }).casco).toBe(false);
  });

  it('a locked answer is empty again when no rule decides it any more', () => {
    const racing = change(bruno, { bici: 'corsa' });
    expect(change(racing, { bici: 'città' })).toEqual({ ...bruno, casco: null, taglia: null });
    expect(change(racing, { bici: null }).casco).toBeNull();
  });

  it('keeps an answer that was given while no rule decided it', () => {
    expect(change(bruno, { bici: 'tandem' }).casco).toBe(true);
    expect(change(change(bruno, { bici: 'corsa' }), { bici: 'città', casco: false }).casco).toBe(
      false,
    );
  });

  it('a locked answer follows an answer that a reaction changed, and clears its dependents', () => {
    expect(change(bruno, { solo: false })).toEqual({
      solo: false,
      bici: 'risciò',
      casco: false,
      taglia: null,
    });
  });

  it('a locked answer is empty while its question does not apply', () => {
    expect(change(nobody, { bici: 'corsa' }).casco).toBeNull();
  });

  it('a locked answer has its decided value in the empty form', () => {
    const always = { ...hire, lockedTo: { solo: () => ({ answer: true, hint: 'Sempre' }) } };
    expect(initialValues(always).solo).toBe(true);
  });

  it('a locked answer is invalid with the opposite value or none', () => {
    const racing = change(bruno, { bici: 'corsa' });
    expect(wrong(racing)).toEqual([]);
    expect(wrong({ ...racing, casco: false })).toEqual(['CASCO']);
    expect(wrong({ ...racing, casco: null })).toEqual(['CASCO']);
    expect(wrong({ ...bruno, casco: null })).toEqual(['CASCO']);
  });
});

it('settle returns the same answers when it runs again', () => {
  const answers = fc.record({
    solo: fc.option(fc.boolean()),
    bici: fc.constantFrom(null, 'corsa', 'risciò', 'città'),
    casco: fc.option(fc.boolean()),
    taglia: fc.option(fc.integer({ min: 50, max: 60 })),
  });
  fc.assert(
    fc.property(answers, answers, (before, after) => {
      const settled = settle(hire, settle(hire, before, before), after);
      expect(settle(hire, settled, settled)).toEqual(settled);
      const decided = settled.solo === null ? null : hire.lockedTo?.casco?.(settled);
      if (decided) expect(settled.casco).toBe(decided.answer);
    }),
  );
});
