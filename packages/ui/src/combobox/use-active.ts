import { type KeyboardEvent, type RefObject, useState } from 'react';

interface Pointed {
  readonly count: number;
  readonly open: boolean;
  readonly list: RefObject<HTMLUListElement | null>;
}

/** Which option the arrows, or the mouse, point at; -1 for none. */
export function useActive({ count, open, list }: Pointed) {
  const [at, setAt] = useState(-1);
  // Another time it opens with none.
  if (!open && at >= 0) setAt(-1);
  const active = open && at < count ? at : -1;
  const moveTo = (next: number) => {
    setAt(next);
    if (list.current) show(list.current, next);
  };
  /** Moves by a key of a list; false for another key. */
  const moved = ({ key, altKey }: KeyboardEvent) => {
    const step = steps[key];
    if (!step) return false;
    // It opens with its first option, or its last.
    if (!open) setAt(altKey ? -1 : step > 0 ? 0 : count - 1);
    else if (Math.abs(step) > 1) moveTo(Math.min(Math.max(active + step, 0), count - 1));
    else moveTo(active < 0 && step < 0 ? count - 1 : (active + step + count) % count);
    return true;
  };
  return { active, moved, point: setAt };
}

const steps: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: 10,
  PageUp: -10,
};

/** Scrolls the list, and nothing around it, to an option. */
function show(list: HTMLElement, at: number): void {
  const option = list.children[at];
  if (!(option instanceof HTMLElement)) return;
  const [from, to] = [option.offsetTop, option.offsetTop + option.offsetHeight];
  const last = Math.max(list.scrollTop, to - list.clientHeight);
  list.scrollTop = Math.min(last, from);
}
