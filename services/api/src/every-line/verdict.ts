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
import { withToldAnswers } from '../checks/told-by-others.ts';
import { validators } from '../checks/validators.ts';

/** The day it is, and what may be chosen. */
export interface Around {
  readonly today: Day;
  readonly lists: Lists;
}

/** What the form finds wrong, in the order of its pages, its remote checks included. */
export function wrongIn(line: Line, values: Values<Fields>, around: Around): readonly Failure[] {
  const keys = line.pages.flatMap(({ fields }) => fields);
  const refused = remoteQuestions(line, values, keys).flatMap((question) => {
    const { what, content } = question;
    // The one address of these tests is known to the search.
    if (what === 'address') return [];
    const asked = typeof content === 'string' ? { content } : content;
    return validators[what].refusal(asked) ? refusedRemotely(question, undefined) : [];
  });
  return [...check(line, values, { ...around, keys, named: nobodyNamed }), ...refused];
}

/** What becomes of a body, by what a form knows: 'taken', 'malformed', or the code it is refused with. */
export function verdictOfForm(
  line: Line,
  body: Readonly<Record<string, unknown>>,
  around: Around,
): string {
  const { values, problems } = fromWire(line, withToldAnswers(line, body));
  if (problems.length > 0) return 'malformed';
  const [first] = wrongIn(line, values, around);
  if (first) return first.code;
  const own = contractorAnswers(line, personFromWire(contractor).values);
  const other = Object.keys(own).find((key) => !same(values[key], own[key]));
  return other ? (line.fields[other]?.code ?? '') : 'taken';
}

/** Addresses of these tests are written by hand. */
const nobodyNamed = () => false;
