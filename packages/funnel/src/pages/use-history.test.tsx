import { renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useHistory } from './use-page-turn.ts';

/** Mocks the browser's history and its back and forward buttons. */
function browser() {
  const entries: unknown[] = [null];
  let at = 0;
  const address = location.href;
  vi.spyOn(history, 'state', 'get').mockImplementation(() => entries[at]);
  const push = vi.spyOn(history, 'pushState').mockImplementation((state, _, url) => {
    if (url) throw new Error('the address changed');
    entries.splice(at + 1, entries.length, state);
    at += 1;
  });
  vi.spyOn(history, 'replaceState').mockImplementation((state, _, url) => {
    if (url) throw new Error('the address changed');
    entries[at] = state;
  });
  const go = (to: number) => {
    at = to;
    // Before the funnel's first entry the browser shows another page, so the funnel receives no event.
    if (at < 0) return;
    dispatchEvent(new PopStateEvent('popstate', { state: entries[at] }));
    expect(location.href).toBe(address);
  };
  vi.spyOn(history, 'back').mockImplementation(() => go(at - 1));
  return {
    push,
    entries,
    /** Whether the browser has left the funnel. */
    isLeft: () => at < 0,
    /** Whether the funnel has an entry to go back to. */
    isInside: () => at > 0,
    back: () => go(at - 1),
    forward: () => go(at + 1),
    /** Follows a link within the page (`#chi-siamo`), for which browsers fire `popstate` as well. */
    followLink: () => {
      entries.splice(at + 1, entries.length, null);
      go(at + 1);
    },
  };
}

let own: ReturnType<typeof browser>;
beforeEach(() => {
  own = browser();
});

function visit(managed: boolean, page = 1) {
  const goTo = vi.fn<(page: number) => void>();
  const { rerender, unmount } = renderHook(({ page }) => useHistory(managed, page, goTo), {
    initialProps: { page },
  });
  const turnTo = (next: number) => rerender({ page: next });
  goTo.mockImplementation(turnTo);
  return { goTo, turnTo, unmount };
}

describe('the back gesture', () => {
  it('goes one page back, and leaves the funnel only from page 1', () => {
    const { goTo, turnTo } = visit(true);
    turnTo(2);
    turnTo(3);
    own.back();
    expect(goTo).toHaveBeenLastCalledWith(2);
    own.back();
    expect(goTo).toHaveBeenLastCalledWith(1);
    expect(own.isInside()).toBe(false);
  });

  it('goes back page by page after a draft opened the last page', () => {
    const { goTo } = visit(true, 3);
    own.back();
    expect(goTo).toHaveBeenLastCalledWith(2);
    own.back();
    expect(goTo).toHaveBeenLastCalledWith(1);
  });

  it('goes back with the first gesture after a reload, which shows page 1 until the draft is restored', () => {
    const before = visit(true);
    before.turnTo(2);
    before.turnTo(3);
    before.unmount();
    const { goTo, turnTo } = visit(true);
    turnTo(3);
    own.back();
    expect(goTo).toHaveBeenLastCalledWith(2);
    own.back();
    expect(goTo).toHaveBeenLastCalledWith(1);
    expect(own.isInside()).toBe(false);
  });

  it("goes back with the first gesture after the browser's forward had no effect", () => {
    const { goTo, turnTo } = visit(true);
    turnTo(2);
    own.back();
    own.forward();
    turnTo(2);
    goTo.mockClear();
    own.back();
    expect(goTo).toHaveBeenLastCalledWith(1);
  });

  it('goes one page back with each gesture after «Indietro», and leaves the funnel from page 1', () => {
    const { goTo, turnTo } = visit(true);
    turnTo(2);
    turnTo(3);
    turnTo(2);
    own.back();
    expect(goTo).toHaveBeenCalledExactlyOnceWith(1);
    turnTo(2);
    turnTo(1);
    own.back();
    expect(goTo).toHaveBeenCalledTimes(1);
    expect(own.isLeft()).toBe(true);
  });

  it('leaves the funnel with the first gesture once there is no page to go back to', () => {
    const { goTo, turnTo } = visit(true, 3);
    turnTo(0);
    own.back();
    expect(goTo).not.toHaveBeenCalled();
    expect(own.isLeft()).toBe(true);
  });

  it("does not let the browser's forward skip a page that may be invalid", () => {
    const { goTo, turnTo } = visit(true);
    turnTo(2);
    own.back();
    goTo.mockClear();
    own.forward();
    expect(goTo).not.toHaveBeenCalled();
  });

  it('keeps its history entry if it was used while page turns were blocked', () => {
    const goTo = vi.fn<(page: number) => void>();
    const { rerender } = renderHook(({ page, held }) => useHistory(true, page, goTo, held), {
      initialProps: { page: 2, held: true },
    });
    rerender({ page: 2, held: false });
    rerender({ page: 2, held: true });
    own.back();
    expect(own.isInside()).toBe(false);
    rerender({ page: 2, held: false });
    expect(own.isInside()).toBe(true);
    goTo.mockClear();
    own.back();
    expect(goTo).toHaveBeenCalledExactlyOnceWith(1);
  });

  it('ignores a link within the page, and goes back from there as usual', () => {
    const { goTo, turnTo } = visit(true);
    turnTo(2);
    own.followLink();
    expect(goTo).not.toHaveBeenCalled();
    turnTo(3);
    own.back();
    expect(goTo).toHaveBeenLastCalledWith(2);
    own.back();
    own.back();
    expect(goTo).toHaveBeenLastCalledWith(1);
    expect(own.isInside()).toBe(false);
  });

  it("keeps the host's state in its history entry", () => {
    own.entries[0] = { scroll: 120 };
    visit(true).turnTo(2);
    expect(own.entries[0]).toMatchObject({ scroll: 120 });
  });

  it('is not handled unless the host asks for it', () => {
    const { goTo, turnTo } = visit(false);
    turnTo(2);
    expect(own.push).not.toHaveBeenCalled();
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
    expect(goTo).not.toHaveBeenCalled();
  });
});
