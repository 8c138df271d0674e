import {
  type Change,
  changed,
  type RuleSettings,
  same,
  settle,
  type Table,
} from '@preventivo/core';
import { useCommitEffect, useEventCallback } from '@preventivo/ui';
import type { FormikContextType } from 'formik';
import { useEffect, useMemo, useRef } from 'react';
import type { Answered } from './checking/page-status.ts';

/**
 * The debounce of typed answers, in milliseconds: an answer settles this long after the last keystroke.
 */
const PAUSE = 300;

/** The effect of settled answers: all answers before and after, and the keys that the user answered. */
export interface Settled {
  readonly before: Answered;
  readonly after: Answered;
  readonly keys: readonly string[];
}

/** The answers of a page, which the parent component stores. */
export interface OwnedAnswers {
  /** The table of the questions. */
  readonly table: Table;
  /**
   * The answers, by form key. Values other than those last passed to `onChange` replace the answers on the page.
   */
  readonly values: Answered;
  /**
   * Called on each change.
   * @param now the answers, including the letters that are being typed
   * @param settled the answers without unfinished text: an answer settles after a pause, on blur or on a choice
   */
  onChange?(now: Answered, settled: Answered): void;
}

interface AnswersOptions extends OwnedAnswers {
  /** Returns the day and the broker's settings, on which the rules depend. */
  around(): { readonly today: string; readonly settings?: RuleSettings | undefined };
  /** Called with the form keys of the questions that were answered, or are being typed in. */
  onAnswered(keys: readonly string[]): void;
  onSettled(settled: Settled): void;
}

/**
 * Keeps the answers of a page. Formik's `values` hold the settled answers only, so that a keystroke causes no render.
 * Values that a host sets in Formik count as answers of the user. When the parent changes `values`, the page shows
 * them.
 */
export function useAnswers(
  { setValues, values, initialValues }: FormikContextType<Answered>,
  options: AnswersOptions,
) {
  const latest = useEventCallback(() => options);
  /** The newest answers, which may not be rendered yet. */
  const newest = useRef({ settled: values, now: values, typed: {} as Answered });
  /** The values that this hook has given to Formik. */
  const given = useRef(new WeakSet<Answered>([values, initialValues]));

  const answers = useMemo(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    function keep(settled: Answered, typed: Answered) {
      const isRendered = newest.current.settled === settled;
      const isTyping = Object.keys(typed).length > 0;
      newest.current = { settled, typed, now: isTyping ? { ...settled, ...typed } : settled };
      if (isRendered) return;
      given.current.add(settled);
      void setValues(settled, false);
    }
    function take(settled: Answered, typed: Answered) {
      keep(settled, typed);
      latest().onChange?.(newest.current.now, settled);
    }
    function flush() {
      clearTimeout(timer);
      const { settled: before, typed, now } = newest.current;
      const keys = Object.keys(typed);
      if (keys.length === 0) return before;
      const { table, around, onSettled } = latest();
      const { today, settings } = around();
      const after = settle(table, before, now, today, settings);
      take(after, {});
      onSettled({ before, after, keys });
      return after;
    }
    return {
      /** Returns the answers, including the letters that are being typed: the same object until one changes. */
      now: () => newest.current.now,
      /** Settles the answers that are being typed. */
      flush,
      /**
       * Records an answer.
       * @param isTyped whether it settles after the debounce or on `flush`, instead of at once
       */
      answer(key: string, change: Change<unknown>, isTyped: boolean) {
        const { settled, typed, now } = newest.current;
        const next = { ...typed, [key]: changed<unknown>(now[key], change) };
        clearTimeout(timer);
        if (isTyped) {
          take(settled, next);
          timer = setTimeout(flush, PAUSE);
        } else {
          keep(settled, next);
          flush();
        }
        latest().onAnswered([key]);
      },
      /** Restores the initial answers. */
      reset: () => take(initialValues, {}),
      /**
       * Applies answers that the parent has replaced. Unsettled text stays in fields that the parent did not change.
       */
      replace(owned: Answered, before: Answered) {
        const { settled, typed, now } = newest.current;
        if (same(owned, settled)) {
          // Keep the parent's object: the parent detects changes by identity.
          newest.current = { settled: owned, typed, now: now === settled ? owned : now };
          return;
        }
        if (same(owned, before) || same(owned, now)) return;
        const stays = Object.entries(typed).filter(([key]) => same(owned[key], settled[key]));
        keep(owned, Object.fromEntries(stays));
        if (stays.length > 0) latest().onChange?.(newest.current.now, owned);
      },
      /** Records values that a host has set in Formik as answers of the user. */
      adopt(values: Answered) {
        if (given.current.has(values)) return;
        given.current.add(values);
        const { settled, typed } = newest.current;
        const others = Object.entries(values).filter(
          ([key, answer]) => !same(answer, settled[key]),
        );
        keep(settled, { ...typed, ...Object.fromEntries(others) });
        flush();
        latest().onAnswered(others.map(([key]) => key));
      },
    };
  }, [setValues, initialValues, latest]);

  const { replace, adopt, flush } = answers;
  const owned = useRef(options.values);
  useCommitEffect(() => {
    const before = owned.current;
    owned.current = options.values;
    if (before !== options.values) replace(options.values, before);
  }, [options.values, replace]);
  useEffect(() => adopt(values), [values, adopt]);
  // Settle on unmount: the page may unmount before the debounce ends, and the back gesture fires no blur.
  useEffect(() => () => void flush(), [flush]);
  return answers;
}
