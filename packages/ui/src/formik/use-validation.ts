import {
  applicable,
  type Failure,
  type Fields,
  same,
  type Table,
  type Values,
} from '@preventivo/core';
import type { RemoteQuestion } from '@preventivo/core/check';
import { useKnownLists, usePreventivo } from '@preventivo/core/react';
import { useRef, useState } from 'react';
import { afterPress } from '../focus/after-press.ts';
import { inOwnWords } from './in-own-words.ts';
import { loadRules } from './load-rules.ts';
import type { RemoteAnswers } from './remote-answers.ts';

/** What was found when some fields were looked at. */
interface ValidationResult {
  readonly looked: readonly string[];
  readonly wrong: readonly Failure[];
  /** What the quote service is asked of answers that are right by themselves, and what it has refused so far. */
  readonly questions: readonly RemoteQuestion[];
  readonly refused: readonly Failure[];
}

/** That a field was left; of one with several controls, from which of them. */
interface Left {
  readonly controls: readonly string[] | undefined;
}

/**
 * What is wrong on a page and shown. A field is looked at when it is left, if it was edited or is
 * not empty; once it is shown wrong, at each change, until it is right
 * (docs/rules/screens.md#when-errors-show).
 * @param records the ids of the people that who is logged in has saved
 */
export function useValidation(
  table: Table,
  keys: readonly string[],
  first: readonly Failure[],
  records: readonly string[] | undefined,
) {
  const { client, today, messages, settings } = usePreventivo();
  const lists = useKnownLists();
  // What asks the service comes with the rules: before, there is nothing to ask.
  const remote = useRef<RemoteAnswers>(undefined);
  const [failures, setFailures] = useState(first);
  const edited = useRef(new Set<string>());
  const shown = useRef(failures);
  // The answers as they are now, and the fields that the service looked at together.
  const latest = useRef<Values<Fields>>({});
  const pairs = useRef<readonly (readonly string[])[]>([]);
  // What was found here, not told by the server: another answer may put it right.
  const own = useRef(new WeakSet<Failure>());

  function show(next: readonly Failure[]) {
    shown.current = next;
    setFailures(next);
  }

  /** Consents are no fields of the table and are always asked. */
  function isAsked(values: Values<Fields>) {
    const asked = new Set<string>(applicable(table, values));
    return (field: string) => asked.has(field) || !(field in table.fields);
  }

  async function look(
    values: Values<Fields>,
    around: readonly string[],
  ): Promise<ValidationResult> {
    const [rules, { createRemoteAnswers }] = await Promise.all([loadRules(), loadRemote()]);
    remote.current ??= createRemoteAnswers(client);
    const asked = rules.remoteQuestions(table, values, around);
    const marked = asked.map(({ marks }) => marks.map(({ field }) => field));
    const looked = keys.filter((key) => [...around, ...marked.flat()].includes(key));
    const circumstances = { keys: looked, today, lists: lists(), records, settings };
    const wrong = rules.check(table, values, circumstances);
    // The service is not asked about what is known to be wrong.
    const questions = asked
      .filter(
        ({ marks }) => !marks.some((mark) => wrong.some(({ control }) => control === mark.control)),
      )
      .map((one) => ({ ...one, marks: one.marks.map((mark) => inOwnWords(mark, messages)) }));
    pairs.current = [...pairs.current, ...marked.filter(({ length }) => length > 1)].slice(-50);
    const found = {
      looked,
      wrong: wrong.map((failure) => inOwnWords(failure, messages)),
      questions,
      refused: remote.current.refused(rules, questions),
    };
    for (const failure of [...found.wrong, ...found.refused]) own.current.add(failure);
    return found;
  }

  /** The fields that are looked at with one: also when there is nothing to ask of them any more, and all that are shown wrong. */
  const lookedWith = async (key: string) => [
    ...(await loadRemote()).lookedAtWith(table, key),
    ...pairs.current.filter((pair) => pair.includes(key)).flat(),
    ...shown.current.filter((failure) => own.current.has(failure)).map(({ field }) => field),
  ];

  const lookWith = async (values: Values<Fields>, key: string) =>
    look(values, await lookedWith(key));

  /** Looks at a field again; what is wrong with it is shown where it was before, or now that it was left. */
  async function lookAgain(values: Values<Fields>, key: string, left: Left | undefined) {
    // Where the rules cannot be had, «Continua» says so.
    const found = await lookWith(values, key).catch(() => undefined);
    if (!found) return;
    await showAgain(found, key, left);
    const open = left ? (remote.current?.open(found.questions) ?? []) : [];
    if (open.length === 0) return;
    const { isSameQuestion } = await loadRemote();
    await remote.current?.ask(await loadRules(), open);
    const now = await lookWith(latest.current, key);
    // An answer about what stands there no more is no answer.
    const isStale = open.some((one) => !now.questions.some((other) => isSameQuestion(one, other)));
    if (!isStale && now.refused.length > 0) await showAgain(now, key, left);
  }

  async function showAgain(
    { looked, wrong, refused }: ValidationResult,
    key: string,
    left: Left | undefined,
  ) {
    if (left) await new Promise<void>(afterPress);
    const isRevealed = (failure: Failure) =>
      left !== undefined &&
      // What the service refuses is refused of all the answers it looked at.
      (refused.includes(failure) ||
        (failure.field === key && (left.controls?.includes(failure.control) ?? true)));
    const { afterLook } = await loadRemote();
    show(afterLook(shown.current, [...wrong, ...refused], looked, isRevealed));
  }

  function lookAt(values: Values<Fields>, key: string, controls?: readonly string[]) {
    latest.current = values;
    remote.current?.forgetFailed();
    const empty = same(values[key], table.fields[key]?.initial);
    if (edited.current.has(key) || !empty) void lookAgain(values, key, { controls });
  }

  /** Looks at the answers that are judged otherwise now that a choice was made anew. */
  async function judgeAnew(values: Values<Fields>, key: string) {
    const remote = await loadRemote().catch(() => undefined);
    for (const other of remote?.judgedAnew(table, values, key) ?? []) lookAt(values, other);
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
    /** Everything on the page that is not right, as far as is known. */
    lookAtAll: async (values: Values<Fields>) => {
      latest.current = values;
      remote.current?.forgetFailed();
      const { wrong, refused } = await look(values, keys);
      return [...wrong, ...refused];
    },
    /** Asks the service what it was not asked yet; what it refuses. */
    askAll: async (values: Values<Fields>) => {
      const { questions } = await look(values, keys);
      if (!remote.current?.open(questions).length) return [];
      await remote.current.ask(await loadRules(), questions);
      return (await look(values, keys)).refused;
    },
    changed: (values: Values<Fields>, key: string) => {
      latest.current = values;
      forgetUnasked(values);
      edited.current.add(key);
      // What is shown may be right by now; what was right may be judged otherwise.
      if (shown.current.length > 0) void lookAgain(values, key, undefined);
      if (table.checks?.some(({ dependsOn }) => dependsOn?.includes(key)))
        void judgeAnew(values, key);
    },
    left: lookAt,
  };
}

let loaded: typeof import('./remote-answers.ts') | undefined;
/** Loaded once: who looks again does not wait for it again. */
const loadRemote = async () => {
  loaded ??= await import('./remote-answers.ts');
  return loaded;
};
