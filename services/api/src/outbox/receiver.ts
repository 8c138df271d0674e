import type { RequestDelivery } from '../store/outbox.ts';
import type { ReceiverAnswer, RequestEvent } from './webhook.ts';

/**
 * A system of the broker that receives each request, in addition to the webhook. It gets the same
 * events, retries, pauses and dead letters as the webhook.
 */
export interface RequestReceiver {
  /**
   * Name of the receiver's queue in the database and in the log, such as 'crm': lower-case letters,
   * digits and hyphens. After a change of the name, deliveries that wait under the old name are not
   * sent.
   */
  readonly name: string;
  /**
   * Delivers an event. Resolves once the system has stored the event. Returns the system's id of
   * the account if it has one (letters, digits, `_` and `-`, at most 100).
   * An event may arrive twice, with the same id. An event with `recall` may arrive before the first
   * event of its request.
   * @param delivery.id a UUID, the same at every attempt
   * @param delivery.signal aborts after 45 seconds or when the server stops; the attempt then
   * counts as failed
   * @throws {Refused} when the system works but rejects this event. The server retries the event
   * and delivers the others
   * @throws {NotDelivered} for any other failure. The server retries the event; after ten failures
   * in a row, all events wait.
   * The log and the database contain the messages of `Refused` and `NotDelivered`. Any other error
   * counts as `NotDelivered`; only its code or name is stored
   */
  deliver(event: RequestEvent, delivery: ReceiverDelivery): Promise<ReceiverAnswer> | Promise<void>;
  /** Maximum number of concurrent deliveries of each server. @defaultValue 1 */
  readonly concurrency?: number;
}

export interface ReceiverDelivery {
  readonly id: string;
  readonly signal: AbortSignal;
}

/** Returns the kind of a receiver's deliveries. */
export const kindOf = ({ name }: Pick<RequestReceiver, 'name'>) =>
  `receiver:${name}` satisfies RequestDelivery['kind'];
