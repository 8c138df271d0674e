import {
  type Contractor,
  emptyContractor,
  type Fields,
  initialValues,
  type Line,
  type Values,
} from '@preventivo/core';

/** What a visitor of one line has answered so far, and where. */
export interface LineState {
  /** The page shown, counted from 1. */
  readonly page: number;
  readonly contractor: Contractor;
  readonly product: Values<Fields>;
  /** Made when the last page opens, kept until the request is taken. */
  readonly idempotencyKey?: string;
}

export function emptyState(line: Line): LineState {
  return {
    page: 1,
    contractor: emptyContractor(line.contractor.types),
    product: initialValues(line),
  };
}
