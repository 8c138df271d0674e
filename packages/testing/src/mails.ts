import { accountLink, type LinkMaker, type Store } from '@preventivo/api/app';

/** A mail that would have been sent: to whom, what about, and the link it brings. */
export interface SentMail {
  readonly to: string;
  readonly about: 'activation' | 'password';
  readonly link: string;
}

export type Mails = () => Promise<readonly SentMail[]>;

/** The mails that wait in a store, each kept once it was seen: its link is made when it is looked at. */
export function mailsOf(store: Store, links: Omit<LinkMaker, 'store'>): Mails {
  const seen: SentMail[] = [];
  return async () => {
    const claimed = await store.outbox.claim({
      kind: 'accountLink',
      lease: 'testing',
      // Whatever the clock of the back end says, everything is due and held for good.
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
