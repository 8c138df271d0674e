import {
  applicable,
  type Failure,
  type Fields,
  same,
  type Table,
  type Values,
} from '@preventivo/core';
import { useKnownLists, usePreventivo } from '@preventivo/core/react';
import { useRef, useState } from 'react';
import { announce } from '../index.ts';
import { afterLook, lookedAtWith } from './look-again.ts';
import { loadRules } from './rules.tsx';
import { usePressEnd } from './use-press-end.ts';

/** How long after a field was left its error is spoken, in milliseconds: not over the next field's name. */
const SPEAK_AFTER = 150;

/**
 * What is wrong on a page and shown. A field is looked at when it is left, if it was edited or is
 * not empty; once it is shown wrong, at each change, until it is right (ux R3).
 */
export function useLooks(table: Table, keys: readonly string[], first: readonly Failure[]) {
  const { today } = usePreventivo();
  const lists = useKnownLists();
  const [failures, setFailures] = useState(first);
  const edited = useRef(new Set<string>());
  const shown = useRef(failures);
  const pressEnd = usePressEnd();

  function show(next: readonly Failure[]) {
    shown.current = next;
    setFailures(next);
  }

  async function look(values: Values<Fields>, only: readonly string[]) {
    const rules = await loadRules();
    return rules.check(table, values, { keys: only, today, lists: lists() });
  }

  async function lookAgain(values: Values<Fields>, key: string, revealed?: string) {
    const together = lookedAtWith(table, key);
    const looked = keys.filter((other) => together.includes(other));
    // Where the rules cannot be had, «Continua» says so.
    const found = await look(values, looked).catch(() => undefined);
    if (!found) return;
    if (revealed) await pressEnd();
    const before = shown.current;
    show(afterLook(before, found, looked, revealed));
    const born = found.find(({ field }) => field === revealed);
    if (born && !before.some(({ field }) => field === born.field))
      setTimeout(
        () => announce(`${table.fields[born.field]?.label}: ${born.invalid}`),
        SPEAK_AFTER,
      );
  }

  return {
    /** The failures of the questions that still apply. */
    failuresOf: (values: Values<Fields>) => {
      const asked = new Set<string>(applicable(table, values));
      return failures.filter(({ field }) => asked.has(field) || !(field in table.fields));
    },
    show,
    /** Everything on the page that is not right. */
    lookAtAll: (values: Values<Fields>) => look(values, keys),
    changed: (values: Values<Fields>, key: string) => {
      edited.current.add(key);
      if (shown.current.some(({ field }) => lookedAtWith(table, key).includes(field)))
        void lookAgain(values, key);
    },
    left: (values: Values<Fields>, key: string) => {
      const empty = same(values[key], table.fields[key]?.initial);
      if (edited.current.has(key) || !empty) void lookAgain(values, key, key);
    },
  };
}
