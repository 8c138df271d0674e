import { type LeadSource, leadSourceFrom, leadSourceOfVisit } from '@preventivo/core/wire';

/**
 * Returns the source of this visit (docs/rules/wire.md#lead-source). A visit that did not start from a link on
 * another site keeps the source of the draft.
 * @param kept the source in the draft
 */
export function leadSourceNow(kept: unknown): LeadSource | undefined {
  const visit = leadSourceOfVisit(location.href, document.referrer);
  const isLinked = Object.keys(visit ?? {}).some((key) => key !== 'landing');
  return isLinked ? visit : (leadSourceFrom(kept) ?? visit);
}
