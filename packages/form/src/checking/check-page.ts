import { type Client, type Failure, same, type Table } from '@preventivo/core';
import type { RemoteQuestion, ValidationContext } from '@preventivo/core/check';
import { afterPointerUp } from '@preventivo/ui';
import { loadRules, type Rules } from '../load-rules.ts';
import { afterCheck, checkedWith, controlsToRevalidate } from './after-check.ts';
import type { Answered, PageStatus } from './page-status.ts';
import { createRemoteAnswers, nameOf, type RemoteAnswers } from './remote-answers.ts';

/** The table, the page and the context of a validation. */
export interface PageContext extends ValidationContext {
  readonly table: Table;
  readonly client: Client;
  /** The questions of the page. */
  readonly keys: readonly string[];
}

/** The page's state and callbacks that the checks use. */
interface CheckedPage {
  answers(): Answered;
  circumstances(): PageContext;
  status(): PageStatus;
  /** @param found the failures that the validation found, shown or not */
  show(failures: readonly Failure[], found: readonly Failure[]): void;
  /** The questions that were answered since the page opened. */
  readonly edited: ReadonlySet<string>;
}

/**
 * A blur: the controls that lost focus (undefined: all), and whether the answers are still those that the server
 * refused.
 */
interface Left {
  readonly controls: readonly string[] | undefined;
  readonly isAsBefore: boolean;
}

export type PageChecks = ReturnType<typeof createPageChecks>;

/**
 * Validates the fields of a page with the rules and the quote service, and shows the result. A field is validated on blur
 * if it was edited or is not empty. While the page shows an error, each change validates the shown errors again, and shows
 * no new one (docs/rules/screens.md#when-errors-show).
 */
export function createPageChecks(page: CheckedPage) {
  let remote: RemoteAnswers | undefined;
  let askedOnSubmit: readonly RemoteQuestion[] = [];

  /** Validates fields, and the fields that the service validates together with them. */
  function check(rules: Rules, around: readonly string[]) {
    const { table, client, ...context } = page.circumstances();
    const values = page.answers();
    remote ??= createRemoteAnswers(client);
    const asked = rules.remoteQuestions(table, values, around);
    const together = asked.flatMap(({ marks }) => marks.map(({ field }) => field));
    const checked = context.keys.filter((key) => around.includes(key) || together.includes(key));
    const wrong = rules.check(table, values, { ...context, keys: checked });
    // The service validates only answers that the rules accept.
    const isWrong = ({ control }: Failure) => wrong.some((one) => one.control === control);
    const questions = asked.filter(({ marks }) => !marks.some(isWrong));
    const refused = remote.refused(rules, questions);
    return { checked, questions, refused, failures: [...wrong, ...refused], remote };
  }

  /**
   * Validates a field, its dependents, and all fields that failed before: this answer may have made them valid.
   */
  function checkWith(rules: Rules, key: string) {
    const failed = page.status().found.map(({ field }) => field);
    const together = checkedWith(page.circumstances().table, key);
    return check(rules, [...new Set([...together, ...failed])]);
  }

  /**
   * Validates a field again. On blur it may show new errors; otherwise it only updates errors that are shown.
   */
  async function checkAgain(key: string, left?: Left) {
    // If a click caused the blur, validate after the click, with the click's `today`.
    if (left) await new Promise<void>(afterPointerUp);
    const rules = await loadRules();
    const first = checkWith(rules, key);
    showAgain(first, key, left);
    const open = left ? first.remote.open(first.questions) : [];
    if (open.length === 0) return;
    await first.remote.ask(rules, open);
    await new Promise<void>(afterPointerUp);
    const now = checkWith(rules, key);
    // Ignore the response if an answer changed during the request.
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
      // A refusal of answers that the service validates together shows at all of them.
      (refused.includes(failure) ||
        (failure.field === key && (left.controls?.includes(failure.control) ?? true)));
    const isServers = (failure: Failure) => !found.some((one) => same(one, failure));
    const stands = (failure: Failure) =>
      left?.isAsBefore === true &&
      isServers(failure) &&
      !failures.some(({ control }) => control === failure.control);
    const others = found.filter(({ field }) => !checked.includes(field));
    page.show(afterCheck(shown, failures, checked, { isRevealed, stands }), [
      ...others,
      ...failures,
    ]);
  }

  /** Validates a field on blur. @param controls the controls that lost focus. @defaultValue all */
  async function left(key: string, controls?: readonly string[], isAsBefore = true) {
    remote?.forgetFailed();
    const empty = same(page.answers()[key], page.circumstances().table.fields[key]?.initial);
    if (page.edited.has(key) || !empty) await checkAgain(key, { controls, isAsBefore });
  }

  return {
    left,
    /** Validates a changed field, and the fields whose rules depend on it. */
    async changed(key: string) {
      const { table } = page.circumstances();
      const { failures, found } = page.status();
      // Not awaited: these validations may wait for a request.
      for (const other of controlsToRevalidate(table, page.answers(), key))
        left(other, undefined, false).catch(() => undefined);
      if (failures.length > 0 || found.length > 0) await checkAgain(key);
    },
    /** Returns all failures of the page that can be found without a request. */
    async checkAll(): Promise<readonly Failure[]> {
      remote?.forgetFailed();
      const { failures, questions } = check(await loadRules(), page.circumstances().keys);
      askedOnSubmit = questions;
      return failures;
    },
    /**
     * Asks the service about the answers that `checkAll` could not validate. Returns the failures of refused ones.
     */
    async askAll(): Promise<readonly Failure[]> {
      const rules = await loadRules();
      await remote?.ask(rules, askedOnSubmit);
      return remote?.refused(rules, askedOnSubmit) ?? [];
    },
  };
}
