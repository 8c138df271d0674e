import { describe, expect, it } from 'vitest';
import { movedByKey } from './month-grid.tsx';

describe('movedByKey', () => {
  it.each([
    ['ArrowLeft', '2026-11-20'],
    ['ArrowRight', '2026-11-22'],
    ['ArrowUp', '2026-11-14'],
    ['ArrowDown', '2026-11-28'],
    ['Home', '2026-11-16'],
    ['End', '2026-11-22'],
    ['PageUp', '2026-10-21'],
    ['PageDown', '2026-12-21'],
  ])('in the calendar, the key %s moves from Saturday 21 November 2026 to %s', (key, day) => {
    expect(movedByKey('2026-11-21', key, false)).toBe(day);
  });

  it('in the calendar, Shift with a Page key moves by a year', () => {
    expect(movedByKey('2026-11-21', 'PageUp', true)).toBe('2025-11-21');
    expect(movedByKey('2026-11-21', 'PageDown', true)).toBe('2027-11-21');
  });

  it('movedByKey returns undefined for other keys', () => {
    expect(movedByKey('2026-11-21', 'a', false)).toBeUndefined();
  });
});
