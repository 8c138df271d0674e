import {
  asReference,
  asReferences,
  type Contractor,
  chosenType,
  company,
  contractorValues,
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
import { type Draft, tabStorage, writeDraft } from '@preventivo/core/draft';
import {
  dropPrefilledContractor,
  emptyState,
  type LineState,
  prefilledContractor,
} from './line-state.ts';

export { asReferences, recordsIn } from '@preventivo/core';
export { sharedIdempotencyKey } from '@preventivo/core/draft';

export function keptState({ pages, contractor }: Outline, draft: Draft): LineState {
  return {
    page: Math.min(draft.page, pages.length + 1),
    // Drafts of earlier releases contain all data of a saved record: keep its id only.
    contractor: asReference(keptContractor(contractor.types, draft.contractor)),
    product: draft.product,
    ...(draft.idempotencyKey && { idempotencyKey: draft.idempotencyKey }),
  };
}

/** Converts stored answers to the line's current questions, once they are loaded. */
export const asWanted = (line: Line | undefined, state: LineState): LineState =>
  line ? asReferences(line, { ...state, product: valuesOf(line, state.product) }) : state;

/** The state of the page before a draft is restored. */
interface Visit {
  readonly outline: Outline;
  readonly line: Line | undefined;
  readonly typed: Contractor;
  readonly isTouched: boolean;
}

/**
 * Returns the state to continue with: the draft of the line, or the contractor carried over from another line. Input on
 * this page overrides either. If the line does not insure that type of contractor, returns undefined and keeps the
 * contractor in the tab for another line.
 */
export function restore(draft: Draft, { outline, line, typed, isTouched }: Visit) {
  const kept = keptState(outline, draft);
  const contractor = resumed(kept.contractor, typed);
  if (draft.line === outline.id)
    return { restored: 'found', state: { ...asWanted(line, kept), contractor } } as const;
  if (!outline.contractor.types.some((type) => type === draft.contractor.tipoPersona))
    return undefined;
  dropPrefilledContractor();
  // Page 1 is answered, so continue on page 2, unless the visitor has started to type on page 1.
  const state = { ...emptyState(outline, line), contractor, page: isTouched ? 1 : 2 };
  return { restored: 'carried', state } as const;
}

/**
 * Merges the input since the page opened, including input before hydration, over the draft's contractor. If the visitor
 * has chosen another contractor type meanwhile, the draft's data is dropped.
 */
export function resumed(kept: Contractor, now: Contractor): Contractor {
  const type = now.tipoPersona ?? kept.tipoPersona;
  if (type === null) return kept;
  const base = chosenType(kept, type);
  const table: Table = type === 'giuridica' ? company : person;
  const before = { ...contractorValues(base) };
  const typed = Object.entries(contractorValues(chosenType(now, type))).filter(
    ([key, value]) => !same(value, table.fields[key]?.initial),
  );
  return withContractorValues(
    base,
    settle(table, before, { ...before, ...Object.fromEntries(typed) }),
  );
}

/**
 * Stores the contractor, and no other answers, to prefill the next quote in this tab
 * (docs/rules/submission.md#another-quote).
 */
export function prefillNextContractor(contractor: Contractor): void {
  const { line, version } = prefilledContractor;
  const draft = { line, version, page: 1, product: {}, contractor: { ...asReference(contractor) } };
  void writeDraft(tabStorage, { ...draft, savedAt: Date.now() });
}
