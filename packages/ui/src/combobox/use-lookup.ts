import { useEffect, useRef, useState } from 'react';
import type { ComboboxOption, ComboboxProps } from './combobox-props.ts';
import { matching } from './words.ts';

const PAUSE_MS = 300;
/** A remote search needs more than 2 characters. */
const LEAST = 3;

/** What was found for a text; `options` is null while nothing was looked up. */
export interface Found {
  readonly text: string;
  readonly options: readonly ComboboxOption[] | null;
}

type Source = Pick<ComboboxProps, 'options' | 'search'>;

/**
 * Looks options up: at once in a list held here, after a pause in one that is asked for. Replies to
 * an earlier text are dropped.
 * @param onSettled told once the typing has paused and the options for it are here
 */
export function useLookup(source: Source, onSettled: (found: Found) => void) {
  const [found, setFound] = useState<Found>({ text: '', options: null });
  const [waiting, setWaiting] = useState(false);
  const asked = useRef<AbortController>(undefined);
  const now = useRef({ source, onSettled });
  useEffect(() => {
    now.current = { source, onSettled };
  });
  useEffect(() => () => asked.current?.abort(), []);

  const settle = (next: Found) => {
    setFound(next);
    setWaiting(false);
    now.current.onSettled(next);
  };
  /** @param atOnce without the pause: the text was not typed (autofill) */
  const look = async (text: string, atOnce = false) => {
    asked.current?.abort();
    const mine = new AbortController();
    asked.current = mine;
    const { options, search } = now.current.source;
    if (options) setFound({ text, options: matching(options, text) });
    else if (text.trim().length < LEAST) {
      setFound({ text, options: null });
      setWaiting(false);
      return;
    } else setWaiting(true);
    if (!atOnce) await new Promise((resume) => window.setTimeout(resume, PAUSE_MS));
    if (mine.signal.aborted) return;
    const result = options
      ? matching(options, text)
      : await search?.(text, mine.signal).catch(() => []);
    if (!mine.signal.aborted) settle({ text, options: result ?? [] });
  };
  const stop = () => {
    asked.current?.abort();
    setWaiting(false);
  };
  /** Shows a list held here: all of it, unless something that is no option of it was typed. */
  const show = (text: string) => {
    const { options } = now.current.source;
    const typed = options?.some(({ value }) => value === text) ? '' : text;
    if (options) setFound({ text: typed, options: matching(options, typed) });
  };
  return { found, waiting, look, stop, show };
}
