import { type Failure, same, type Table } from '@preventivo/core';
import type { RemoteQuestion } from '@preventivo/core/check';
import { afterPress } from '@preventivo/ui';
import { afterCheck, checkedWith, judgedAnew } from './after-check.ts';
import { type Circumstances, inOwnWords } from './circumstances.ts';
import { loadRules } from './load.ts';
import type { Answered } from './page-status.ts';
import { createRemoteAnswers, isSameQuestion, type RemoteAnswers } from './remote-answers.ts';

/** A page whose answers are checked. */
export interface CheckedPage {
  readonly table: Table;
  answers(): Answered;
  circumstances(): Circumstances;
  /** The failures that are shown. */
  failures(): readonly Failure[];
  /** What the last check found, shown or not. */
  found(): readonly Failure[];
  show(failures: readonly Failure[], found: readonly Failure[]): void;
  /** Those found here, not told by the server: another answer may put them right. */
  readonly own: WeakSet<Failure>;
  /** The questions that were answered since the page opened. */
  readonly edited: ReadonlySet<string>;
  /** Whether the page is there. */
  isSeen(): boolean;
}

/** Checks the fields of a page: by the rules, and by what the quote service says of them. */
export interface PageChecks {
  /** Checks a field again whose answer was changed, with those that are checked with it. */
  changed(key: string): Promise<void>;
  /** Checks a field as when it is left. @param controls those that were left. @defaultValue all */
  left(key: string, controls?: readonly string[]): void;
  /** Everything on the page that is not right, as far as is known. */
  checkAll(): Promise<readonly Failure[]>;
  /** Asks the service what it was not asked yet of the answers that were checked last; what it refuses. */
  askAll(): Promise<readonly Failure[]>;
}

/** What was found when some fields were checked. */
interface Found {
  readonly values: Answered;
  readonly checked: readonly string[];
  readonly wrong: readonly Failure[];
  /** What the quote service is asked of answers that are right by themselves, and what it has refused so far. */
  readonly questions: readonly RemoteQuestion[];
  readonly refused: readonly Failure[];
}

/** That a field was left; of one with several controls, from which of them. */
interface Left {
  readonly controls: readonly string[] | undefined;
  /** Whether it is judged as it was: what the server said of it stands then. */
  readonly isAsBefore: boolean;
}

/**
 * Checks the fields of a page, and shows what it finds. A field is checked when it is left, if it was edited or is not
 * empty; while anything on the page is shown wrong, what is shown is checked again with each change, and nothing new is
 * shown (docs/rules/screens.md#when-errors-show).
 */
export function createPageChecks(page: CheckedPage): PageChecks {
  const { table, own, edited } = page;
  /** The answers that were checked last: an earlier check may end after it. */
  let latest: Answered | undefined;
  let atPress: Found | undefined;
  /** What asks the service: before the first check, there is nothing to ask. */
  let remote: RemoteAnswers | undefined;
  /** The fields that the service judged together. */
  let pairs: readonly (readonly string[])[] = [];

  /** Checks some fields, with those that the service judges together with them. */
  async function check(around: readonly string[]): Promise<Found> {
    const values = page.answers();
    latest = values;
    const rules = await loadRules();
    const { client, today, messages, settings, lists, records, keys } = page.circumstances();
    remote ??= createRemoteAnswers(client);
    const asked = rules.remoteQuestions(table, values, around);
    const marked = asked.map(({ marks }) => marks.map(({ field }) => field));
    const checked = keys.filter((key) => [...around, ...marked.flat()].includes(key));
    const wrong = rules.check(table, values, { keys: checked, today, lists, records, settings });
    // The service is not asked about what is known to be wrong.
    const isWrong = ({ control }: Failure) => wrong.some((one) => one.control === control);
    const questions = asked
      .filter(({ marks }) => !marks.some(isWrong))
      .map((one) => ({ ...one, marks: one.marks.map((mark) => inOwnWords(mark, messages)) }));
    pairs = [...pairs, ...marked.filter(({ length }) => length > 1)].slice(-50);
    const found = {
      ...{ values, checked, questions },
      wrong: wrong.map((failure) => inOwnWords(failure, messages)),
      refused: remote.refused(rules, questions),
    };
    for (const failure of [...found.wrong, ...found.refused]) own.add(failure);
    return found;
  }

  /** Checks a field with those that are checked with it: also when there is nothing to ask of them any more, and all that are shown wrong. */
  const checkWith = (key: string) =>
    check([
      ...checkedWith(table, key),
      ...pairs.filter((pair) => pair.includes(key)).flat(),
      ...page.failures().flatMap((failure) => (own.has(failure) ? [failure.field] : [])),
    ]);

  /** Checks a field again; what is wrong with it is shown where it was before, or now that it was left. */
  async function checkAgain(key: string, left: Left | undefined) {
    // What a press takes the focus from is checked after it: it is judged by the day of the press, as all is then.
    if (left) await new Promise<void>(afterPress);
    // Where the rules cannot be had, «Continua» says so.
    const found = await checkWith(key).catch(() => undefined);
    if (!found) return;
    showAgain(found, key, left);
    const open = left ? (remote?.open(found.questions) ?? []) : [];
    if (open.length === 0) return;
    await remote?.ask(await loadRules(), open);
    // The page has gone meanwhile, and its answers may be others'.
    if (!page.isSeen()) return;
    await new Promise<void>(afterPress);
    const now = await checkWith(key);
    // An answer about what stands there no more is no answer.
    const isStale = open.some((one) => !now.questions.some((other) => isSameQuestion(one, other)));
    if (!isStale && now.refused.length > 0) showAgain(now, key, left);
  }

  function showAgain({ values, checked, wrong, refused }: Found, key: string, left?: Left) {
    const isRevealed = (failure: Failure) =>
      left !== undefined &&
      // What the service refuses is refused of all the answers it judged.
      (refused.includes(failure) ||
        (failure.field === key && (left.controls?.includes(failure.control) ?? true)));
    const all = [...wrong, ...refused];
    // Nobody answered anew what the server refused.
    const stands = (failure: Failure) =>
      left?.isAsBefore === true &&
      !own.has(failure) &&
      !all.some(({ control }) => control === failure.control);
    const others = page.found().filter(({ field }) => !checked.includes(field));
    const found = values === latest ? [...others, ...all] : page.found();
    page.show(afterCheck(page.failures(), all, checked, { isRevealed, stands }), found);
  }

  function left(key: string, controls?: readonly string[], isAsBefore = true) {
    remote?.forgetFailed();
    const empty = same(page.answers()[key], table.fields[key]?.initial);
    if (edited.has(key) || !empty) void checkAgain(key, { controls, isAsBefore });
  }

  return {
    left,
    async changed(key) {
      for (const other of judgedAnew(table, page.answers(), key)) left(other, undefined, false);
      // What is shown may be right by now; what was right may be judged otherwise.
      if (page.failures().length > 0 || page.found().length > 0) await checkAgain(key, undefined);
    },
    async checkAll() {
      remote?.forgetFailed();
      atPress = await check(page.circumstances().keys);
      return [...atPress.wrong, ...atPress.refused];
    },
    async askAll() {
      const { questions } = atPress ?? (await check(page.circumstances().keys));
      if (!remote?.open(questions).length) return [];
      const rules = await loadRules();
      await remote.ask(rules, questions);
      const refused = remote.refused(rules, questions);
      for (const failure of refused) own.add(failure);
      return refused;
    },
  };
}
