import { type Change, changed, same, settle, type Table } from '@preventivo/core';
import type { ValidationContext } from '@preventivo/core/check';
import { useCommitEffect, useEventCallback } from '@preventivo/ui';
import type { FormikContextType } from 'formik';
import { useEffect, useMemo, useRef } from 'react';
import type { Answered } from './checking/page-status.ts';

/** The debounce of typed answers, in milliseconds. An answer settles this long after the last keystroke. */
const PAUSE = 300;

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
   * The answers, by form key. If they differ from the values last passed to `onChange`, they replace the answers on the
   * page.
   */
  readonly values: Answered;
  /**
   * Called on each change.
   * @param now the answers, including text that is being typed
   * @param settled the answers without text being typed: an answer settles after a pause, on blur or on a choice
   */
  onChange?(now: Answered, settled: Answered): void;
}

interface AnswersOptions extends OwnedAnswers {
  /** Returns the date and the broker's settings, which the rules depend on. */
  around(): Pick<ValidationContext, 'today' | 'settings'>;
  /** Called with the form keys of the questions that the user has answered or is typing in. */
  onAnswered(keys: readonly string[]): void;
  onSettled(settled: Settled): void;
}

/**
 * Keeps the answers of a page. Formik's `values` hold only the settled answers: a keystroke causes no render. If a host
 * sets values in Formik, they count as answers of the user.
 */
export function useAnswers(
  { setValues, values, initialValues }: FormikContextType<Answered>,
  options: AnswersOptions,
) {
  const latest = useEventCallback(() => options);
  /** The newest answers, which may not be rendered yet. `now` includes text that is being typed. */
  const newest = useRef({ settled: values, now: values });
  /** The `values` objects that this hook has set in Formik. Any other object comes from a host. */
  const given = useRef(new WeakSet<Answered>([values, initialValues]));

  const answers = useMemo(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    function keep(settled: Answered, now: Answered) {
      const isRendered = newest.current.settled === settled;
      newest.current = { settled, now };
      if (isRendered) return;
      given.current.add(settled);
      void setValues(settled, false);
    }
    function take(settled: Answered, now: Answered) {
      keep(settled, now);
      latest().onChange?.(now, settled);
    }
    function flush() {
      clearTimeout(timer);
      const { settled: before, now } = newest.current;
      const keys = differing(now, before).map(([key]) => key);
      if (keys.length === 0) return before;
      const { table, around, onSettled } = latest();
      const { today, settings } = around();
      const after = settle(table, before, now, today, settings);
      take(after, after);
      onSettled({ before, after, keys });
      return after;
    }
    return {
      /** Returns the answers including text that is being typed. Returns the same object until an answer changes. */
      now: () => newest.current.now,
      flush,
      /** @param isTyped whether the answer settles after the debounce or on `flush`, instead of at once */
      answer(key: string, change: Change<unknown>, isTyped: boolean) {
        const { settled, now } = newest.current;
        const next = { ...now, [key]: changed<unknown>(now[key], change) };
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
      reset: () => take(initialValues, initialValues),
      /**
       * Applies the answers that the parent passes. A field that the parent did not change keeps its text being typed.
       */
      replace(owned: Answered, before: Answered) {
        const { settled, now } = newest.current;
        if (same(owned, settled)) {
          // Keep the parent's object: the parent detects changes by identity.
          newest.current = { settled: owned, now: now === settled ? owned : now };
          return;
        }
        if (same(owned, before) || same(owned, now)) return;
        const typed = differing(now, settled).filter(([key]) => same(owned[key], settled[key]));
        if (typed.length > 0) take(owned, { ...owned, ...Object.fromEntries(typed) });
        else keep(owned, owned);
      },
      /** Records values that a host has set in Formik, as if the user had answered them. */
      adopt(values: Answered) {
        if (given.current.has(values)) return;
        given.current.add(values);
        const { settled, now } = newest.current;
        const others = differing(values, settled);
        keep(settled, { ...now, ...Object.fromEntries(others) });
        flush();
        latest().onAnswered(others.map(([key]) => key));
      },
    };
  }, [setValues, initialValues, latest]);

  const { replace, adopt, flush } = answers;
  const owned = useRef(options.values);
  useCommitEffect(() => {
    replace(options.values, owned.current);
    owned.current = options.values;
  }, [options.values, replace]);
  useEffect(() => adopt(values), [values, adopt]);
  // Settle on unmount: the page may unmount before the debounce ends. The back gesture fires no blur.
  useEffect(() => () => void flush(), [flush]);
  return answers;
}

/** Returns the answers that differ from those in `others`, as pairs of key and answer. */
const differing = (answers: Answered, others: Answered) =>
  Object.entries(answers).filter(([key, answer]) => !same(answer, others[key]));
