import { asReference, type Contractor } from '@preventivo/core';
import { dropDraft, tabStorage, writeDraft } from '@preventivo/core/draft';
import { prefilledContractor } from './line-state.ts';

/**
 * Stores the contractor, and no other answers, to prefill the next quote in this tab
 * (docs/rules/submission.md#another-quote).
 */
export function prefillNextContractor(contractor: Contractor): void {
  const { line, version } = prefilledContractor;
  const draft = { line, version, page: 1, product: {}, contractor: { ...asReference(contractor) } };
  void writeDraft(tabStorage, { ...draft, savedAt: Date.now() });
}

/** Removes the contractor that this tab stores for the next quote. */
export const dropPrefilledContractor = (): void =>
  void dropDraft(tabStorage, prefilledContractor.line);
