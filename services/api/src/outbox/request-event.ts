import type { KeptRequest } from '../store/store.ts';
import type { RequestDelivery } from './delivery.ts';

/** What a broker's system is told of a request. */
export interface RequestEvent {
  /** The `Quote_Request_Id`. */
  readonly id: string;
  readonly line: string;
  /** ISO time. */
  readonly createdAt: string;
  readonly contractor: unknown;
  readonly specificData: unknown;
  readonly privacy: unknown;
  /** How somebody wants their quote: in the second event, which there is only when they say it. */
  readonly recall?: { readonly channel: 'email' | 'phone'; readonly at: string };
}

/** Made anew at each try, and the same at each: what it is made of never changes. */
export function requestEvent(
  { id, line, createdAt, payload, recall }: KeptRequest,
  event: RequestDelivery['event'],
): RequestEvent {
  const { contractor, specificData, privacy } = payload;
  const known = { id, line, createdAt, contractor, specificData, privacy };
  return event === 'recall' && recall ? { ...known, recall } : known;
}
