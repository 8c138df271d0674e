import type { RequestContext, Services } from '../context.ts';
import { refusal } from '../contract/refusal.ts';
import { tokenLifetime } from '../crypto/bearer-tokens.ts';
import type { Account, Session } from '../store/accounts.ts';

/** Maximum session age in milliseconds, regardless of activity: 30 days. */
export const maxSessionAge = 30 * 24 * 60 * 60 * 1000;
const maxSessions = 10;
/**
 * Minimum time between two updates of the last use, in milliseconds. Without a minimum, every call
 * would write.
 */
const seenEvery = 5 * 60 * 1000;
/**
 * Lifetime of an unused session, in milliseconds. By then, its last token has certainly expired.
 */
export const maxIdle = tokenLifetime + seenEvery;

/** An authenticated session, and its next token. */
export interface Authenticated {
  readonly account: Account;
  readonly sessionId: string;
  readonly token: string;
}

/**
 * Opens a session and returns its first token. Returns undefined if the password changed after it
 * was verified.
 */
export async function openSession(
  account: Account,
  services: Services,
): Promise<string | undefined> {
  const id = crypto.randomUUID();
  const now = services.now();
  const at = now.toISOString();
  const session = { id, accountId: account.id, createdAt: at, seenAt: at };
  const { accounts } = services.store;
  if (!(await accounts.openSession(session, maxSessions, account.passwordHash))) return undefined;
  return services.tokens.sign({ accountId: account.id, sessionId: id }, now, endOf(now));
}

/**
 * Returns the account, session and next token of an `authorization` header; undefined without the
 * header.
 * @throws {Refusal} 401 TOKEN_EXPIRED for an invalid or expired token
 */
export async function authenticate(
  authorization: string | undefined,
  services: Services,
): Promise<Authenticated | undefined> {
  if (authorization === undefined) return undefined;
  const { store, tokens } = services;
  const now = services.now();
  const [, token = ''] = /^Bearer ([\w.-]{1,4096})$/i.exec(authorization) ?? [];
  const bearer = await tokens.read(token, now);
  const found = bearer && (await store.accounts.session(bearer.sessionId));
  if (!found || found.account.id !== bearer.accountId) throw refusal('TOKEN_EXPIRED');
  const { account, session } = found;
  if (isUnnoted(session, now)) await store.accounts.seen(session.id, now.toISOString());
  // A token never outlives its session, so a valid token implies a valid session.
  const end = endOf(new Date(session.createdAt));
  return { account, sessionId: session.id, token: await tokens.sign(bearer, now, end) };
}

const isUnnoted = ({ seenAt }: Session, now: Date) =>
  Date.parse(seenAt) <= now.getTime() - seenEvery;

const endOf = (opened: Date) => new Date(opened.getTime() + maxSessionAge);

/** Returns the account of the session. @throws {Refusal} 401 without a session */
export async function requireAccount(context: RequestContext): Promise<Account> {
  return (await requireSession(context)).account;
}

/** Returns the session. @throws {Refusal} 401 without a session */
export async function requireSession(
  context: RequestContext,
): Promise<Omit<Authenticated, 'token'>> {
  const session = await context.session();
  if (!session) throw refusal('MISSING_TOKEN');
  return session;
}
