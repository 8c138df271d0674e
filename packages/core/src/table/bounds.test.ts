import { describe, expect, it } from 'vitest';
import { boundsOf, boundWords } from './bounds.ts';
import { siblingOf } from './path.ts';
import { same } from './same.ts';

const today = '2026-01-30';

describe('boundsOf', () => {
  it('boundsOf returns no bounds for no limits', () => {
    expect(boundsOf(undefined, today)).toEqual({ open: false });
    expect(boundsOf({}, today)).toEqual({ open: false });
    expect(boundWords(boundsOf({}, today))).toEqual({ from: '', to: '' });
  });

  it('boundsOf returns numbers unchanged, zero included', () => {
    const bounds = boundsOf({ from: 0, to: 99 }, today);
    expect(bounds).toEqual({ from: 0, to: 99, open: false });
    expect(boundWords(bounds)).toEqual({ from: '0', to: '99' });
  });

  it('boundsOf resolves days relative to today', () => {
    const bounds = boundsOf({ from: {}, to: { months: 1 } }, today);
    expect(bounds).toEqual({ from: '2026-01-30', to: '2026-02-28', open: false });
    expect(boundWords(bounds)).toEqual({ from: '30/01/2026', to: '28/02/2026' });
  });

  it('boundsOf adds days before months, and subtracts days after years', () => {
    expect(boundsOf({ from: { days: 3 }, to: { days: 3, months: 1 } }, today)).toEqual({
      from: '2026-02-02',
      to: '2026-03-02',
      open: false,
    });
    expect(boundsOf({ from: { years: -100, days: -1 } }, '2026-03-01').from).toBe('1926-02-28');
  });

  it.each([null, '', '27/3/', '2026-02-30'])(
    'boundsOf accepts no day while the base day is %o',
    (day) => {
      expect(boundsOf({ from: { day, days: 1 }, to: { months: 1 } }, today)).toEqual({
        to: '2026-02-28',
        open: true,
      });
      expect(boundsOf({ from: {}, to: { day } }, today).open).toBe(true);
    },
  );
});

describe('siblingOf', () => {
  it("siblingOf replaces the last part of a control's name", () => {
    expect(siblingOf('indirizzo', 'street')).toBe('street');
    expect(siblingOf('proprietario.indirizzo', 'street')).toBe('proprietario.street');
    expect(siblingOf('incidenti.2.luogo', 'city')).toBe('incidenti.2.city');
  });
});

describe('same', () => {
  it('same returns true for equal answers', () => {
    expect(same(['bagaglio'], ['bagaglio'])).toBe(true);
    expect(same({ anno: 2024 }, { anno: 2024 })).toBe(true);
    expect(same(null, null)).toBe(true);
  });
  it('same returns false for answers that differ in value, number or order', () => {
    expect(same(['a', 'b'], ['b', 'a'])).toBe(false);
    expect(same([1], [1, null])).toBe(false);
    expect(same(0, null)).toBe(false);
    expect(same('', null)).toBe(false);
    expect(same('7', 7)).toBe(false);
    expect(same(false, null)).toBe(false);
  });
});
