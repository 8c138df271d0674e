import {
  contractorAnswers,
  type Failure,
  type Fields,
  type Line,
  type Lists,
  same,
  type Values,
} from '@preventivo/core';
import { check, refusedRemotely, remoteQuestions } from '@preventivo/core/check';
import { sentGiulia as contractor } from '@preventivo/core/testing';
import { fromWire, personFromWire } from '@preventivo/core/wire';
import type { Day } from '@preventivo/italian';
import { withImpliedAnswers } from '../checks/told-by-others.ts';
import { validators } from '../checks/validators.ts';

/** The current day and the available options. */
export interface FormContext {
  readonly today: Day;
  readonly lists: Lists;
}

/** Returns the errors that the form shows, in page order, including those of remote checks. */
export function wrongIn(
  line: Line,
  values: Values<Fields>,
  around: FormContext,
): readonly Failure[] {
  const keys = line.pages.flatMap(({ fields }) => fields);
  const refused = remoteQuestions(line, values, keys).flatMap((question) => {
    const { what, content } = question;
    // In these tests, the address search finds every address.
    if (what === 'address') return [];
    const asked = typeof content === 'string' ? { content } : content;
    return validators[what].refusal(asked) ? refusedRemotely(question, undefined) : [];
  });
  return [...check(line, values, { ...around, keys, named: nobodyNamed }), ...refused];
}

/** Returns the form's result for a body: 'taken', 'malformed' or the code of the rejection. */
export function verdictOfForm(
  line: Line,
  body: Readonly<Record<string, unknown>>,
  around: FormContext,
): string {
  const { values, problems } = fromWire(line, withImpliedAnswers(line, body));
  if (problems.length > 0) return 'malformed';
  const [first] = wrongIn(line, values, around);
  if (first) return first.code;
  const own = contractorAnswers(line, personFromWire(contractor).values);
  const other = Object.keys(own).find((key) => !same(values[key], own[key]));
  return other ? (line.fields[other]?.code ?? '') : 'taken';
}

/** All addresses of these tests are handwritten. */
const nobodyNamed = () => false;
