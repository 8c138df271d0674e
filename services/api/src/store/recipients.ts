/** What a mail that a stranger can cause is about. */
export const mailKinds = ['request', 'activation', 'password'] as const;
export type MailKind = (typeof mailKinds)[number];

/** A mail that is about to leave. */
export interface CountedMail {
  readonly kind: MailKind;
  /** A keyed digest of the mailbox: the table holds no address. */
  readonly recipient: string;
  /** The id of the delivery: tried again, it is the same mail. */
  readonly delivery: string;
  /** ISO time. */
  readonly at: string;
}

/** How many mails a recipient gets. */
export interface MailAllowance {
  /** Of all kinds together. One place is reserved for each kind that the recipient got none of. */
  readonly most: number;
  /** ISO time after which mails count. */
  readonly since: string;
}

/** Recent mails by recipient. Every method may throw `StoreUnavailable`. */
export interface Recipients {
  /**
   * Notes a mail, unless its recipient had `most` already or the places left are reserved for other kinds. A delivery that was
   * admitted once always is: one that a mail server did not take for hours still leaves.
   */
  admit(mail: CountedMail, allowance: MailAllowance): Promise<boolean>;
  /** Forgets recipients who had no mail since an ISO time. */
  deleteOlder(before: string): Promise<void>;
}

/** A mail as it is noted under its recipient. */
export interface NotedMail {
  readonly kind: MailKind;
  readonly delivery: string;
  readonly at: string;
}

/** Returns the mails of a recipient including the new one, or undefined when it is not admitted. */
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
