import type { Mail } from '../mail/mail.ts';
import type { MailLanguage } from '../mail/mail-language.ts';

/** Something to deliver. It is written down in the transaction of what it is about. */
export type Delivery = MailDelivery | AccountMailDelivery | LinkDelivery | RequestDelivery;

/** A mail as it is sent; an older version of this service wrote those of accounts down so. */
export interface MailDelivery {
  readonly kind: 'mail';
  readonly mail: Mail;
}

/** A mail with its link, as an older version of this service wrote it down. */
export interface AccountMailDelivery extends AccountLink {
  readonly kind: 'accountMail';
}

/** A link for who has an account, or is about to. */
export interface AccountLink {
  readonly to: string;
  readonly about: 'activation' | 'password';
  readonly link: string;
  /** @defaultValue 'it', as in rows that an older version has written */
  readonly language?: MailLanguage;
}

/**
 * A link that is to be mailed. It is made when it is delivered, so that no row ever holds it. Of a password it says
 * only who asked: whether they have an account is found out then too, when nobody waits for an answer.
 */
export type LinkDelivery = {
  readonly kind: 'accountLink';
  readonly language: MailLanguage;
} & (
  | { readonly about: 'activation'; readonly registrationId: string }
  | { readonly about: 'password'; readonly email: string }
);

/** A request that is handed on: to the broker's system, to somebody who reads it, back to whom it came from. */
export interface RequestDelivery {
  readonly kind: 'webhook' | 'brokerMail' | 'visitorMail';
  readonly requestId: string;
  /** Whether the request is new, or somebody has said how they want their quote. */
  readonly event: 'request' | 'recall';
}

/** To whose account a mail goes, or whose password it is about. */
export function addressee(delivery: Delivery): string | undefined {
  if (delivery.kind === 'accountMail') return delivery.to;
  if (delivery.kind === 'mail') return delivery.mail.to;
  return 'email' in delivery ? delivery.email : undefined;
}

/** What handlers know of deliveries. */
export interface Dispatch {
  /** To whom requests are handed on. */
  readonly requests: readonly RequestDelivery['kind'][];
  /** Says that something to deliver was written down, so that nobody waits for the next look. */
  wake(): void;
}

/** Nothing is handed on, and nobody delivers: stories and tests. */
export const noDispatch: Dispatch = { requests: [], wake: () => {} };

/** What is to be delivered of a request, to each of those it is handed on to; the visitor knows what they said since. */
export const deliveriesOf = (
  { requests }: Dispatch,
  requestId: string,
  event: RequestDelivery['event'],
): readonly RequestDelivery[] =>
  requests
    .filter((kind) => kind !== 'visitorMail' || event === 'request')
    .map((kind) => ({ kind, requestId, event }));

/** A delivery that one worker holds. */
export interface Claimed {
  /** A UUID, the same at every try. */
  readonly id: string;
  /** How often it was tried, this time included. */
  readonly tries: number;
  readonly delivery: Delivery;
}

/** What a worker wants to deliver. */
export interface Claim {
  readonly kind: Delivery['kind'];
  /** A name nobody else has: only who knows it may say what became of the deliveries. */
  readonly lease: string;
  /** The time now, ISO. */
  readonly at: string;
  /** When the lease ends, ISO: then somebody else may claim the same. */
  readonly until: string;
  /** How many at most. */
  readonly limit: number;
}

/** A delivery that nobody tries any more. */
export interface DeadLetter {
  readonly id: string;
  readonly kind: Delivery['kind'];
  /** ISO time. */
  readonly createdAt: string;
  readonly tries: number;
  /** Why the last try failed, without data. */
  readonly failure: string;
}

/** How much is to be delivered. */
export interface Backlog {
  readonly waiting: number;
  /** Since when the oldest of them waits, ISO time; null where none does. */
  readonly oldest: string | null;
  /** Dead letters. */
  readonly dead: number;
}

/** How many deliveries of a kind wait. */
export interface Waiting {
  readonly kind: Delivery['kind'];
  readonly waiting: number;
}

/**
 * What is to be delivered. It is written by the methods whose transaction it belongs to; whatever was
 * delivered is forgotten. Every method may throw `StoreUnavailable`.
 */
export interface Outbox {
  /** Writes down what belongs to nothing else. @param at ISO time, also when it is due */
  add(delivery: Delivery, at: string): Promise<void>;
  /** Takes the deliveries that have waited longest, for as long as the lease lasts. */
  claim(claim: Claim): Promise<readonly Claimed[]>;
  /** Forgets a delivery. False where the lease had ended and somebody else took it. */
  done(id: string, lease: string): Promise<boolean>;
  /**
   * Notes why a try failed, and when the next one is due.
   * @param due ISO time; null: never, the delivery is a dead letter
   */
  failed(id: string, lease: string, due: string | null, failure: string): Promise<boolean>;
  deadLetters(): Promise<readonly DeadLetter[]>;
  backlog(): Promise<Backlog>;
  /** How many wait, of each kind of which one does. */
  waiting(): Promise<readonly Waiting[]>;
  /**
   * Has dead letters tried again from the first try on. How many there were.
   * @param ids only these. @defaultValue all
   */
  replay(at: string, ids?: readonly string[]): Promise<number>;
  /** Removes the oldest deliveries that were written down before an ISO time, delivered or not. How many. */
  deleteOlder(before: string, limit: number): Promise<number>;
}
