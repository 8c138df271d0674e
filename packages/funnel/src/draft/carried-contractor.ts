import { asReference, type Contractor, keptContractor, type Outline } from '@preventivo/core';
import { type Draft, dropDraft, tabStorage, writeDraft } from '@preventivo/core/draft';
import { carried } from './line-state.ts';

/**
 * Keeps the contractor, and no other answers, for the next line of this tab
 * (docs/rules/submission.md#another-quote).
 */
export function carryContractor(contractor: Contractor): void {
  const { line, version } = carried;
  const draft = { line, version, page: 1, product: {}, contractor: { ...asReference(contractor) } };
  void writeDraft(tabStorage, { ...draft, savedAt: Date.now() });
}

/** Removes the contractor that this tab keeps for its next line. */
export const dropCarried = (): void => void dropDraft(tabStorage, carried.line);

/** Takes the contractor out of the tab. A line that does not insure this type leaves it there for another line. */
export function carriedContractor(
  { types }: Outline['contractor'],
  { contractor }: Draft,
): Contractor | undefined {
  if (!types.some((type) => type === contractor.tipoPersona)) return undefined;
  dropCarried();
  return asReference(keptContractor(types, contractor));
}
