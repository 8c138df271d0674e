import {
  type Fields,
  initialValues,
  type Line,
  type Person,
  person,
  type Values,
} from '@preventivo/core';

/** What a visitor of one line has answered so far, and where. */
export interface LineState {
  /** The page shown, counted from 1. */
  readonly page: number;
  readonly contractor: Person;
  readonly product: Values<Fields>;
  /** Made when the last page opens, kept until the request is taken. */
  readonly idempotencyKey?: string;
}

export function emptyState(line: Line): LineState {
  return { page: 1, contractor: initialValues(person), product: initialValues(line) };
}
