import { isEmail } from '@preventivo/italian';
import { failedAs, refusal } from '../contract/refusal.ts';
import { object, part, text } from '../contract/schema.ts';
import { post } from '../http/route.ts';
import { mailLanguage } from '../mail/mail-language.ts';
import { oneTimeToken, passwordMail } from '../users/mailed-links.ts';
import { isGoodPassword } from '../users/password-rule.ts';
import { normaliseEmail } from '../users/registration.ts';
import { openSession } from '../users/sessions.ts';

export const loginRoutes = [
  post({
    path: '/api/users/login',
    summary:
      'Logs in; the token is in the header `x-token`. An unknown email, a wrong password and one try too many are answered alike.',
    rateLimit: 'check',
    body: object({ email: text(), password: text() }),
    response: part('Success'),
    answerHeaders: { 'x-token': 'The token of the session.' },
    limits: ['login', 'login-from', 'login-to'],
    refusals: ['VALIDATION_ERROR', 'LOGIN_FAILED', 'USER_NOT_ACTIVATED'],
    async handle({ email: typed, password }, { client }, services) {
      if (!isEmail(typed) || password === '') throw failedAs('VALIDATION_ERROR');
      const { store, rateLimiter, passwords } = services;
      const email = normaliseEmail(typed);
      const tries = [
        ['login', `${email} ${client}`],
        ['login-from', client],
        ['login-to', email],
      ] as const;
      const waits = await Promise.all(tries.map(([group, who]) => rateLimiter.consume(group, who)));
      const account = await store.accounts.byEmail(email);
      // Also where nothing can come of it: the time it takes tells nothing.
      const isRight = await passwords.verify(password, account?.passwordHash);
      if (!account || !isRight || waits.some((wait) => wait > 0)) throw failedAs('LOGIN_FAILED');
      // Who knows the password is not guessing.
      await Promise.all(tries.map(([group, who]) => rateLimiter.refund(group, who)));
      if (!account.activatedAt) throw failedAs('USER_NOT_ACTIVATED');
      return {
        json: { success: true },
        headers: { 'x-token': await openSession(account, services) },
      };
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
      const { store, rateLimiter, dispatch, now, publicUrl } = services;
      const email = normaliseEmail(typed);
      const waits = await Promise.all([
        rateLimiter.consume('forgot', `${email} ${client}`),
        rateLimiter.consume('forgot-from', client),
      ]);
      const found = await store.accounts.byEmail(email);
      const account = waits.some((wait) => wait > 0) ? undefined : found;
      // For nobody as well: the time it takes tells nothing.
      const { token, stored } = await oneTimeToken('password', account?.id ?? null, services);
      const mails = account
        ? [passwordMail(account.email, publicUrl(), token, mailLanguage(header('accept-language')))]
        : [];
      await store.accounts.offerPassword(stored, mails, now().toISOString());
      dispatch.wake();
      return { json: { success: true } };
    },
  }),
  post({
    path: '/api/users/password/reset',
    summary: 'Sets the password that somebody chose with a link, and logs them out everywhere.',
    rateLimit: 'send',
    body: object({ token: text(64), password: text() }),
    response: part('Success'),
    refusals: ['PASS', 'TOKEN_INVALID'],
    async handle({ token, password }, _context, { store, passwords, sha256, now }) {
      if (!(await isGoodPassword(password))) throw failedAs('PASS');
      const [tokenHash, passwordHash] = await Promise.all([
        sha256(token),
        passwords.hash(password),
      ]);
      const at = now().toISOString();
      const isChanged = await store.accounts.changePassword(tokenHash, passwordHash, at);
      if (!isChanged) throw refusal('TOKEN_INVALID');
      return { json: { success: true } };
    },
  }),
];
