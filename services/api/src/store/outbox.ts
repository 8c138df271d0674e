import type { MailLanguage } from '../mail/mail-language.ts';

/** A delivery. It is stored in the transaction of its cause, such as a request. */
export type Delivery = LinkDelivery | RequestDelivery;

/**
 * The mail with an activation or password link. The worker creates the link on delivery, so that no
 * row contains it. For a password reset, the worker also looks up the account on delivery. A client
 * could otherwise learn from the response time whether the account exists.
 */
export type LinkDelivery = {
  readonly kind: 'accountLink';
  readonly language: MailLanguage;
} & (
  | { readonly about: 'activation'; readonly registrationId: string }
  | { readonly about: 'password'; readonly email: string }
);

/**
 * Delivery of a request to the broker's systems, to the broker by mail, or to the visitor. Each
 * kind has a separate queue. A receiver of a plug-in has the kind `receiver:<name>`.
 */
export interface RequestDelivery {
  readonly kind: 'webhook' | 'brokerMail' | 'visitorMail' | `receiver:${string}`;
  readonly requestId: string;
  /** 'request' for a new request, 'recall' when the visitor has chosen how to receive the quote. */
  readonly event: 'request' | 'recall';
}

/** Returns the email that a password reset is for; undefined for other deliveries. */
export const addressee = (delivery: Delivery): string | undefined =>
  'email' in delivery ? delivery.email : undefined;

/** The part of the outbox that request handlers use. */
export interface Dispatch {
  /** Kinds of deliveries for requests. */
  readonly requests: readonly RequestDelivery['kind'][];
  /** Signals a new delivery, so that it does not wait for the next poll. */
  wake(): void;
}

/** Delivers nothing, for stories and tests. */
export const noDispatch: Dispatch = { requests: [], wake: () => {} };

/**
 * Returns the deliveries of a request, one for each receiver. When the visitor chooses a channel
 * ('recall'), the visitor gets no mail.
 */
export const deliveriesOf = (
  { requests }: Dispatch,
  requestId: string,
  event: RequestDelivery['event'],
): readonly RequestDelivery[] =>
  requests
    .filter((kind) => kind !== 'visitorMail' || event === 'request')
    .map((kind) => ({ kind, requestId, event }));

export interface Claimed {
  /** A UUID, the same at every attempt. */
  readonly id: string;
  /** Number of attempts, including this one. */
  readonly tries: number;
  readonly delivery: Delivery;
}

export interface Claim {
  readonly kind: Delivery['kind'];
  /**
   * Unique name of the lease. The outbox accepts the outcome of a delivery only with the name of
   * its current lease.
   */
  readonly lease: string;
  /** Current time, ISO. */
  readonly at: string;
  /** End of the lease, ISO. After it, other workers may claim the deliveries. */
  readonly until: string;
  readonly limit: number;
}

/** A delivery that the worker no longer retries. */
export interface DeadLetter {
  readonly id: string;
  readonly kind: Delivery['kind'];
  /** ISO time. */
  readonly createdAt: string;
  readonly tries: number;
  /** Reason of the last failure, without data. */
  readonly failure: string;
}

export interface Backlog {
  readonly waiting: number;
  /** Creation time of the oldest waiting delivery, ISO; null if the outbox is empty. */
  readonly oldest: string | null;
  readonly dead: number;
}

export interface Waiting {
  readonly kind: Delivery['kind'];
  readonly waiting: number;
}

/**
 * The queue of deliveries. Other repositories add deliveries in their own transactions. The worker
 * deletes finished deliveries. Every method may throw `StoreUnavailable`.
 */
export interface Outbox {
  /**
   * Adds a delivery outside of other transactions.
   * @param at ISO time at which it is created and due
   */
  add(delivery: Delivery, at: string): Promise<void>;
  /** Claims the deliveries that have waited longest. The claim lasts until the lease ends. */
  claim(claim: Claim): Promise<readonly Claimed[]>;
  /**
   * Deletes a delivery. Returns false if the lease ended and another worker claimed the delivery.
   */
  done(id: string, lease: string): Promise<boolean>;
  /**
   * Records why an attempt failed, and when the next attempt is due.
   * @param due ISO time; null makes the delivery a dead letter
   */
  failed(id: string, lease: string, due: string | null, failure: string): Promise<boolean>;
  deadLetters(): Promise<readonly DeadLetter[]>;
  backlog(): Promise<Backlog>;
  /** Returns the number of waiting deliveries by kind. Omits a kind without waiting deliveries. */
  waiting(): Promise<readonly Waiting[]>;
  /**
   * Schedules dead letters again, with the full number of attempts. Returns how many it scheduled.
   * @param ids only these dead letters. @defaultValue all
   */
  replay(at: string, ids?: readonly string[]): Promise<number>;
  /**
   * Deletes the oldest deliveries from before an ISO time, delivered or not. Returns how many it
   * deleted.
   */
  deleteOlder(before: string, limit: number): Promise<number>;
}
