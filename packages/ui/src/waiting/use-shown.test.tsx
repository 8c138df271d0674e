import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useShown } from './waiting.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const start = () =>
  renderHook(({ wanted }) => useShown(wanted, 250, 600), { initialProps: { wanted: true } });
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

describe('what is waited for', () => {
  it('never shows when the answer comes within a quarter of a second', () => {
    const view = start();
    pass(249);
    view.rerender({ wanted: false });
    pass(5000);
    expect(view.result.current).toBe(false);
  });

  it('shows after a quarter of a second', () => {
    const view = start();
    pass(249);
    expect(view.result.current).toBe(false);
    pass(1);
    expect(view.result.current).toBe(true);
  });

  it('stays long enough to be read when the answer comes right after it showed', () => {
    const view = start();
    pass(251);
    view.rerender({ wanted: false });
    pass(598);
    expect(view.result.current).toBe(true);
    pass(1);
    expect(view.result.current).toBe(false);
  });

  it('goes at once when it has been read for long enough', () => {
    const view = start();
    pass(3000);
    view.rerender({ wanted: false });
    expect(view.result.current).toBe(false);
  });

  it('shows again for the next wait, with its own delay', () => {
    const view = start();
    pass(3000);
    view.rerender({ wanted: false });
    view.rerender({ wanted: true });
    pass(249);
    expect(view.result.current).toBe(false);
    pass(1);
    expect(view.result.current).toBe(true);
  });
});
