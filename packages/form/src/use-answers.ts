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
import type { Answered } from './page-status.ts';

/** How long after the last key a typed answer settles, in milliseconds. */
const PAUSE = 300;

/** Answers that settled: those before and after, and which of them somebody gave. */
export interface Settled {
  readonly before: Answered;
  readonly after: Answered;
  readonly keys: readonly string[];
}

interface AnswersOptions {
  readonly table: Table;
  /** The answers as their owner has them. */
  readonly values: Answered;
  /** Hears each change: the answers with the letters that are being typed, and as they last settled. */
  onChange?(now: Answered, settled: Answered): void;
  /** What an answer does to others depends on the day and on the broker's settings. */
  around(): { readonly today: string; readonly settings: RuleSettings | undefined };
  /** Hears which answers were given, or are being typed. */
  onAnswered(keys: readonly string[]): void;
  /** Hears what somebody's answers did to the others. */
  onSettled(settled: Settled): void;
}

/** The answers of a page. */
export interface PageAnswers {
  /** As they are now, letters that are being typed included. The same object until something changes. */
  now(): Answered;
  /** Takes an answer. @param isTyped whether it is being typed: it settles after a pause, or when it is flushed */
  answer(key: string, answer: Change<unknown>, isTyped: boolean): void;
  /** Settles what is being typed. */
  flush(): Answered;
  /** Begins again with the answers of the start. */
  reset(): void;
}

/**
 * Keeps the answers of a page. Formik's `values` are the settled ones: a key changes nothing that is rendered. Answers that
 * Formik gets elsewhere (a host's own field, `setValues`) are taken as given by somebody, and those that the owner replaces
 * are rendered.
 */
export function useAnswers(
  { setValues, values, initialValues }: FormikContextType<Answered>,
  options: AnswersOptions,
): PageAnswers {
  const hear = useEventCallback((now: Answered, settled: Answered) =>
    options.onChange?.(now, settled),
  );
  const onAnswered = useEventCallback(options.onAnswered);
  const onSettled = useEventCallback(options.onSettled);
  const settledWith = useEventCallback((before: Answered, now: Answered) => {
    const { today, settings } = options.around();
    return settle(options.table, before, now, today, settings);
  });
  /** The newest, which may not be rendered yet. */
  const newest = useRef({ settled: values, now: values, typed: {} as Answered });
  /** What this hook has given to Formik. */
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
      hear(newest.current.now, settled);
    }
    function flush() {
      clearTimeout(timer);
      const { settled: before, typed, now } = newest.current;
      const keys = Object.keys(typed);
      if (keys.length === 0) return before;
      const after = settledWith(before, now);
      take(after, {});
      onSettled({ before, after, keys });
      return after;
    }
    return {
      now: () => newest.current.now,
      flush,
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
        onAnswered([key]);
      },
      reset: () => take(initialValues, {}),
      /** Takes over what the owner has put in place of the answers. */
      replace(owned: Answered, before: Answered) {
        const { settled, typed, now } = newest.current;
        // From here on the owner's object is kept: the owner compares it to see what changed.
        if (same(owned, settled))
          newest.current = { settled: owned, typed, now: now === settled ? owned : now };
        if (same(owned, settled) || same(owned, before) || same(owned, now)) return;
        const stays = Object.entries(typed).filter(([key]) => same(owned[key], settled[key]));
        keep(owned, Object.fromEntries(stays));
        if (stays.length > 0) hear(newest.current.now, owned);
      },
      /** Takes over what Formik was given by somebody else. */
      adopt(values: Answered) {
        if (given.current.has(values)) return;
        given.current.add(values);
        const { settled, typed } = newest.current;
        const others = Object.entries(values).filter(
          ([key, answer]) => !same(answer, settled[key]),
        );
        keep(settled, { ...typed, ...Object.fromEntries(others) });
        flush();
        onAnswered(others.map(([key]) => key));
      },
    };
  }, [setValues, initialValues, hear, onAnswered, onSettled, settledWith]);

  const { replace, adopt, flush } = answers;
  const owned = useRef(options.values);
  useCommitEffect(() => {
    const before = owned.current;
    owned.current = options.values;
    if (before !== options.values) replace(options.values, before);
  }, [options.values, replace]);
  useEffect(() => adopt(values), [values, adopt]);
  // A page may go before the pause is over: the back gesture leaves no field.
  useEffect(() => () => void flush(), [flush]);
  return answers;
}
