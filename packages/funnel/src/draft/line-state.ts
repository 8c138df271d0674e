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
import type { Draft } from '@preventivo/core/draft';

/** The answers to one line so far, and the page that is shown. */
export interface LineState extends Pick<Draft, 'page' | 'idempotencyKey'> {
  readonly contractor: Contractor;
  readonly product: Values<Fields>;
}

/** The key of the draft that carries the contractor to the next line of this tab, for half an hour. */
export const prefilledContractor = { line: 'contractor', version: '1', lifetimeMs: 30 * 60 * 1000 };

/** Returns the state of an empty line; without its questions, the product has no answers. */
export const emptyState = ({ contractor }: Outline, line?: Line): LineState => ({
  page: 1,
  contractor: emptyContractor(contractor.types),
  product: line ? initialValues(line) : {},
});

/** Copies the answers that the line takes from the contractor, once its questions are loaded. */
export const withOwn = (line: Line | undefined, state: LineState): LineState =>
  line
    ? { ...state, product: withContractorAnswers(line, state.product, personOf(state.contractor)) }
    : state;
