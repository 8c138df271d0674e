import { useEffect, useRef, useState } from 'react';
import { useEchoes } from './use-echoes.ts';
import { useMount } from './use-mount.ts';

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
