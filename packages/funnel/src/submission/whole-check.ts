import { selectionQuestions } from '@preventivo/contractor/check';
import {
  contractorQuestions,
  type Failure,
  type Line,
  type Lists,
  type RuleSettings,
  type User,
} from '@preventivo/core';
import type { Rules } from '@preventivo/form';
import type { LineState } from '../draft/line-state.ts';
import { recordsOf } from './request-body.ts';

/** The first page that is not right, and what is wrong on it. */
export interface WrongPage {
  readonly page: number;
  readonly failures: readonly [Failure, ...Failure[]];
}

interface CheckedWith {
  readonly today: string;
  readonly lists: Lists;
  readonly settings?: RuleSettings | undefined;
  /** Who is logged in: they choose a record, and write nothing. */
  readonly user?: User | undefined;
}

/**
 * Checks everything again, in the specification's order: the contractor, then page by page, and with
 * the last page what must fit across pages.
 */
export function wholeCheck(...checked: Parameters<typeof wrongPages>): WrongPage | undefined {
  return wrongPages(...checked)[0];
}

/** Every page that is not right. */
export function wrongPages(
  rules: Rules,
  line: Line,
  state: LineState,
  { user, ...around }: CheckedWith,
): readonly WrongPage[] {
  const { contractor: profile } = line;
  const isChosen = !user || state.contractor.selectPeopleId !== null;
  const questions = isChosen ? contractorQuestions : selectionQuestions;
  const { table, keys, values } = questions(profile, state.contractor);
  const asked = line.pages.flatMap(({ fields }) => fields);
  const wrong = rules.check(line, state.product, {
    ...around,
    keys: asked,
    records: recordsOf(user),
  });
  const found = [
    rules.check(table, values, { ...around, keys }),
    ...line.pages.map(({ fields }) => wrong.filter(({ field }) => fields.includes(field))),
  ];
  return found.flatMap(([first, ...others], index) =>
    first ? [{ page: index + 1, failures: [first, ...others] }] : [],
  );
}
