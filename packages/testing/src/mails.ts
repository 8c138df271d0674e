import type { Store } from '@preventivo/api/app';

/** A mail that would have been sent: to whom, what about, and the link it brings. */
export interface SentMail {
  readonly to: string;
  readonly about: 'activation' | 'password';
  readonly link: string;
}

export type Mails = () => Promise<readonly SentMail[]>;

/** The mails that wait in a store, each kept once it was seen. */
export function mailsOf(store: Store): Mails {
  const seen: SentMail[] = [];
  return async () => {
    const claimed = await store.outbox.claim({
      kind: 'accountMail',
      lease: 'testing',
      // Whatever the clock of the back end says, everything is due and held for good.
      at: '9998-01-01T00:00:00.000Z',
      until: '9999-01-01T00:00:00.000Z',
      limit: 10_000,
    });
    for (const { delivery } of claimed)
      if (delivery.kind === 'accountMail') {
        const { to, about, link } = delivery;
        seen.push({ to, about, link });
      }
    return [...seen];
  };
}
