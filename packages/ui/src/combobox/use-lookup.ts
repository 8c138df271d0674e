import { useEffect, useRef, useState } from 'react';
import type { ComboboxOption, ComboboxProps } from './combobox-props.ts';
import { matching, naming } from './words.ts';

const PAUSE_MS = 300;
/** A remote search needs more than 2 characters. */
const LEAST = 3;

/** What was found for a text; `options` is null while nothing was looked up, or the search has failed. */
export interface Found {
  readonly text: string;
  readonly options: readonly ComboboxOption[] | null;
  readonly hasFailed?: boolean;
}

type Source = Pick<ComboboxProps, 'options' | 'search' | 'shortest'>;
type Settled = (found: Found, isWhole: boolean) => void;

/**
 * Looks options up: at once in a list held here, after a pause in one that is asked for. Replies to
 * an earlier text are dropped.
 * @param onSettled told once the typing has paused and the options for it are here
 */
export function useLookup(source: Source, onSettled: Settled) {
  const [found, setFound] = useState<Found>({ text: '', options: null });
  const [waiting, setWaiting] = useState(false);
  const asked = useRef<AbortController>(undefined);
  const settled = useRef<Found>(found);
  /** The whole text that is being looked up. */
  const whole = useRef<string>(undefined);
  const now = useRef({ source, onSettled });
  useEffect(() => {
    now.current = { source, onSettled };
  });
  useEffect(() => () => asked.current?.abort(), []);

  /** @param isWhole without the pause: nobody goes on typing (autofill, Enter, a field that was left) */
  const look = async (text: string, isWhole = false) => {
    asked.current?.abort();
    const mine = new AbortController();
    asked.current = mine;
    whole.current = isWhole ? text : undefined;
    const { options, search } = now.current.source;
    const isShort = !options && isTooShort(text);
    if (options) setFound({ text, options: matching(options, text) });
    else if (isShort && !canName(text, isWhole)) {
      setFound({ text, options: null });
      setWaiting(false);
      return;
    } else setWaiting(true);
    // Also without a pause the typed text is handed over first.
    await (isWhole || new Promise((resume) => window.setTimeout(resume, PAUSE_MS)));
    if (mine.signal.aborted) return;
    const result = options
      ? matching(options, text)
      : await search?.(isShort ? text.trim() : text, mine.signal).catch(() => null);
    if (mine.signal.aborted) return;
    settled.current =
      result === null
        ? { text, options: null, hasFailed: true }
        : { text, options: isShort ? naming(result ?? [], text) : (result ?? []) };
    // The same text may be looked up again.
    if (settled.current.hasFailed) whole.current = undefined;
    setFound(settled.current);
    setWaiting(false);
    now.current.onSettled(settled.current, isWhole);
  };
  const canName = (text: string, isWhole: boolean) =>
    text.trim().length >= (now.current.source.shortest ?? LEAST) && (isWhole || /\s$/.test(text));
  const stop = () => {
    asked.current?.abort();
    whole.current = undefined;
    setWaiting(false);
  };
  /** The options for a text, where they are known already. */
  const known = (text: string) => {
    const { options } = now.current.source;
    if (options) return matching(options, text);
    return settled.current.text === text ? settled.current.options : null;
  };
  /** Looks up what is whole now, if something may come of it and has not. */
  const hurry = (text: string) => {
    const isAwaited = !known(text) && (!isTooShort(text) || canName(text, true));
    if (isAwaited && whole.current !== text) void look(text, true);
    return isAwaited;
  };
  /** Shows a list held here: all of it, unless something that is no option of it was typed. */
  const show = (text: string) => {
    const { options } = now.current.source;
    const typed = options?.some(({ value }) => value === text) ? '' : text;
    if (options) setFound({ text: typed, options: matching(options, typed) });
  };
  return { found, waiting, look, stop, known, hurry, show };
}

const isTooShort = (text: string) => text.trim().length < LEAST;
