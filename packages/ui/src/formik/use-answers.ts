import { type Fields, settle, type Table, type Values } from '@preventivo/core';
import type { PreventivoContext } from '@preventivo/core/react';
import { useFormikContext } from 'formik';
import { useEffect, useRef, useState } from 'react';
import { announce } from '../index.ts';
import type { Notes } from './said-of-change.ts';

/** How long after the last key a written answer is handed over, in milliseconds. */
const PAUSE = 300;

/**
 * The answers of a page. What is clicked settles at once; what is written is kept at each key and
 * settles after a pause or when the field is left, so that a key redraws nothing but its field.
 */
export function useAnswers(
  table: Table,
  { today, settings }: Pick<PreventivoContext, 'today' | 'settings'>,
  onChange: (values: Values<Fields>, settled: boolean) => void,
) {
  const formik = useFormikContext<Values<Fields>>();
  const latest = useRef(formik.values);
  const written = useRef<Record<string, unknown>>({});
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [notes, setNotes] = useState<Notes>({});

  function settled(change: Record<string, unknown>): Values<Fields> {
    const before = latest.current;
    const next = settle(table, before, { ...before, ...change }, today, settings);
    latest.current = next;
    void formik.setValues(next, false);
    return next;
  }

  function hand(change: Record<string, unknown>): Values<Fields> {
    const before = latest.current;
    const next = settled(change);
    void sayChange(before, next, Object.keys(change));
    onChange(next, true);
    return next;
  }

  /** Says what a change did to other questions. What says it comes with the first answer, and may not come. */
  async function sayChange(
    before: Values<Fields>,
    after: Values<Fields>,
    changed: readonly string[],
  ): Promise<void> {
    const part = await import('./said-of-change.ts').catch(() => undefined);
    const said = part?.saidOfChange(table, before, after, changed);
    if (said?.words) announce(said.words);
    if (said) setNotes(said.noted);
  }

  function flush(): Values<Fields> {
    clearTimeout(timer.current);
    const change = written.current;
    written.current = {};
    return Object.keys(change).length > 0 ? hand(change) : latest.current;
  }

  // A page may go before the pause is over: the back gesture leaves no field.
  const last = useRef(flush);
  useEffect(() => {
    last.current = flush;
  });
  useEffect(() => () => void last.current(), []);

  return {
    /** What stands at the answers that others changed, by key. */
    notes,
    /** Settles what was written; the answers after it. */
    flush,
    /** Takes up answers that the owner gave; what is being written stays. */
    adopt: (answers: Values<Fields>) => void settled({ ...answers, ...written.current }),
    click: (key: string, answer: unknown) => hand({ ...take(written), [key]: answer }),
    write: (key: string, answer: unknown) => {
      written.current = { ...written.current, [key]: answer };
      const kept = { ...latest.current, ...written.current };
      onChange(kept, false);
      clearTimeout(timer.current);
      timer.current = setTimeout(flush, PAUSE);
      return kept;
    },
  };
}

function take(written: { current: Record<string, unknown> }): Record<string, unknown> {
  const change = written.current;
  written.current = {};
  return change;
}
