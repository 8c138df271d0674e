import { personKeys } from '@preventivo/contractor';
import { type Failure, type Line, type Lists, person } from '@preventivo/core';
import type { Rules } from '@preventivo/ui/formik';
import type { LineState } from '../draft/line-state.ts';

/** The first page that is not right, and what is wrong on it. */
export interface WrongPage {
  readonly page: number;
  readonly failures: readonly [Failure, ...Failure[]];
}

/** Checks every page again, in the specification's order: the contractor, then page by page. */
export function wholeCheck(
  rules: Rules,
  line: Line,
  state: LineState,
  today: string,
  lists: Lists,
): WrongPage | undefined {
  const around = { today, lists };
  const pages = [
    () => rules.check(person, state.contractor, { ...around, keys: personKeys(line.contractor) }),
    ...line.pages.map(
      ({ fields }) =>
        () =>
          rules.check(line, state.product, { ...around, keys: fields }),
    ),
  ];
  for (const [index, look] of pages.entries()) {
    const [first, ...rest] = look();
    if (first) return { page: index + 1, failures: [first, ...rest] };
  }
  return undefined;
}
