import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useShown } from './waiting.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const start = () =>
  renderHook(({ wanted }) => useShown(wanted, 250, 600), { initialProps: { wanted: true } });
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

describe('delayed visibility of a wait', () => {
  it('the waiting state never shows if the response arrives within 250 ms', () => {
    const view = start();
    pass(249);
    view.rerender({ wanted: false });
    pass(5000);
    expect(view.result.current).toBe(false);
  });

  it('the waiting state shows after 250 ms', () => {
    const view = start();
    pass(249);
    expect(view.result.current).toBe(false);
    pass(1);
    expect(view.result.current).toBe(true);
  });

  it('the waiting state stays for a minimum time if the response arrives right after the state appeared', () => {
    const view = start();
    pass(251);
    view.rerender({ wanted: false });
    pass(598);
    expect(view.result.current).toBe(true);
    pass(1);
    expect(view.result.current).toBe(false);
  });

  it('once the minimum time has passed, the waiting state hides as soon as the response arrives', () => {
    const view = start();
    pass(3000);
    view.rerender({ wanted: false });
    expect(view.result.current).toBe(false);
  });

  it('a second waiting state also shows only after 250 ms', () => {
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
