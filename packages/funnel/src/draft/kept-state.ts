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
import { atom } from 'jotai';
// biome-ignore lint/suspicious/noImportCycles: `draftReader` imports this module lazily.
import { draftAtom, lineAtom, stateAtom, touchedAtom } from '../state/answers.ts';
import {
  dropPrefilledContractor,
  emptyState,
  type LineState,
  prefilledContractor,
} from './line-state.ts';

export { asReferences, recordsIn } from '@preventivo/core';
export { sharedIdempotencyKey } from '@preventivo/core/draft';

/** Returns the answers and the page of a stored draft. */
export function keptState({ pages, contractor }: Outline, draft: Draft): LineState {
  return {
    page: Math.min(draft.page, pages.length + 1),
    // Earlier releases stored all data of a saved record in the draft. Keep only the record's id.
    contractor: asReference(keptContractor(contractor.types, draft.contractor)),
    product: draft.product,
    ...(draft.idempotencyKey && { idempotencyKey: draft.idempotencyKey }),
    ...(draft.source && { source: draft.source }),
  };
}

/** Converts stored answers to the line's current questions. Before the line is loaded, returns them unchanged. */
export const asWanted = (line: Line | undefined, state: LineState): LineState =>
  line ? asReferences(line, { ...state, product: valuesOf(line, state.product) }) : state;

/**
 * Restores the line's draft. Without one, restores the contractor of another line's draft. Text that the visitor has
 * typed on this page overrides the restored answers. If the line does not insure this type of contractor, keeps the
 * contractor in the tab for another line.
 * @internal
 */
export const restoreAtom = atom(null, (get, set, draft: Draft, outline: Outline) => {
  const line = get(lineAtom);
  const isTouched = get(touchedAtom);
  const kept = keptState(outline, draft);
  const contractor = resumed(kept.contractor, get(draftAtom).contractor);
  if (draft.line === outline.id) {
    const change = () => ({ ...asWanted(line, kept), contractor });
    // Keep an unchanged draft as it is: writing it again would postpone its expiry.
    if (isTouched) set(draftAtom, change, {});
    else set(stateAtom, change);
    return 'found';
  }
  if (!outline.contractor.types.some((type) => type === draft.contractor.tipoPersona))
    return undefined;
  dropPrefilledContractor();
  // The restored contractor answers page 1, so open page 2. A visitor who is typing on page 1 stays there.
  const page = isTouched ? 1 : 2;
  set(draftAtom, () => ({ ...emptyState(outline, line), contractor, page }), {});
  return 'carried';
});

/**
 * Returns the draft's contractor, overridden by the visitor's input since the page opened, including input before
 * hydration. If the visitor has chosen another type of contractor since, returns none of the draft's data.
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
