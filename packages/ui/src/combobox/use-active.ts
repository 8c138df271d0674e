import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useCommitEffect } from '../field/effects.ts';
import { announce } from '../status/status.tsx';
import type { ComboboxOption } from './combobox-props.ts';

interface Pointed {
  readonly count: number;
  readonly open: boolean;
  readonly list: RefObject<HTMLUListElement | null>;
}

/** Tracks the active option, to which the arrow keys or the mouse point. The index is -1 if no option is active. */
export function useActive({ count, open, list }: Pointed) {
  const [at, setAt] = useState(-1);
  // Reset on close, so that the list reopens without an active option.
  if (!open && at >= 0) setAt(-1);
  const active = open && at < count ? at : -1;
  const moveTo = (next: number) => {
    setAt(next);
    if (list.current) show(list.current, next);
  };
  /** Moves the active option if the key is a list key. Returns false for other keys. */
  const moved = ({ key, altKey }: KeyboardEvent) => {
    const step = steps[key];
    if (!step) return false;
    // A key that opens the list activates the first or the last option. With Alt, it activates none.
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

/** Scrolls an option into view. Scrolls only the list, not the page. */
function show(list: HTMLElement, at: number): void {
  const option = list.children[at];
  if (!(option instanceof HTMLElement)) return;
  const [from, to] = [option.offsetTop, option.offsetTop + option.offsetHeight];
  const last = Math.max(list.scrollTop, to - list.clientHeight);
  list.scrollTop = Math.min(last, from);
}

/** How long an option must be visible before a press on it counts as deliberate, in ms. */
const AIM_MS = 250;
const LONG_AGO = -AIM_MS;

/**
 * Returns a function that reports whether the last press was meant for earlier content, because the list changed
 * directly before the press.
 * @param shown key of the list's content; empty while the list is closed
 */
export function useStrayPress(shown: string): () => boolean {
  const came = useRef(LONG_AGO);
  const isStray = useRef(false);
  useEffect(() => {
    if (!shown) return;
    came.current = performance.now();
    const press = () => {
      isStray.current = performance.now() - came.current < AIM_MS;
    };
    // The pointer moved after the list opened, so the press is deliberate.
    const move = () => {
      came.current = LONG_AGO;
    };
    document.addEventListener('pointerdown', press, true);
    document.addEventListener('pointermove', move, true);
    return () => {
      isStray.current = false;
      document.removeEventListener('pointerdown', press, true);
      document.removeEventListener('pointermove', move, true);
    };
  }, [shown]);
  return () => isStray.current;
}

/** Sets attributes on the text box through the DOM, because another component renders the box. */
export function useBoxAttributes(
  box: RefObject<HTMLInputElement | null>,
  attributes: Readonly<Record<string, string | undefined>>,
) {
  useCommitEffect(() => {
    for (const [name, value] of Object.entries(attributes))
      if (value) box.current?.setAttribute(name, value);
      else box.current?.removeAttribute(name);
  });
}

/**
 * Announces the active option through the live region, because VoiceOver does not read the active option of a
 * combobox.
 */
export function useSpokenOption(option: ComboboxOption | undefined) {
  useEffect(() => {
    if (option && /Mac|iP(hone|ad|od)/.test(navigator.platform))
      announce([option.value, option.detail].filter(Boolean).join(', '));
  }, [option]);
}
