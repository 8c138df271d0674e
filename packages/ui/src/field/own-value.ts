import { useEffect, useRef, useState } from 'react';
import { useMount } from './effects.ts';

interface OwnValue<T> {
  readonly value: T;
  readonly onChange: (value: T) => void;
  /** What stands in the native controls, for what was chosen before the page came to life. */
  readonly read: () => T;
  readonly same?: (a: T, b: T) => boolean;
}

/** The value of an input that shows a choice at once, however late its owner hands it back. */
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
    if (echoes.isNews(value)) setOwn(value);
  });
  return [own, choose] as const;
}

interface OwnText<T> {
  readonly value: T;
  readonly onChange: (value: T) => void;
  /** The value as it stands in the box. */
  readonly write: (value: T) => string;
  /** What a text means. */
  readonly read: (text: string) => T;
  /** Told whenever the text of the box has changed, whoever changed it. */
  readonly onText?: ((text: string) => void) | undefined;
}

/**
 * A text box that keeps its own text: a key renders nothing. What was typed before the page came to
 * life (hydration, a reload) is handed over once.
 */
export function useOwnText<
  T,
  Box extends HTMLInputElement | HTMLTextAreaElement = HTMLInputElement,
>({ value, onChange, write, read, onText }: OwnText<T>) {
  const box = useRef<Box>(null);
  const [initial] = useState(() => write(value));
  const echoes = useEchoes(value);

  /** Hands a value over; the box keeps its text. */
  const hand = (next: T) => {
    echoes.send(next);
    onChange(next);
  };
  /** Reads the box and hands its value over. */
  const tell = () => {
    const text = box.current?.value ?? '';
    onText?.(text);
    hand(read(text));
  };
  /** Puts a text into the box and hands it over. */
  const put = (text: string) => {
    if (box.current) box.current.value = text;
    tell();
  };
  useMount(() => {
    if (box.current && box.current.value !== initial) tell();
    return undefined;
  });
  useEffect(() => {
    if (!echoes.isNews(value) || !box.current) return;
    box.current.value = write(value);
    onText?.(box.current.value);
  });
  return { box, tell, hand, put, defaultValue: initial };
}

/**
 * Tells an outside change of `value` from the owner handing back, perhaps late, what it was sent.
 * An input that fought the late ones would eat what a person types meanwhile.
 */
export function useEchoes<T>(value: T, same: (a: T, b: T) => boolean = Object.is) {
  const seen = useRef(value);
  const sent = useRef<readonly T[]>([]);
  return {
    send: (next: T) => {
      sent.current = [...sent.current, next];
    },
    /** Whether the value was changed from outside since this was last asked. For effects, not for rendering. */
    isNews: (next: T): boolean => {
      if (same(next, seen.current)) return false;
      seen.current = next;
      const known = sent.current.findIndex((one) => same(one, next));
      const isLatest = sent.current.slice(-1).some((one) => same(one, next));
      sent.current = known < 0 || isLatest ? [] : sent.current.slice(known + 1);
      return known < 0;
    },
  };
}
