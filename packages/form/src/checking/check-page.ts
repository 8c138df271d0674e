import { type Client, type Failure, same, type Table } from '@preventivo/core';
import type { LastResults, RemoteQuestion, ValidationContext } from '@preventivo/core/check';
import { afterPointerUp } from '@preventivo/ui';
import { loadRules, type Rules } from '../load-rules.ts';
import type { Answered, PageStatus } from './page-status.ts';
import { createRemoteAnswers, nameOf } from './remote-answers.ts';

export interface PageContext extends ValidationContext {
  readonly table: Table;
  readonly client: Client;
  readonly keys: readonly string[];
}

/** The state and the callbacks of the page that its validations use. */
interface CheckedPage {
  answers(): Answered;
  circumstances(): PageContext;
  status(): PageStatus;
  /**
   * Shows failures.
   * @param found all failures that the validation found, including those that are not shown yet
   */
  show(failures: readonly Failure[], found: readonly Failure[]): void;
  readonly edited: ReadonlySet<string>;
}

interface Left {
  /** The controls of the field that lost focus; undefined for all. */
  readonly controls: readonly string[] | undefined;
  /** Whether the answers are unchanged since the server refused them. */
  readonly isAsBefore: boolean;
}

export type PageChecks = ReturnType<typeof createPageChecks>;

/**
 * Validates the fields of a page with the rules and with the quote service. Shows the result
 * (docs/rules/screens.md#when-errors-show).
 */
export function createPageChecks(page: CheckedPage) {
  const remote = createRemoteAnswers(page.circumstances().client);
  const last: LastResults = new WeakMap();
  let askedOnSubmit: readonly RemoteQuestion[] = [];

  /** Validates fields, and the fields that the quote service validates together with them. */
  function check(rules: Rules, around: readonly string[]) {
    const { table, ...context } = page.circumstances();
    const values = page.answers();
    const asked = rules.remoteQuestions(table, values, around);
    const together = asked.flatMap(({ marks }) => marks.map(({ field }) => field));
    const checked = context.keys.filter((key) => around.includes(key) || together.includes(key));
    const wrong = rules.check(table, values, { ...context, keys: checked }, last);
    // The quote service validates only answers that the rules accept.
    const isWrong = ({ control }: Failure) => wrong.some((one) => one.control === control);
    const questions = asked.filter(({ marks }) => !marks.some(isWrong));
    const refused = remote.refused(rules, questions);
    return { checked, questions, refused, failures: [...wrong, ...refused] };
  }

  /**
   * Validates a field, the fields that depend on it, and all fields that failed before: this answer may have made them
   * valid.
   */
  function checkWith(rules: Rules, key: string) {
    const failed = page.status().found.map(({ field }) => field);
    const together = checkedWith(page.circumstances().table, key);
    return check(rules, [...new Set([...together, ...failed])]);
  }

  /**
   * Validates a field again. After a blur it may show new errors. Without a blur it only updates errors that are
   * visible.
   */
  async function checkAgain(key: string, left?: Left) {
    // If a click caused the blur, validate after the click: the date that the validation uses must be the date after
    // the click.
    if (left) await new Promise<void>(afterPointerUp);
    const rules = await loadRules();
    const first = checkWith(rules, key);
    showAgain(first, key, left);
    const open = left ? remote.open(first.questions) : [];
    if (open.length === 0) return;
    await remote.ask(rules, open);
    await new Promise<void>(afterPointerUp);
    const now = checkWith(rules, key);
    // Ignore the response if the user has changed an answer during the request.
    const names = now.questions.map(nameOf);
    const isStale = open.some((one) => !names.includes(nameOf(one)));
    if (!isStale && now.refused.length > 0) showAgain(now, key, left);
  }

  function showAgain(
    { checked, failures, refused }: ReturnType<typeof check>,
    key: string,
    left: Left | undefined,
  ) {
    const { failures: shown, found } = page.status();
    const isRevealed = (failure: Failure) =>
      left !== undefined &&
      // If the service refuses answers that it validates together, show the refusal at each of them.
      (refused.includes(failure) ||
        (failure.field === key && (left.controls?.includes(failure.control) ?? true)));
    const isServers = (failure: Failure) => !found.some((one) => same(one, failure));
    const stands = (failure: Failure) =>
      left?.isAsBefore === true &&
      isServers(failure) &&
      !failures.some(({ control }) => control === failure.control);
    const others = found.filter(({ field }) => !checked.includes(field));
    const next = afterCheck(shown, failures, checked, { isRevealed, stands });
    page.show(next, [...others, ...failures]);
  }

  /** Validates a field on blur, if the user has edited it or it is not empty. */
  async function left(key: string, controls?: readonly string[], isAsBefore = true) {
    remote.forgetFailed();
    const empty = same(page.answers()[key], page.circumstances().table.fields[key]?.initial);
    if (page.edited.has(key) || !empty) await checkAgain(key, { controls, isAsBefore });
  }

  return {
    left,
    /** Validates the answered fields whose rules depend on the changed field, and the fields with visible errors. */
    async changed(key: string) {
      const { table } = page.circumstances();
      const { failures, found } = page.status();
      // Do not await these validations: they may wait for a request.
      for (const other of controlsToRevalidate(table, page.answers(), key))
        left(other, undefined, false).catch(() => undefined);
      if (failures.length > 0 || found.length > 0) await checkAgain(key);
    },
    async checkAll(): Promise<readonly Failure[]> {
      remote.forgetFailed();
      const { failures, questions } = check(await loadRules(), page.circumstances().keys);
      askedOnSubmit = questions;
      return failures;
    },
    /** Returns the failures of the answers that only the quote service can validate, if it refuses them. */
    async askAll(): Promise<readonly Failure[]> {
      const rules = await loadRules();
      await remote.ask(rules, askedOnSubmit);
      return remote.refused(rules, askedOnSubmit);
    },
  };
}

/** Returns a field and the fields that a rule compares it with. */
export function checkedWith({ checks = [] }: Table, key: string): readonly string[] {
  const together = checks.flatMap(({ controls }) => (controls.includes(key) ? controls : []));
  return [...new Set([key, ...together])];
}

/** Returns the answered fields whose rules depend on a field that has just changed. */
export function controlsToRevalidate(
  { checks = [], fields }: Table,
  values: Answered,
  key: string,
): readonly string[] {
  return checks
    .flatMap(({ dependsOn = [], controls }) => (dependsOn.includes(key) ? controls : []))
    .filter((mark) => !same(values[mark], fields[mark]?.initial));
}

interface Judged {
  /** Whether to show a new failure at a control that had no error before. */
  isRevealed(failure: Failure): boolean;
  /** Whether to keep a visible failure that the validation did not find again. @defaultValue keeps none */
  stands?(failure: Failure): boolean;
}

/**
 * Returns the failures to show after some fields were validated again: the visible failures of other fields, and the
 * new failures at controls that already had an error. A `late` failure first shows on submit. Later validations keep
 * it.
 */
export function afterCheck(
  shown: readonly Failure[],
  found: readonly Failure[],
  checked: readonly string[],
  { isRevealed, stands = () => false }: Judged,
): readonly Failure[] {
  const stays = shown.filter((one) => !checked.includes(one.field) || stands(one));
  const comes = found.filter((one) => {
    const before = shown.filter(({ control }) => control === one.control);
    if (one.late) return before.some(({ code }) => code === one.code);
    return before.length > 0 || isRevealed(one);
  });
  return [...stays, ...comes];
}
