import { accountLink, type LinkMaker, type Store } from '@preventivo/api/app';

/** A mail that would have been sent: recipient, subject and link. */
export interface SentMail {
  readonly to: string;
  readonly about: 'activation' | 'password';
  readonly link: string;
}

export type Mails = () => Promise<readonly SentMail[]>;

/**
 * Reads the mails pending in a store and keeps them once read. A mail's link is created when it is
 * read.
 */
export function mailsOf(store: Store, links: Omit<LinkMaker, 'store'>): Mails {
  const seen: SentMail[] = [];
  return async () => {
    const claimed = await store.outbox.claim({
      kind: 'accountLink',
      lease: 'testing',
      // Dates beyond any clock: every mail is due, and its lease never expires.
      at: '9998-01-01T00:00:00.000Z',
      until: '9999-01-01T00:00:00.000Z',
      limit: 10_000,
    });
    for (const { delivery } of claimed) {
      const made =
        delivery.kind === 'accountLink'
          ? await accountLink(delivery, { store, ...links })
          : undefined;
      if (made?.isSent) seen.push({ to: made.to, about: made.about, link: made.link });
    }
    return [...seen];
  };
}
