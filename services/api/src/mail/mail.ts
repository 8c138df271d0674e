import { isEmail, tidied } from '@preventivo/italian';

export interface Mail {
  /** A single address without a name. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** HTML version of the text. @defaultValue text only */
  readonly html?: string;
  /** Reply address without a name. @defaultValue the sender */
  readonly replyTo?: string;
}

export interface Mailer {
  /** Sends a mail. Throws on failure; throws `Undeliverable` if a retry cannot succeed. */
  send(mail: Mail, options?: SendOptions): Promise<void>;
}

export interface SendOptions {
  /**
   * The id of the mail. A retry sends the same id, so that the recipient can detect the duplicate.
   * @defaultValue a new id
   */
  readonly id?: string;
  readonly signal?: AbortSignal;
}

export interface Sender {
  /** @defaultValue the address */
  readonly name: string;
  readonly address: string;
}

/** Whether a text is exactly one address, without a name, a second address or a header line. */
export const isPlainAddress = (text: string): boolean => text === tidied(text) && isEmail(text);

/**
 * Prevents header injection: a line break in an address can redirect a mail.
 * @throws {Undeliverable} if an address is not one plain address, or the subject would add a header
 */
function checkHeaders({ to, subject, replyTo }: Mail): void {
  if (![to, replyTo ?? to].every(isPlainAddress))
    throw new Undeliverable('the address is not one plain address');
  if (/[\p{Cc}\p{Zl}\p{Zp}]/u.test(subject))
    throw new Undeliverable('the subject has more than one line');
}

/** Returns a mailer that checks the headers of each mail before the plug-in sends it. */
export const checkedMailer = (mailer: Mailer): Mailer => ({
  send: async (mail, options) => {
    checkHeaders(mail);
    await mailer.send(mail, options);
  },
});

/**
 * Converts a mail to the format of nodemailer.
 * @throws {Undeliverable} if an address is not one plain address, or the subject would add a header
 */
export function messageOf(mail: Mail, from: Sender, options: SendOptions) {
  checkHeaders(mail);
  const { to, subject, text, html, replyTo } = mail;
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

/** A failed delivery. The message goes into the log, so it contains no visitors' data. */
export class NotDelivered extends Error {
  override readonly name: string = 'NotDelivered';
}

/** A delivery that a working receiver rejected. */
export class Refused extends NotDelivered {
  override readonly name = 'Refused';
}

/** A delivery that can never succeed. */
export class Undeliverable extends NotDelivered {
  override readonly name = 'Undeliverable';
}

/**
 * Whether a mail server permanently rejected an unknown address (RFC 3463, 5.1). Retries would harm
 * the sender's reputation.
 */
export const isUnknownAddress = (error: unknown): boolean =>
  error instanceof Error &&
  'response' in error &&
  /^5\d\d[ -]5\.1\.\d/.test(String(error.response));

/**
 * Returns why a delivery failed. It omits error messages, which may contain the content or the
 * recipient.
 */
export function failureOf(error: unknown): string {
  if (error instanceof NotDelivered) return error.message;
  if (!(error instanceof Error)) return 'unknown';
  // Check the store's errors first. `StoreUnavailable` has a code, which looks like a code of the
  // receiver.
  if (error.name === 'StoreUnavailable') return error.message;
  // `fetch` puts the reason into `cause`.
  const reason = error.cause instanceof Error ? error.cause : error;
  const code = 'code' in reason && typeof reason.code === 'string' ? reason.code : reason.name;
  // Response code of a mail server.
  return 'responseCode' in reason ? `${code} ${Number(reason.responseCode)}` : code;
}
