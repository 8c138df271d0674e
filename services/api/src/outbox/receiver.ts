import type { RequestDelivery } from '../store/outbox.ts';
import type { ReceiverAnswer, RequestEvent } from './webhook.ts';

/**
 * A system of the broker that receives each request, beside the webhook and with the same events,
 * retries, pauses and dead letters.
 */
export interface RequestReceiver {
  /**
   * Names its queue in the database and in the log, 'crm': lower-case letters, digits and hyphens.
   * Deliveries that wait under a former name have no receiver any more.
   */
  readonly name: string;
  /**
   * Hands an event over, and resolves once the system has it, with its id of the account if there is
   * one (letters, digits, `_` and `-`, at most 100). An event may arrive twice, with the
   * same id, and an event with `recall` may arrive before the first one of its request.
   * @param delivery.id a UUID, the same at every attempt
   * @param delivery.signal aborts after 45 seconds or when the server stops; the attempt then counts
   * as failed
   * @throws {Refused} when the system works and rejects this event: retried, other events go on
   * @throws {NotDelivered} for any other failure: retried, and after ten in a row all events wait.
   * The log and the database hold the message of these two errors, and only the code or the name of
   * any other error, which counts as `NotDelivered`
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
