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
import { afterPress } from '../focus/after-press.ts';
import { inOwnWords } from './in-own-words.ts';
import { afterLook, lookedAtWith } from './look-again.ts';
import { loadRules } from './rules.tsx';

/**
 * What is wrong on a page and shown. A field is looked at when it is left, if it was edited or is
 * not empty; once it is shown wrong, at each change, until it is right (ux R3).
 */
export function useLooks(table: Table, keys: readonly string[], first: readonly Failure[]) {
  const { today, messages } = usePreventivo();
  const lists = useKnownLists();
  const [failures, setFailures] = useState(first);
  const edited = useRef(new Set<string>());
  const shown = useRef(failures);

  function show(next: readonly Failure[]) {
    shown.current = next;
    setFailures(next);
  }

  /** Consents are no fields of the table and are always asked. */
  function isAsked(values: Values<Fields>) {
    const asked = new Set<string>(applicable(table, values));
    return (field: string) => asked.has(field) || !(field in table.fields);
  }

  async function look(values: Values<Fields>, only: readonly string[]) {
    const rules = await loadRules();
    const found = rules.check(table, values, { keys: only, today, lists: lists() });
    return found.map((failure) => inOwnWords(failure, messages));
  }

  async function lookAgain(values: Values<Fields>, key: string, revealed?: string) {
    const together = lookedAtWith(table, key);
    const looked = keys.filter((other) => together.includes(other));
    // Where the rules cannot be had, «Continua» says so.
    const found = await look(values, looked).catch(() => undefined);
    if (!found) return;
    if (revealed) await new Promise<void>(afterPress);
    show(afterLook(shown.current, found, looked, revealed));
  }

  /** A question that comes back is asked anew: what was wrong with its last answer is past. */
  function forgetUnasked(values: Values<Fields>) {
    const stays = isAsked(values);
    edited.current = new Set([...edited.current].filter(stays));
    const kept = shown.current.filter(({ field }) => stays(field));
    if (kept.length < shown.current.length) show(kept);
  }

  return {
    /** The failures of the questions that still apply. */
    failuresOf: (values: Values<Fields>) => {
      const asked = isAsked(values);
      return failures.filter(({ field }) => asked(field));
    },
    show,
    /** Everything on the page that is not right. */
    lookAtAll: (values: Values<Fields>) => look(values, keys),
    changed: (values: Values<Fields>, key: string) => {
      forgetUnasked(values);
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
