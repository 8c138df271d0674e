import { useEffect, useRef, useState } from 'react';
import { useMount } from './effects.ts';

interface OwnValue<T> {
  readonly value: T;
  readonly onChange: (value: T) => void;
  /** Reads the value from the native controls, because the user may have changed them before hydration. */
  readonly read: () => T;
  readonly same?: (a: T, b: T) => boolean;
}

/** Keeps the value of an input in state, so that the user sees a choice before the parent passes it back. */
export function useOwnValue<T>({ value, onChange, read, same = Object.is }: OwnValue<T>) {
  const [own, setOwn] = useState(value);
  const echoes = useEchoes(value, same);
  const choose = (next: T) => {
    setOwn(next);
    echoes.send(next);
    onChange(next);
  };
  useMount(() => {
    const early = read();
    if (!same(early, value)) choose(early);
    return undefined;
  });
  useEffect(() => {
    if (echoes.changedOutside(value)) setOwn(value);
  });
  return [own, choose] as const;
}

interface OwnText<T> {
  readonly value: T;
  readonly onChange: (value: T) => void;
  readonly write: (value: T) => string;
  readonly read: (text: string) => T;
  readonly onText?: ((text: string) => void) | undefined;
}

/**
 * Manages a text box that keeps its own text, so that a key press causes no render. On mount, reports a text that the
 * user typed before hydration, or that the browser restored after a reload.
 */
export function useOwnText<
  T,
  Box extends HTMLInputElement | HTMLTextAreaElement = HTMLInputElement,
>({ value, onChange, write, read, onText }: OwnText<T>) {
  const box = useRef<Box>(null);
  const [initial] = useState(() => write(value));
  const echoes = useEchoes(value);

  /** Reports a value without changing the box. */
  const reportValue = (next: T) => {
    echoes.send(next);
    onChange(next);
  };
  /** Reads the box and reports its value. */
  const reportText = () => {
    const text = box.current?.value ?? '';
    onText?.(text);
    reportValue(read(text));
  };
  /** Writes a text into the box and reports it. */
  const writeText = (text: string) => {
    if (box.current) box.current.value = text;
    reportText();
  };
  useMount(() => {
    if (box.current && box.current.value !== initial) reportText();
    return undefined;
  });
  useEffect(() => {
    if (!echoes.changedOutside(value) || !box.current) return;
    box.current.value = write(value);
    onText?.(box.current.value);
  });
  return { box, tell: reportText, hand: reportValue, put: writeText, defaultValue: initial };
}

/**
 * Distinguishes two kinds of `value`: a value that the parent sets, and a reported value that the parent passes back
 * late. Writing the late value into the box would overwrite the text that the user has typed in the meantime.
 */
export function useEchoes<T>(value: T, same: (a: T, b: T) => boolean = Object.is) {
  const seen = useRef(value);
  const sent = useRef<readonly T[]>([]);
  return {
    send: (next: T) => {
      sent.current = [...sent.current, next];
    },
    /** Returns whether the parent has set the value since the last call. Call this function only in effects. */
    changedOutside: (next: T): boolean => {
      if (same(next, seen.current)) return false;
      seen.current = next;
      const known = sent.current.findIndex((one) => same(one, next));
      const isLatest = sent.current.slice(-1).some((one) => same(one, next));
      sent.current = known < 0 || isLatest ? [] : sent.current.slice(known + 1);
      return known < 0;
    },
  };
}
