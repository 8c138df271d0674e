import { randomHex, type Sha256 } from '../crypto/digest.ts';
import type { OneTimeToken } from '../store/accounts.ts';
import type { AccountLink, LinkDelivery } from '../store/outbox.ts';
import type { Store } from '../store/store.ts';

const hour = 60 * 60 * 1000;
/** How long a link in a mail is good for, in milliseconds. */
export const linkLifetimes = { activation: 24 * hour, password: hour };

/** What links are made with. */
export interface LinkMaker {
  readonly store: Pick<Store, 'accounts'>;
  readonly sha256: Sha256;
  /** The clock. */
  now(): Date;
  /** Base of the links in mails, without a slash at its end. */
  publicUrl(): string | Promise<string>;
  /** The same of links that lead to pages. @defaultValue `publicUrl` */
  pagesUrl?(): string | undefined;
}

/** A link, and whether its mail is to be sent: to nobody it is made all the same, and its mail is not. */
export interface MadeLink extends AccountLink {
  readonly isSent: boolean;
}

/**
 * Makes the link of a mail that is about to leave: each try has a token of its own, of which the database gets the
 * digest. Undefined where the registration that it would activate is gone.
 */
export async function accountLink(
  delivery: LinkDelivery,
  maker: LinkMaker,
): Promise<MadeLink | undefined> {
  const { about, language } = delivery;
  const base = await maker.publicUrl();
  if (delivery.about === 'password') {
    const { email } = delivery;
    const account = await maker.store.accounts.byEmail(email);
    // For nobody as well: the time it takes tells nothing.
    const token = await offeredToken(about, account?.id ?? null, maker);
    // What stands after '#' is sent to no server.
    const link = `${maker.pagesUrl?.() ?? base}/account/password#token=${token}`;
    return { to: email, about, link, language, isSent: account !== undefined };
  }
  const registration = await maker.store.accounts.pendingRegistration(delivery.registrationId);
  if (!registration) return undefined;
  const token = await offeredToken(about, registration.id, maker);
  const link = `${base}/api/users/activate?token=${token}`;
  return { to: registration.email, about, link, language, isSent: true };
}

/** A new token of 256 random bits, and its row. */
async function offeredToken(
  purpose: OneTimeToken['purpose'],
  accountId: string | null,
  { store, sha256, now }: LinkMaker,
): Promise<string> {
  const token = randomHex(256);
  const expiresAt = new Date(now().getTime() + linkLifetimes[purpose]).toISOString();
  await store.accounts.offer({ hash: await sha256(token), purpose, accountId, expiresAt });
  return token;
}
