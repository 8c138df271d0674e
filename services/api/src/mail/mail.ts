import { isEmail, tidied } from '@preventivo/italian';

/** A message to one person. */
export interface Mail {
  /** One plain address. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The same for mail programs that draw. @defaultValue text alone */
  readonly html?: string;
  /** Who gets an answer: one plain address. @defaultValue who writes */
  readonly replyTo?: string;
}

export interface Mailer {
  /** Sends a message, or throws; `Undeliverable` where trying again is of no use. */
  send(mail: Mail, options?: SendOptions): Promise<void>;
}

export interface SendOptions {
  /** Stays the same when a message is sent again, so that whoever gets it twice can tell. @defaultValue a new one */
  readonly id?: string;
  /** Gives up. */
  readonly signal?: AbortSignal;
}

/** Who writes. */
export interface Sender {
  /** @defaultValue the address alone */
  readonly name: string;
  readonly address: string;
}

/** Whether a text is one address and nothing else: no name, no second address, no line of a header. */
export const isPlainAddress = (text: string): boolean => text === tidied(text) && isEmail(text);

/**
 * A message as the mail library takes it.
 * @throws {Undeliverable} where it would go to anybody but one plain address, or write a header of its own
 */
export function messageOf(
  { to, subject, text, html, replyTo }: Mail,
  from: Sender,
  options: SendOptions,
) {
  // A line break in an address has turned messages over to somebody else.
  if (![to, replyTo ?? to].every(isPlainAddress))
    throw new Undeliverable('the address is not one plain address');
  if (/[\p{Cc}\p{Zl}\p{Zp}]/u.test(subject))
    throw new Undeliverable('the subject has more than one line');
  const { id = crypto.randomUUID(), signal } = options;
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1);
  return {
    from,
    to: { name: '', address: to },
    subject,
    text,
    ...(html !== undefined && { html }),
    ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
    messageId: `<${id}@${domain}>`,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(signal && { signal }),
  };
}

/** A delivery that was not taken. The message holds no data: it goes into the log. */
export class NotDelivered extends Error {
  override readonly name: string = 'NotDelivered';
}

/** A delivery that its receiver answered, and did not take: the receiver itself is well. */
export class Refused extends NotDelivered {
  override readonly name = 'Refused';
}

/** A delivery that nobody will ever take. */
export class Undeliverable extends NotDelivered {
  override readonly name = 'Undeliverable';
}

/** Whether a mail server said for good that nobody has an address (RFC 3463, 5.1): asking again makes a sender suspect. */
export const isUnknownAddress = (error: unknown): boolean =>
  error instanceof Error &&
  'response' in error &&
  /^5\d\d[ -]5\.1\.\d/.test(String(error.response));

/** Why a delivery failed, without what was delivered and to whom: other messages may hold that. */
export function failureOf(error: unknown): string {
  if (error instanceof NotDelivered) return error.message;
  if (!(error instanceof Error)) return 'unknown';
  // Not the receiver's: a `StoreUnavailable` says so, and has a code like theirs.
  if (error.name === 'StoreUnavailable') return error.message;
  // What `fetch` throws has its reason inside.
  const reason = error.cause instanceof Error ? error.cause : error;
  const code = 'code' in reason && typeof reason.code === 'string' ? reason.code : reason.name;
  // The number a mail server answered with.
  return 'responseCode' in reason ? `${code} ${Number(reason.responseCode)}` : code;
}
