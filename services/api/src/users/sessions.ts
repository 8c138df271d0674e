import type { RequestContext, Services } from '../context.ts';
import { refusal } from '../contract/refusal.ts';
import { tokenLifetime } from '../crypto/bearer-tokens.ts';
import type { Account, Session } from '../store/accounts.ts';

/** How long somebody stays logged in without a new password, however often they come: 30 days. */
export const maxSessionAge = 30 * 24 * 60 * 60 * 1000;
/** How many sessions an account has at most. */
const maxSessions = 10;
/** How exactly it is noted when a session was last used, in milliseconds: not every call is to write. */
const seenEvery = 5 * 60 * 1000;
/** How long a session lives that nobody uses, in milliseconds: its last token is good no more. */
export const maxIdle = tokenLifetime + seenEvery;

/** Somebody who is logged in, and the token they go on with. */
export interface Authenticated {
  readonly account: Account;
  readonly sessionId: string;
  readonly token: string;
}

/**
 * Opens a session. The answer is its first token; undefined where the password that was right is the account's no
 * more.
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
 * The account, the session and the next token of a request, by its header `authorization`; undefined where it has none.
 * @throws {Refusal} 401 TOKEN_EXPIRED for a token that is not good, or not any more
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
  // No token outlives its session, so one that is good belongs to a session that is.
  const end = endOf(new Date(session.createdAt));
  return { account, sessionId: session.id, token: await tokens.sign(bearer, now, end) };
}

const isUnnoted = ({ seenAt }: Session, now: Date) =>
  seenAt === null || Date.parse(seenAt) <= now.getTime() - seenEvery;

const endOf = (opened: Date) => new Date(opened.getTime() + maxSessionAge);

/** Who is logged in. @throws {Refusal} 401 where nobody is */
export async function requireAccount(context: RequestContext): Promise<Account> {
  return (await requireSession(context)).account;
}

/** The session of who is logged in. @throws {Refusal} 401 where nobody is */
export async function requireSession(
  context: RequestContext,
): Promise<Omit<Authenticated, 'token'>> {
  const session = await context.session();
  if (!session) throw refusal('MISSING_TOKEN');
  return session;
}
