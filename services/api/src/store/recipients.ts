/** Kinds of mails that a stranger can cause. */
export const mailKinds = ['request', 'activation', 'password'] as const;
export type MailKind = (typeof mailKinds)[number];

/** An outgoing mail that counts against its recipient's limit. */
export interface CountedMail {
  readonly kind: MailKind;
  /** Keyed digest of the mailbox, so that the table contains no address. */
  readonly recipient: string;
  /** Id of the delivery. A retry has the id of the first attempt and does not count again. */
  readonly delivery: string;
  /** ISO time. */
  readonly at: string;
}

export interface MailAllowance {
  /**
   * Maximum number of mails of all kinds together. Of each kind that the recipient has not
   * received, one mail is reserved within this number.
   */
  readonly most: number;
  /** ISO time; only mails after this time count. */
  readonly since: string;
}

/** Recent mails by recipient. Every method may throw `StoreUnavailable`. */
export interface Recipients {
  /**
   * Records a mail. Returns false if its recipient has reached the limit, or if the remaining mails
   * are reserved for other kinds. An admitted delivery stays admitted, so that its retries are sent
   * even hours later.
   */
  admit(mail: CountedMail, allowance: MailAllowance): Promise<boolean>;
  /** Deletes recipients without a mail since an ISO time. */
  deleteOlder(before: string): Promise<void>;
}

export interface NotedMail {
  readonly kind: MailKind;
  readonly delivery: string;
  readonly at: string;
}

/**
 * Returns a recipient's mails including the new mail; undefined if the limit rejects the new mail.
 */
export function admitted(
  noted: readonly NotedMail[],
  { kind, delivery, at }: CountedMail,
  { most, since }: MailAllowance,
): readonly NotedMail[] | undefined {
  const recent = noted.filter((mail) => mail.at > since);
  if (recent.some((mail) => mail.delivery === delivery)) return recent;
  const reserved = mailKinds.filter(
    (other) => other !== kind && !recent.some((mail) => mail.kind === other),
  );
  if (recent.length + reserved.length >= most) return undefined;
  return [...recent, { kind, delivery, at }];
}
