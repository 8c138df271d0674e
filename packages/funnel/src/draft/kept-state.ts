import {
  asReference,
  asReferences,
  type Contractor,
  chosenType,
  company,
  contractorValues,
  emptyContractor,
  keptContractor,
  type Line,
  type Outline,
  person,
  same,
  settle,
  type Table,
  valuesOf,
  withContractorValues,
} from '@preventivo/core';
import type { Draft } from '@preventivo/core/draft';
import { emptyState, type LineState } from './line-state.ts';
import { dropPrefilledContractor } from './prefilled-contractor.ts';

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

/** Converts stored answers to today's questions, once those are loaded. */
export const asWanted = (line: Line | undefined, state: LineState): LineState =>
  line ? asReferences(line, { ...state, product: valuesOf(line, state.product) }) : state;

/** The visit before anything is restored. */
interface Visit {
  readonly outline: Outline;
  /** Undefined while the questions are not loaded. */
  readonly line: Line | undefined;
  readonly typed: Contractor;
  readonly isTouched: boolean;
}

/**
 * Returns the state to continue with: the draft of the line, or the contractor carried over from another line, each under
 * the input so far. A line that does not insure that type of contractor leaves it in the tab for another line.
 */
export function restore(draft: Draft, { outline, line, typed, isTouched }: Visit) {
  const kept = keptState(outline, draft);
  const contractor = resumed(kept.contractor, typed);
  if (draft.line === outline.id)
    return { restored: 'found', state: { ...asWanted(line, kept), contractor } } as const;
  if (!outline.contractor.types.some((type) => type === draft.contractor.tipoPersona))
    return undefined;
  dropPrefilledContractor();
  // Page 1 is answered; a visitor who has started to write there stays on it.
  const state = { ...emptyState(outline, line), contractor, page: isTouched ? 1 : 2 };
  return { restored: 'carried', state } as const;
}

/**
 * Returns the contractor of the draft under the input since the page opened, also from before hydration. If the visitor has
 * chosen another type meanwhile, the draft's data is dropped.
 */
export function resumed(kept: Contractor, now: Contractor): Contractor {
  const type = now.tipoPersona ?? kept.tipoPersona;
  if (type === null) return kept;
  const base = chosenType(kept, type);
  const before = { ...contractorValues(base) };
  const empty = new Map<string, unknown>(Object.entries(contractorValues(emptyContractor([type]))));
  const typed = Object.entries(contractorValues(chosenType(now, type))).filter(
    ([key, value]) => !same(value, empty.get(key)),
  );
  const table: Table = type === 'giuridica' ? company : person;
  return withContractorValues(
    base,
    settle(table, before, { ...before, ...Object.fromEntries(typed) }),
  );
}
