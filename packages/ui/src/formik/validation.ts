import {
  type AnswerStore,
  applicable,
  type Failure,
  type Fields,
  type Table,
  type Values,
} from '@preventivo/core';
import { type Circumstances, inOwnWords } from './circumstances.ts';
import type { Looks } from './looks.ts';

/**
 * What is wrong on a page and shown. A field is looked at when it is left, if it was edited or is
 * not empty; while anything on the page is shown wrong, what is shown is looked at again with each
 * change, and nothing new is shown (docs/rules/screens.md#when-errors-show).
 */
export interface Validation {
  /** What is shown wrong. */
  failures(): readonly Failure[];
  /** What was found wrong when it was last looked at, shown or not. */
  found(): readonly Failure[];
  /** The questions that were answered or left. */
  touched(): ReadonlySet<string>;
  /** Hears that either changed. Answers how to stop. */
  subscribe(listener: () => void): () => void;
  show(failures: readonly Failure[]): void;
  /** An answer was given, or is being typed. */
  changed(key: string): void;
  /** Answers have settled: some questions may be asked no more. */
  settled(): void;
  /** @param controls from which of a field's controls it was left. @defaultValue all */
  left(key: string, controls?: readonly string[]): void;
  /** Everything on the page that is not right, as far as is known. */
  checkAll(): Promise<readonly Failure[]>;
  /** The same where nobody answered anything on it, for which no rules are waited for; undefined where these have to judge. */
  checkUntouched(): Promise<readonly Failure[] | undefined>;
  /** Asks the service what it was not asked yet; what it refuses. */
  askAll(): Promise<readonly Failure[]>;
}

export function createValidation(
  table: Table,
  answers: AnswerStore<Values<Fields>>,
  circumstances: () => Circumstances,
): Validation {
  const listeners = new Set<() => void>();
  let shown: readonly Failure[] = [];
  let known: readonly Failure[] = [];
  let touched: ReadonlySet<string> = new Set();
  const edited = new Set<string>();
  const own = new WeakSet<Failure>();
  let made: Looks | undefined;
  /** Looks come when somebody begins to answer: before that there is nothing to look at. */
  const looks = async () => {
    const { createLooks } = await loadLookAgain();
    made ??= createLooks(table, answers, circumstances, {
      failures: () => shown,
      found: () => known,
      show,
      own,
      isEdited: (key) => edited.has(key),
      isSeen: () => listeners.size > 0,
    });
    return made;
  };
  // Where the rules cannot be had, «Continua» says so.
  const look = (does: (looks: Looks) => unknown) => void looks().then(does, () => undefined);

  function tell() {
    for (const listener of listeners) listener();
  }

  /** @param found what was found, shown or not. @defaultValue what is shown */
  function show(next: readonly Failure[], found = next) {
    if (next === shown || [next, shown, found, known].every(({ length }) => length === 0)) return;
    known = found;
    const { messages } = circumstances();
    shown = next.map((failure) => inOwnWords(failure, messages));
    tell();
  }

  function touch(key: string) {
    if (touched.has(key)) return;
    touched = new Set([...touched, key]);
    tell();
  }

  /** Consents are no fields of the table and are always asked. */
  function isAsked() {
    const asked = new Set<string>(applicable(table, answers.get()));
    return (field: string) => asked.has(field) || !(field in table.fields);
  }

  /** A question that comes back is asked anew: what was wrong with its last answer is past. */
  function forgetUnasked() {
    const stays = isAsked();
    for (const key of edited) if (!stays(key)) edited.delete(key);
    const kept = shown.filter(({ field }) => stays(field));
    known = known.filter(({ field }) => stays(field));
    if (kept.length < shown.length) show(kept, known);
  }

  return {
    failures: () => shown,
    found: () => known,
    touched: () => touched,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    show: (next) => show(next),
    settled: forgetUnasked,
    changed(key) {
      edited.add(key);
      // What is shown may be right by now; what was right may be judged otherwise.
      if (shown.length > 0 || known.length > 0) look((one) => one.lookAgain(key, undefined));
      if (table.checks?.some(({ dependsOn }) => dependsOn?.includes(key)))
        look((one) => one.judgeAnew(key));
    },
    left(key, controls) {
      touch(key);
      look((one) => one.lookAsLeft(key, controls));
    },
    checkAll: async () => (await looks()).checkAll(),
    async checkUntouched() {
      // Where it cannot be had, the rules may be.
      const loaded = await loadPageSummary().catch(() => undefined);
      const missing = loaded?.missingAtOnce(table, answers.get(), circumstances());
      for (const failure of missing ?? []) own.add(failure);
      return missing;
    },
    askAll: async () => (await looks()).askAll(),
  };
}

let lookAgain: typeof import('./look-again.ts') | undefined;
let pageSummary: typeof import('./page-summary.tsx') | undefined;
/** Loaded once: who looks again does not wait for it again, for `import()` answers in a later task. */
export const loadLookAgain = async () => {
  lookAgain ??= await import('@preventivo/ui/lazy/look-again');
  return lookAgain;
};
/** The summary of errors, and what says that something is missing before the rules are here. */
export const loadPageSummary = async () => {
  pageSummary ??= await import('@preventivo/ui/lazy/page-summary');
  return pageSummary;
};
