import { same } from '@preventivo/core';
import { type LeadSource, leadSourceFrom, leadSourceOfVisit } from '@preventivo/core/wire';
import type { createStore } from 'jotai';
import { draftAtom, stateAtom, touchedAtom } from '../state/answers.ts';

/**
 * Stores the source of the visit with the answers, or removes it if it is not allowed
 * (docs/rules/consents.md#lead-source). Returns it.
 */
export function keepLeadSource(
  store: ReturnType<typeof createStore>,
  isAllowed: boolean,
): LeadSource | undefined {
  const { source: kept } = store.get(stateAtom);
  const source = isAllowed ? latest(leadSourceFrom(kept)) : undefined;
  if (same(kept, source)) return source;
  // Write the draft only if there is one already, or if it may contain a source that is no longer allowed.
  const isWritten = !isAllowed || store.get(touchedAtom);
  store.set(isWritten ? draftAtom : stateAtom, (state) => ({
    ...state,
    source: source && { ...source },
  }));
  return source;
}

/** Returns the source of this visit. A visit without a link from elsewhere continues the one before. */
function latest(kept: LeadSource | undefined): LeadSource | undefined {
  const visit = leadSourceOfVisit(location.href, document.referrer);
  const isLinked = Object.keys(visit ?? {}).some((key) => key !== 'landing');
  return isLinked ? visit : (kept ?? visit);
}
