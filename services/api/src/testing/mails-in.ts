import type { Mail } from '../mail/mailer.ts';
import type { Store } from '../store/store.ts';

/** The mails that were written down so far, oldest first; they are taken off. */
export async function mailsIn({ outbox }: Store): Promise<readonly Mail[]> {
  const lease = crypto.randomUUID();
  const ever = '9999-12-31T00:00:00.000Z';
  const claimed = await outbox.claim({ kind: 'mail', lease, at: ever, until: ever, most: 1000 });
  await Promise.all(claimed.map(({ id }) => outbox.done(id, lease)));
  return claimed.flatMap(({ delivery }) => (delivery.kind === 'mail' ? [delivery.mail] : []));
}
