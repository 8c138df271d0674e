import { asReference, type Contractor, keptContractor, type Outline } from '@preventivo/core';
import { type Draft, dropDraft, tabStorage, writeDraft } from '@preventivo/core/draft';
import { carried } from './line-state.ts';

/**
 * Keeps who asked for a quote, so that the next line of this tab has their answers, and no others
 * (docs/rules/submission.md#another-quote).
 */
export function carryContractor(contractor: Contractor): void {
  const { line, version } = carried;
  const draft = { line, version, page: 1, product: {}, contractor: { ...asReference(contractor) } };
  void writeDraft(tabStorage, { ...draft, savedAt: Date.now() });
}

/** Nobody wants them any more. */
export const dropCarried = (): void => void dropDraft(tabStorage, carried.line);

/** Who asked for the quote before, carried no further; a line that does not ask for such a contractor leaves them be. */
export function carriedContractor(
  { types }: Outline['contractor'],
  { contractor }: Draft,
): Contractor | undefined {
  if (!types.some((type) => type === contractor.tipoPersona)) return undefined;
  dropCarried();
  return asReference(keptContractor(types, contractor));
}
