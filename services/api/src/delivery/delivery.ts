import type { Mail } from '../mail/mailer.ts';

/** Something to deliver. It is written down in the transaction of what it is about. */
export type Delivery = MailDelivery | RequestDelivery;

export interface MailDelivery {
  readonly kind: 'mail';
  readonly mail: Mail;
}

/** A request that is handed on: to the broker's system, or to somebody who reads it. */
export interface RequestDelivery {
  readonly kind: 'webhook' | 'brokerMail';
  readonly requestId: string;
  /** Whether the request is new, or somebody has said how they want their quote. */
  readonly event: 'request' | 'recall';
}

/** What the calls know of deliveries. */
export interface Dispatch {
  /** To whom requests are handed on. */
  readonly requests: readonly RequestDelivery['kind'][];
  /** Says that something to deliver was written down, so that nobody waits for the next look. */
  wake(): void;
}

/** Nothing is handed on, and nobody delivers: stories and tests. */
export const noDispatch: Dispatch = { requests: [], wake: () => {} };

/** What is to be delivered of a request, to each of those it is handed on to. */
export const deliveriesOf = (
  { requests }: Dispatch,
  requestId: string,
  event: RequestDelivery['event'],
): readonly RequestDelivery[] => requests.map((kind) => ({ kind, requestId, event }));
