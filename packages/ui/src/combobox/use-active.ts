import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useCommitEffect } from '../field/effects.ts';
import { announce } from '../status/status.tsx';
import type { ComboboxOption } from './combobox-props.ts';

interface Pointed {
  readonly count: number;
  readonly open: boolean;
  readonly list: RefObject<HTMLUListElement | null>;
}

/** Tracks the option at which the arrow keys or the mouse point; -1 if none. */
export function useActive({ count, open, list }: Pointed) {
  const [at, setAt] = useState(-1);
  // Resets on close, so that the list reopens without an active option.
  if (!open && at >= 0) setAt(-1);
  const active = open && at < count ? at : -1;
  const moveTo = (next: number) => {
    setAt(next);
    if (list.current) show(list.current, next);
  };
  /** Moves by a list key; returns false for other keys. */
  const moved = ({ key, altKey }: KeyboardEvent) => {
    const step = steps[key];
    if (!step) return false;
    // Opening activates the first or last option, or none with Alt.
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

/** Scrolls an option into view within the list only. */
function show(list: HTMLElement, at: number): void {
  const option = list.children[at];
  if (!(option instanceof HTMLElement)) return;
  const [from, to] = [option.offsetTop, option.offsetTop + option.offsetHeight];
  const last = Math.max(list.scrollTop, to - list.clientHeight);
  list.scrollTop = Math.min(last, from);
}

/** Time in ms after an option appears that is too short for a user to aim at it. */
const AIM_MS = 250;
const LONG_AGO = -AIM_MS;

/**
 * Returns a function that tells whether the last press was aimed at earlier content, because the
 * list changed just before the press.
 * @param shown key of the list's content; empty while closed
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

/** Sets attributes directly on the text box, because the parent component renders the box. */
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
 * VoiceOver does not read the active option of a combobox, so this hook announces it through the
 * live region.
 */
export function useSpokenOption(option: ComboboxOption | undefined) {
  useEffect(() => {
    if (option && /Mac|iP(hone|ad|od)/.test(navigator.platform))
      announce([option.value, option.detail].filter(Boolean).join(', '));
  }, [option]);
}
