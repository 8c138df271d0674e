import { isEmail } from '@preventivo/italian';
import type { RequestContext, Services } from '../../context.ts';
import { failedAs, Refusal, refusal } from '../../contract/refusal.ts';
import { object, part, text } from '../../contract/schema.ts';
import { isSameDigest } from '../../crypto/digest.ts';
import { counted } from '../../http/counted.ts';
import { countedLogin } from '../../http/counted-login.ts';
import { post } from '../../http/route.ts';
import { mailLanguage } from '../../mail/mail-language.ts';
import type { Account, PendingRegistration } from '../../store/accounts.ts';
import { noteAccount, slowedDown } from '../../users/account-notes.ts';
import { welcomeByMail } from '../../users/login-tries.ts';
import { isGoodPassword } from '../../users/password-rule.ts';
import { normaliseEmail } from '../../users/registration.ts';
import { openSession } from '../../users/sessions.ts';

const loginLimits = [
  ...(['login', 'login-near', 'login-wide', 'login-to', 'login-device'] as const),
  ...(['login-from', 'login-from-near', 'login-from-wide'] as const),
];

export const loginRoutes = [
  post({
    path: '/api/users/login',
    summary:
      'Logs in; the token is in the header `x-token`. An unknown email and a wrong password are answered alike. After too many tries a login has to wait, for an unknown email too. A session whose token is sent along ends.',
    rateLimit: 'check',
    body: object({ email: text(), password: text() }),
    response: part('Success'),
    answerHeaders: {
      'x-token': 'The token of the session.',
      'set-cookie':
        '`preventivo-device`: proves that this device logged in before. It does not authenticate; with it, failed logins of others cause no wait.',
    },
    limits: loginLimits,
    refusals: ['VALIDATION_ERROR', 'LOGIN_FAILED', 'USER_NOT_ACTIVATED'],
    async handle({ email: typed, password }, context, services) {
      if (!isEmail(typed) || password === '') throw failedAs('VALIDATION_ERROR');
      const { store, passwords, saltOf, now } = services;
      const { client } = context;
      const { accounts } = store;
      const email = normaliseEmail(typed);
      const [account, pending, salt] = await Promise.all([
        accounts.byEmail(email),
        accounts.pending(email, now().toISOString()),
        saltOf(email),
      ]);
      const device = await services.devices.nameOf(context.header('cookie'), account, now());
      return countedLogin({ email, client, device }, services, async ({ wait, refund }) => {
        if (wait > 0) throw await slowedDown(wait, email, context, services, refund);
        // Always compute exactly one hash. Otherwise the timing would reveal whether the email has
        // an account.
        const isRight = account
          ? await passwords.verify(password, account.passwordHash)
          : isOneOf(pending, await passwords.hash(password, salt));
        if (!isRight) {
          await noteAccount('login-failed', email, context, services);
          throw failedAs('LOGIN_FAILED');
        }
        // A correct password is not a guess.
        await refund();
        if (!account) throw failedAs('USER_NOT_ACTIVATED');
        await leaveSession(context, store);
        const token = await openSession(account, services);
        if (token === undefined) throw failedAs('LOGIN_FAILED');
        const cookie = await deviceCookieOf(account, context, services);
        return { json: { success: true }, headers: { 'x-token': token, 'set-cookie': cookie } };
      });
    },
  }),
  post({
    path: '/api/users/password/forgot',
    summary:
      'Sends a link to a new password. The answer is the same whether the email is known or not.',
    rateLimit: 'send',
    body: object({ email: text() }),
    response: part('Success'),
    limits: ['forgot', 'forgot-from'],
    refusals: ['EMAIL'],
    async handle({ email: typed }, { client, header }, services) {
      if (!isEmail(typed)) throw failedAs('EMAIL');
      const { store, rateLimiter, dispatch, now } = services;
      const email = normaliseEmail(typed);
      // Do not count by the networks around the client, because strangers share them. Another limit
      // counts mails by recipient.
      const mails = [
        ['forgot-from', client],
        ['forgot', `${email} ${client}`],
      ] as const;
      return counted(rateLimiter, mails, async ({ wait }) => {
        if (wait > 0) return { json: { success: true } };
        // Do not look up the account here. Otherwise the timing would reveal which emails have
        // accounts.
        const language = mailLanguage(header('accept-language'));
        const link = { kind: 'accountLink', about: 'password', email, language } as const;
        await store.outbox.add(link, now().toISOString());
        dispatch.wake();
        return { json: { success: true } };
      });
    },
  }),
  post({
    path: '/api/users/password/reset',
    summary:
      'Sets the password that somebody chose with a link, logs them out everywhere, and clears its failed logins. The account then knows this client.',
    rateLimit: 'send',
    body: object({ token: text(64), password: text() }),
    response: part('Success'),
    answerHeaders: { 'set-cookie': 'As after a login.' },
    refusals: ['PASS', 'TOKEN_INVALID'],
    async handle({ token, password }, context, services) {
      const { store, passwords, sha256, now, broker } = services;
      if (!(await isGoodPassword(password, broker.name))) throw failedAs('PASS');
      const [tokenHash, passwordHash] = await Promise.all([
        sha256(token),
        passwords.hash(password),
      ]);
      const at = now().toISOString();
      const email = await store.accounts.changePassword(tokenHash, passwordHash, at);
      if (email === undefined) throw refusal('TOKEN_INVALID');
      await noteAccount('password-reset', email, context, services);
      // The user owns the mailbox. From now on, failed guesses of others do not block this client.
      await welcomeByMail(email, context.client, services);
      const account = await store.accounts.byEmail(email);
      if (!account) return { json: { success: true } };
      const cookie = await deviceCookieOf(account, context, services);
      return { json: { success: true }, headers: { 'set-cookie': cookie } };
    },
  }),
];

/** Returns a cookie that proves a login, or a password set by mail, on this device. */
const deviceCookieOf = (
  account: Account,
  context: RequestContext,
  { devices, now, publicUrl }: Services,
) => devices.welcome(context.header('cookie'), account, now(), publicUrl().startsWith('https:'));

/**
 * Ends the session of the token in the request, because a new session replaces it. Ignores a
 * session that has already ended.
 */
async function leaveSession(context: RequestContext, { accounts }: Services['store']) {
  const left = await context.session().catch((error: unknown) => {
    if (error instanceof Refusal) return undefined;
    throw error;
  });
  if (left) await accounts.endSession(left.sessionId);
}

const isOneOf = (pending: readonly PendingRegistration[], passwordHash: string) =>
  pending.filter((one) => isSameDigest(one.passwordHash, passwordHash)).length > 0;
