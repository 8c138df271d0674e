import { useEffect, useRef, useState } from 'react';
import type { ComboboxOption, ComboboxProps } from './combobox-props.ts';
import { matching, naming } from './words.ts';

const PAUSE_MS = 300;
/** Minimum number of characters for a remote search. */
const LEAST = 3;

/** The results for a text. `options` is null before a search and after a failed search. */
export interface LookupResult {
  readonly text: string;
  readonly options: readonly ComboboxOption[] | null;
  readonly hasFailed?: boolean;
}

type Source = Pick<ComboboxProps, 'options' | 'search' | 'shortest'>;
type Settled = (found: LookupResult, isWhole: boolean) => void;

/**
 * Finds options, at once in a local list, or with a debounce in a remote search. Drops a response if the text has
 * changed since its search.
 * @param onSettled called when the options for the text have arrived
 */
export function useLookup(source: Source, onSettled: Settled) {
  const [found, setFound] = useState<LookupResult>({ text: '', options: null });
  const [waiting, setWaiting] = useState(false);
  const asked = useRef<AbortController>(undefined);
  const settled = useRef<LookupResult>(found);
  /** The last text for which the search skipped the debounce. */
  const whole = useRef<string>(undefined);
  const now = useRef({ source, onSettled });
  useEffect(() => {
    now.current = { source, onSettled };
  });
  useEffect(() => () => asked.current?.abort(), []);

  /**
   * Searches for a text.
   * @param isWhole whether the text is complete (autofill, Enter, blur), so that the search skips the debounce
   */
  const search = async (text: string, isWhole = false) => {
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
    // Even without a debounce, wait for a microtask: `onChange` must receive the typed text first.
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
    // Allow a failed search to run again for the same text.
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
  const known = (text: string) => {
    const { options } = now.current.source;
    if (options) return matching(options, text);
    return settled.current.text === text ? settled.current.options : null;
  };
  /**
   * Searches for a complete text without a debounce. Does nothing if the text is too short, its results are loaded or
   * its search is running. Returns whether results are pending.
   */
  const searchNow = (text: string) => {
    const isAwaited = !known(text) && (!isTooShort(text) || canName(text, true));
    if (isAwaited && whole.current !== text) void search(text, true);
    return isAwaited;
  };
  /**
   * Shows the whole local list if the text is empty or the full text of an option. Otherwise shows the matching
   * options.
   */
  const show = (text: string) => {
    const { options } = now.current.source;
    const typed = options?.some(({ value }) => value === text) ? '' : text;
    if (options) setFound({ text: typed, options: matching(options, typed) });
  };
  return { found, waiting, look: search, stop, known, hurry: searchNow, show };
}

const isTooShort = (text: string) => text.trim().length < LEAST;
