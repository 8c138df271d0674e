import { type LeadSource, leadSourceFrom, leadSourceOfVisit } from '@preventivo/core/wire';

/**
 * Returns the source of this visit (docs/rules/consents.md#lead-source). A visit without a link from elsewhere
 * continues the one before.
 * @param kept the source that the draft has
 */
export function leadSourceNow(kept: unknown): LeadSource | undefined {
  const visit = leadSourceOfVisit(location.href, document.referrer);
  const isLinked = Object.keys(visit ?? {}).some((key) => key !== 'landing');
  return isLinked ? visit : (leadSourceFrom(kept) ?? visit);
}
