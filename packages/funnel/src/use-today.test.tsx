import { act, fireEvent, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useToday } from './funnel.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime('2026-11-21T22:30:00Z');
});
afterEach(() => {
  vi.useRealTimers();
});

const lookAgain = () => act(() => void document.dispatchEvent(new Event('visibilitychange')));

describe('today', () => {
  it('is the day in Italy', () => {
    expect(renderHook(() => useToday(undefined, undefined)).result.current).toBe('2026-11-21');
  });

  it('is no longer the day a page was drawn on, once the page runs', () => {
    const days: string[] = [];
    renderHook(() => days.push(useToday('2026-11-03', undefined)));
    expect(days.at(0)).toBe('2026-11-03');
    expect(days.at(-1)).toBe('2026-11-21');
  });

  it('moves on when a page that was left open over midnight is looked at again', () => {
    const { result } = renderHook(() => useToday(undefined, undefined));
    vi.setSystemTime('2026-11-21T23:10:00Z');
    expect(result.current).toBe('2026-11-21');
    lookAgain();
    expect(result.current).toBe('2026-11-22');
  });

  it('moves on under the press of who has looked at the page all the time', () => {
    const { result } = renderHook(() => useToday(undefined, undefined));
    vi.setSystemTime('2026-11-21T23:10:00Z');
    fireEvent.click(document.body);
    expect(result.current).toBe('2026-11-22');
  });

  it('stands still where it is given', () => {
    const { result } = renderHook(() => useToday('2026-11-03', '2026-02-28'));
    lookAgain();
    expect(result.current).toBe('2026-02-28');
  });
});
