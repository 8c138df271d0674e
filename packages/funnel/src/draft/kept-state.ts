import {
  asReference,
  asReferences,
  type Contractor,
  keptContractor,
  type Line,
  type Outline,
  valuesOf,
} from '@preventivo/core';
import type { Draft } from '@preventivo/core/draft';
import { carriedContractor } from './carried-contractor.ts';
import { emptyState, type LineState, withOwn } from './line-state.ts';
import { resumed } from './resumed.ts';

export { asReferences, recordsIn } from '@preventivo/core';
export { sharedIdempotencyKey } from '@preventivo/core/draft';

/** Returns the state that a draft holds. */
export function keptState({ pages, contractor }: Outline, draft: Draft): LineState {
  return {
    page: Math.min(draft.page, pages.length + 1),
    // Drafts of earlier releases hold the answers of a saved record, not only its id.
    contractor: asReference(keptContractor(contractor.types, draft.contractor)),
    product: draft.product,
    ...(draft.idempotencyKey && { idempotencyKey: draft.idempotencyKey }),
  };
}

/** Converts stored answers to today's questions; leaves them as they are while the questions are not loaded. */
export const asWanted = (line: Line | undefined, state: LineState): LineState =>
  line
    ? withOwn(line, asReferences(line, { ...state, product: valuesOf(line, state.product) }))
    : state;

/** The visit before anything is restored. */
interface Visit {
  readonly outline: Outline;
  /** Undefined while the questions are not loaded. */
  readonly line: Line | undefined;
  /** The contractor as typed so far. */
  readonly typed: Contractor;
  readonly isTouched: boolean;
}

/** Returns the state to continue with: a draft of the line, or the contractor carried over, with what was typed so far. */
export function restore(draft: Draft, { outline, line, typed, isTouched }: Visit) {
  if (draft.line === outline.id) {
    const state = asWanted(line, keptState(outline, draft));
    const contractor = resumed(state.contractor, typed);
    return { restored: 'found', state: { ...state, contractor } } as const;
  }
  const carried = carriedContractor(outline.contractor, draft);
  if (!carried) return undefined;
  // Page 1 is answered; a visitor who has started to write there stays on it.
  const page = isTouched ? 1 : 2;
  const contractor = resumed(carried, typed);
  return {
    restored: 'carried',
    state: { ...emptyState(outline, line), contractor, page },
  } as const;
}
