import type { QuoteRequest } from '@preventivo/core';
import { requestKey, tabNote } from '@preventivo/core/draft';
import type { RecallChannel } from '@preventivo/wizard/dialogs';
import type { Taken } from './phase.ts';

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

/** Keeps the request for a reload of this tab, while its question waits for an answer. */
export function noteRequest({ request }: Taken, kept: Omit<KeptRequest, 'request'>): void {
  note.set(JSON.stringify({ ...kept, request }));
}

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
