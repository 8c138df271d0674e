import {
  type Contractor,
  emptyContractor,
  type Fields,
  initialValues,
  type Line,
  type Outline,
  personOf,
  type Values,
  withContractorAnswers,
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

/**
 * The draft, no line's own, that has who asked for a quote and wants another: in the tab, for half an hour.
 */
export const carried = { line: 'contractor', version: '1', lifetimeMs: 30 * 60 * 1000 };

/** Nothing answered; where the questions are not here yet, nothing asked. */
export function emptyState({ contractor }: Outline, line?: Line): LineState {
  return {
    page: 1,
    contractor: emptyContractor(contractor.types),
    product: line ? initialValues(line) : {},
  };
}

/** What is taken from the contractor follows each change of theirs. */
export const withOwn = (line: Line | undefined, state: LineState): LineState =>
  line
    ? { ...state, product: withContractorAnswers(line, state.product, personOf(state.contractor)) }
    : state;
