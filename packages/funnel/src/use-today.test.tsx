import { act, fireEvent, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useToday } from './use-today.ts';

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
  });
  vi.setSystemTime('2026-11-21T22:30:00Z');
});
afterEach(() => {
  vi.useRealTimers();
});

const afterMidnight = () => vi.setSystemTime('2026-11-21T23:10:00Z');
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const becomeVisible = () => {
  document.dispatchEvent(new Event('visibilitychange'));
  return pass(0);
};

describe('useToday', () => {
  it('returns the day in Italy', () => {
    const { result } = renderHook(() => useToday(undefined, undefined));
    expect(result.current).toBe('2026-11-21');
  });

  it('replaces the day that the server rendered, after hydration', () => {
    const days: string[] = [];
    renderHook(() => days.push(useToday('2026-11-03', undefined)));
    expect(days.at(0)).toBe('2026-11-03');
    expect(days.at(-1)).toBe('2026-11-21');
  });

  it('returns the next day when a page that stayed open becomes visible again', async () => {
    const { result } = renderHook(() => useToday(undefined, undefined));
    afterMidnight();
    expect(result.current).toBe('2026-11-21');
    await becomeVisible();
    expect(result.current).toBe('2026-11-22');
  });

  it('returns the next day within half a minute after midnight, even without user input', async () => {
    const { result } = renderHook(() => useToday(undefined, undefined));
    await pass(30 * 60_000 - 1);
    expect(result.current).toBe('2026-11-21');
    await pass(30_000);
    expect(result.current).toBe('2026-11-22');
    await pass(24 * 3_600_000);
    expect(result.current).toBe('2026-11-23');
  });

  it("does not render between a click and the browser's handling of it", async () => {
    const { result } = renderHook(() => useToday(undefined, undefined));
    afterMidnight();
    fireEvent.click(document.body);
    expect(result.current).toBe('2026-11-21');
    await pass(0);
    expect(result.current).toBe('2026-11-22');
  });

  it('does not change the day during a press', async () => {
    const { result } = renderHook(() => useToday(undefined, undefined));
    fireEvent.pointerDown(document.body, { button: 0 });
    await pass(31 * 60_000);
    expect(result.current).toBe('2026-11-21');
    fireEvent.click(document.body);
    await pass(0);
    expect(result.current).toBe('2026-11-22');
  });

  it('returns a fixed day unchanged', async () => {
    const { result } = renderHook(() => useToday('2026-11-03', '2026-02-28'));
    await pass(3_600_000);
    await becomeVisible();
    expect(result.current).toBe('2026-02-28');
  });

  it('clears its timer on unmount', () => {
    renderHook(() => useToday(undefined, undefined)).unmount();
    expect(vi.getTimerCount()).toBe(0);
  });
});
