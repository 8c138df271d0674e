import { randomHex, type Sha256 } from '../crypto/digest.ts';
import type { MailLanguage } from '../mail/mail-language.ts';
import type { OneTimeToken } from '../store/accounts.ts';
import type { LinkDelivery } from '../store/outbox.ts';
import type { Store } from '../store/store.ts';

const hour = 60 * 60 * 1000;
/** Link lifetimes in milliseconds. */
export const linkLifetimes = { activation: 24 * hour, password: hour };

/** Dependencies of `accountLink`. */
export interface LinkMaker {
  readonly store: Pick<Store, 'accounts'>;
  readonly sha256: Sha256;
  now(): Date;
  /** Returns the base URL of links in mails, without a trailing slash. */
  publicUrl(): string | Promise<string>;
  /** Returns the base URL of links to pages. @defaultValue `publicUrl` */
  pagesUrl?(): string | undefined;
}

/** A link for the owner of an account or registration. */
export interface AccountLink {
  readonly to: string;
  readonly about: LinkDelivery['about'];
  readonly link: string;
  readonly language: MailLanguage;
}

/** A link, and whether to send its mail. An unknown email gets a link that is never sent. */
export interface MadeLink extends AccountLink {
  readonly isSent: boolean;
}

/**
 * Creates the link of an outgoing mail. Each delivery attempt creates a new token, and the database
 * stores its digest. Returns undefined when the registration to activate no longer exists.
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
    // Create a token for an unknown email too. Otherwise the timing would reveal whether the email
    // has an account.
    const token = await offeredToken(about, account?.id ?? null, maker);
    // Browsers do not send the part after '#' to a server.
    const link = `${maker.pagesUrl?.() ?? base}/account/password#token=${token}`;
    return { to: email, about, link, language, isSent: account !== undefined };
  }
  const registration = await maker.store.accounts.pendingRegistration(delivery.registrationId);
  if (!registration) return undefined;
  const token = await offeredToken(about, registration.id, maker);
  const link = `${base}/api/users/activate?token=${token}`;
  return { to: registration.email, about, link, language, isSent: true };
}

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
