import { accountLink, type LinkMaker, type Store } from '@preventivo/api/app';

/** A mail that a real back end would have sent: recipient, subject and link. */
export interface SentMail {
  readonly to: string;
  readonly about: 'activation' | 'password';
  readonly link: string;
}

export type Mails = () => Promise<readonly SentMail[]>;

/**
 * Returns a function that reads the pending mails of a store. The function returns all mails read so far. It creates
 * the link of a mail when it reads the mail.
 */
export function mailsOf(store: Store, links: Omit<LinkMaker, 'store'>): Mails {
  const seen: SentMail[] = [];
  return async () => {
    const claimed = await store.outbox.claim({
      kind: 'accountLink',
      lease: 'testing',
      // Uses dates in the far future, so that every mail is due and no lease expires.
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
