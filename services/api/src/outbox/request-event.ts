import type { Line } from '@preventivo/core';
import { besideAnswers } from '@preventivo/core/wire';
import type { JsonObject } from '../contract/schema.ts';
import type { RequestDelivery } from '../store/outbox.ts';
import type { KeptRequest } from '../store/store.ts';

/** What a broker's system is told of a request. */
export interface RequestEvent {
  /** The `Quote_Request_Id`. */
  readonly id: string;
  readonly line: string;
  /** ISO time. */
  readonly createdAt: string;
  readonly contractor: unknown;
  readonly specificData: JsonObject;
  readonly privacy: unknown;
  /** How somebody wants their quote: in the second event, which there is only when they say it. */
  readonly recall?: { readonly channel: 'email' | 'phone'; readonly at: string };
  /** What the line's final body repeats of `specificData` (docs/rules/wire.md#request). */
  readonly [repeated: string]: unknown;
}

/**
 * Made anew at each try, and the same at each: what it is made of never changes.
 * @param told the line, where it is served still
 */
export function requestEvent(
  { id, line, createdAt, payload, recall }: KeptRequest,
  event: RequestDelivery['event'],
  told: Line | undefined,
): RequestEvent {
  const { contractor, specificData, privacy } = payload;
  const repeated = told && besideAnswers(told, specificData);
  const known = { ...repeated, id, line, createdAt, contractor, specificData, privacy };
  return event === 'recall' && recall ? { ...known, recall } : known;
}
