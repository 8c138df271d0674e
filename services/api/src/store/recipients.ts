/** A mail that is about to leave. */
export interface CountedMail {
  /** A keyed digest of the mailbox: the table holds no address. */
  readonly recipient: string;
  /** The id of the delivery: tried again, it is the same mail. */
  readonly delivery: string;
  /** ISO time. */
  readonly at: string;
}

/** How many mails a recipient gets. */
export interface MailAllowance {
  readonly most: number;
  /** Since when they count, ISO time, itself not included. */
  readonly since: string;
}

/** The mails that went to each recipient of late. Every method may throw `StoreUnavailable`. */
export interface Recipients {
  /** Notes a mail, unless its recipient had `most` already. True for a delivery that was noted before. */
  admit(mail: CountedMail, allowance: MailAllowance): Promise<boolean>;
  /** Forgets recipients who had no mail since an ISO time. */
  deleteOlder(before: string): Promise<void>;
}

/** A mail as it is noted under its recipient. */
export interface NotedMail {
  readonly delivery: string;
  readonly at: string;
}

/** Returns the mails of a recipient including the new one, or undefined when it is not admitted. */
export function admitted(
  noted: readonly NotedMail[],
  { delivery, at }: CountedMail,
  { most, since }: MailAllowance,
): readonly NotedMail[] | undefined {
  const recent = noted.filter((mail) => mail.at > since);
  if (recent.some((mail) => mail.delivery === delivery)) return recent;
  return recent.length < most ? [...recent, { delivery, at }] : undefined;
}
