import { type Fields, settle, type Table, type Values } from '@preventivo/core';
import { useFormikContext } from 'formik';
import { useRef } from 'react';

/** How long after the last key a written answer is handed over, in milliseconds. */
const PAUSE = 300;

/**
 * The answers of a page. What is clicked settles at once; what is written is kept at each key and
 * settles after a pause or when the field is left, so that a key redraws nothing but its field.
 */
export function useAnswers(
  table: Table,
  onKeep: (values: Values<Fields>, settled: boolean) => void,
) {
  const formik = useFormikContext<Values<Fields>>();
  const latest = useRef(formik.values);
  const written = useRef<Record<string, unknown>>({});
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function hand(change: Record<string, unknown>): Values<Fields> {
    const before = latest.current;
    const next = settle(table, before, { ...before, ...change });
    latest.current = next;
    if (next !== before) void formik.setValues(next, false);
    onKeep(next, true);
    return next;
  }

  function flush(): Values<Fields> {
    clearTimeout(timer.current);
    const change = written.current;
    written.current = {};
    return Object.keys(change).length > 0 ? hand(change) : latest.current;
  }

  return {
    /** Settles what was written; the answers after it. */
    flush,
    adopt: hand,
    click: (key: string, answer: unknown) => hand({ ...take(written), [key]: answer }),
    write: (key: string, answer: unknown) => {
      written.current = { ...written.current, [key]: answer };
      const kept = { ...latest.current, ...written.current };
      onKeep(kept, false);
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
