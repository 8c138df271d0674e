import {
  type AnswerStore,
  applicable,
  type Failure,
  type Fields,
  type Table,
  type Values,
} from '@preventivo/core';
import { type Circumstances, inOwnWords } from './circumstances.ts';
import type { Looks, ShownPage } from './looks.ts';

/**
 * What is wrong on a page and shown. A field is looked at when it is left, if it was edited or is
 * not empty; while anything on the page is shown wrong, what is shown is looked at again with each
 * change, and nothing new is shown (docs/rules/screens.md#when-errors-show).
 */
export interface Validation {
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
  page: ShownPage,
): Validation {
  const edited = new Set<string>();
  const own = new WeakSet<Failure>();
  let made: Looks | undefined;
  /** Looks come when somebody begins to answer: before that there is nothing to look at. */
  const looks = async () => {
    const { createLooks } = await loadLookAgain();
    made ??= createLooks(table, answers, circumstances, {
      failures: page.failures,
      found: page.found,
      show,
      own,
      isEdited: (key) => edited.has(key),
      isSeen: page.isSeen,
    });
    return made;
  };
  // Where the rules cannot be had, «Continua» says so.
  const look = (does: (looks: Looks) => unknown) => void looks().then(does, () => undefined);

  /** @param found what was found, shown or not. @defaultValue what is shown */
  function show(next: readonly Failure[], found = next) {
    const lists = [next, page.failures(), found, page.found()];
    if (next === page.failures() || lists.every(({ length }) => length === 0)) return;
    const { messages } = circumstances();
    page.show(
      next.map((failure) => inOwnWords(failure, messages)),
      found,
    );
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
    const [shown, found] = [page.failures(), page.found()];
    const kept = shown.filter(({ field }) => stays(field));
    const known = found.filter(({ field }) => stays(field));
    if (kept.length < shown.length || known.length < found.length) show(kept, known);
  }

  return {
    show: (next) => show(next),
    settled: forgetUnasked,
    changed(key) {
      edited.add(key);
      // What is shown may be right by now; what was right may be judged otherwise.
      if (page.failures().length > 0 || page.found().length > 0) look((one) => one.lookAgain(key, undefined));
      if (table.checks?.some(({ dependsOn }) => dependsOn?.includes(key)))
        look((one) => one.judgeAnew(key));
    },
    left: (key, controls) => look((one) => one.lookAsLeft(key, controls)),
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
