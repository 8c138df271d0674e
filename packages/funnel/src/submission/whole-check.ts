import { selectionQuestions } from '@preventivo/contractor/check';
import {
  contractorQuestions,
  type Failure,
  type Fields,
  type Line,
  same,
  type Table,
  type User,
  type Values,
} from '@preventivo/core';
import type { ValidationContext } from '@preventivo/core/check';
import type { Rules } from '@preventivo/form';
import type { LineState } from '../draft/line-state.ts';
import type { Refused } from '../state/visit.ts';
import { recordsOf } from './request-body.ts';

export interface WrongPage {
  readonly page: number;
  readonly failures: readonly [Failure, ...Failure[]];
}

interface CheckedWith extends Pick<ValidationContext, 'today' | 'lists' | 'settings'> {
  /** The logged-in account. Its user must select a saved record on page 1. */
  readonly user?: User | undefined;
  /**
   * Whether to validate only the questions that have an answer, so that no answer counts as missing. @defaultValue
   * false
   */
  readonly answeredOnly?: boolean;
}

/** Returns the first page with failures. */
export const wholeCheck = (...checked: Parameters<typeof wrongPages>) => wrongPages(...checked)[0];

/** Validates all answers. A failure of a rule across pages belongs to the page of the failure's field. */
export function wrongPages(
  rules: Rules,
  line: Line,
  state: LineState,
  { user, answeredOnly = false, ...around }: CheckedWith,
): readonly WrongPage[] {
  const checked = (of: Table, answers: Values<Fields>, all: readonly string[]) =>
    all.filter((key) => !answeredOnly || !same(answers[key], of.fields[key]?.initial));
  const choosesRecord = user && state.contractor.selectPeopleId === null;
  const questions = choosesRecord ? selectionQuestions : contractorQuestions;
  const { table, keys, values } = questions(line.contractor, state.contractor);
  const wrong = rules.check(line, state.product, {
    ...around,
    keys: checked(
      line,
      state.product,
      line.pages.flatMap(({ fields }) => fields),
    ),
    records: recordsOf(user),
  });
  const found = [
    rules.check(table, values, { ...around, keys: checked(table, values, keys) }),
    ...line.pages.map(({ fields }) => wrong.filter(({ field }) => fields.includes(field))),
  ];
  return found.flatMap(([first, ...others], index) =>
    first ? [{ page: index + 1, failures: [first, ...others] }] : [],
  );
}

/** Adds a refusal to the failures of the pages, unless the refused answers have changed since. */
export function withRefused(
  wrong: readonly WrongPage[],
  refused: Refused | undefined,
  line: Line,
  state: LineState,
): readonly WrongPage[] {
  const answers = (one: LineState): Readonly<Record<string, unknown>> =>
    refused?.page === 1 ? contractorQuestions(line.contractor, one.contractor).values : one.product;
  const stays = ({ field }: Failure) =>
    refused && answers(state)[field] === answers(refused.state)[field];
  const [first, ...others] = refused?.failures.filter(stays) ?? [];
  return refused && first
    ? [{ page: refused.page, failures: [first, ...others] }, ...wrong]
    : wrong;
}
