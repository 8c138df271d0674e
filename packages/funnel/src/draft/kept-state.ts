import {
  asReference,
  asReferences,
  keptContractor,
  type Line,
  type Outline,
  valuesOf,
} from '@preventivo/core';
import type { Draft } from '@preventivo/core/draft';
import { type LineState, withOwn } from './line-state.ts';

export { asReferences, recordsIn } from '@preventivo/core';
export { sharedIdempotencyKey } from '@preventivo/core/draft';
export { carriedContractor } from './carried-contractor.ts';

/** What a draft holds. */
export function keptState({ pages, contractor }: Outline, draft: Draft): LineState {
  return {
    page: Math.min(draft.page, pages.length + 1),
    // An older draft kept what the record said then.
    contractor: asReference(keptContractor(contractor.types, draft.contractor)),
    product: draft.product,
    ...(draft.idempotencyKey && { idempotencyKey: draft.idempotencyKey }),
  };
}

/** The answers as the line wants them today; while its questions are not here, as they were kept. */
export const asWanted = (line: Line | undefined, state: LineState): LineState =>
  line
    ? withOwn(line, asReferences(line, { ...state, product: valuesOf(line, state.product) }))
    : state;
