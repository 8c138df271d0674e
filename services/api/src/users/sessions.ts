import type { RequestContext, Services } from '../context.ts';
import { refusal } from '../contract/refusal.ts';
import type { Account } from '../store/accounts.ts';

/** How long somebody stays logged in without a new password, however often they come: 30 days. */
const maxSessionAge = 30 * 24 * 60 * 60 * 1000;

/** Somebody who is logged in, and the token they go on with. */
export interface Authenticated {
  readonly account: Account;
  readonly token: string;
}

/** Opens a session. The answer is its first token. */
export async function openSession(account: Account, services: Services): Promise<string> {
  const id = crypto.randomUUID();
  const now = services.now();
  await services.store.accounts.openSession({
    id,
    accountId: account.id,
    createdAt: now.toISOString(),
  });
  return services.tokens.sign({ accountId: account.id, sessionId: id }, now, endOf(now));
}

/**
 * The account and the next token of a request, by its header `authorization`; undefined where it has none.
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
  // No token outlives its session, so one that is good belongs to a session that is.
  const end = endOf(new Date(found.session.createdAt));
  return { account: found.account, token: await tokens.sign(bearer, now, end) };
}

const endOf = (opened: Date) => new Date(opened.getTime() + maxSessionAge);

/** Who is logged in. @throws {Refusal} 401 where nobody is */
export async function requireAccount(context: RequestContext): Promise<Account> {
  const account = await context.account();
  if (!account) throw refusal('MISSING_TOKEN');
  return account;
}
