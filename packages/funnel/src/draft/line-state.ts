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
import { type Draft, dropDraft, tabStorage } from '@preventivo/core/draft';

/** The answers in one line's funnel so far, and the number of the current page. */
export interface LineState extends Pick<Draft, 'page' | 'idempotencyKey' | 'source'> {
  readonly contractor: Contractor;
  readonly product: Values<Fields>;
}

/**
 * The key of the stored contractor, and its lifetime of half an hour. The next line in this tab prefills its form with
 * it.
 */
export const prefilledContractor = { line: 'contractor', version: '1', lifetimeMs: 30 * 60 * 1000 };

export const dropPrefilledContractor = (): void =>
  void dropDraft(tabStorage, prefilledContractor.line);

/** Returns the state of an empty form. Without the line, `product` is empty. */
export const emptyState = ({ contractor }: Outline, line?: Line): LineState => ({
  page: 1,
  contractor: emptyContractor(contractor.types),
  product: line ? initialValues(line) : {},
});

/** Copies the contractor's answers to the product questions that ask for the same value. */
export const withOwn = (line: Line | undefined, state: LineState): LineState =>
  line
    ? { ...state, product: withContractorAnswers(line, state.product, personOf(state.contractor)) }
    : state;
