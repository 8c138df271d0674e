import type { QuoteRequest } from '@preventivo/core';
import { requestKey, tabNote } from '@preventivo/core/draft';
import type { RecallChannel } from '@preventivo/wizard/dialogs';

/** A request that was taken, and whose visitor has not said yet how the quote is to come. */
export interface KeptRequest {
  readonly line: string;
  readonly request: QuoteRequest;
  /** When it was taken, in milliseconds since 1970. */
  readonly at: number;
  /** The channels that were sent and got no answer: the server may have stored one of them. */
  readonly lost: readonly RecallChannel[];
}

const note = tabNote(requestKey);

/** Keeps the request for a reload of this tab. */
export const keepRequest = (kept: KeptRequest): void => void note.set(JSON.stringify(kept));

/** Forgets it: the question was answered or closed. */
export const dropRequest = (): void => void note.remove();

/** Returns the request that this tab keeps for the line. */
export function keptRequest(line: string): KeptRequest | undefined {
  try {
    const kept = JSON.parse(String(note.get()));
    const isWhole = kept.line === line && kept.request.id && Array.isArray(kept.lost);
    return isWhole ? kept : undefined;
  } catch {
    return undefined;
  }
}
