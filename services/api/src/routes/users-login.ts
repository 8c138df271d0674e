import { isEmail } from '@preventivo/core/italian';
import { failedAs, refusal } from '../contract/refusal.ts';
import { object, part, text } from '../contract/schema.ts';
import { post } from '../http/endpoint.ts';
import { oneTimeToken, passwordMail } from '../users/mailed-links.ts';
import { isGoodPassword } from '../users/password-rule.ts';
import { accountEmail } from '../users/registration.ts';
import { openSession } from '../users/sessions.ts';

export const loginCalls = [
  post({
    path: '/api/users/login',
    about:
      'Logs in; the token is in the header `x-token`. An unknown email, a wrong password and one try too many are answered alike.',
    limit: 'check',
    body: object({ email: text(), password: text() }),
    answer: part('Success'),
    async run({ email: typed, password }, { client }, services) {
      if (!isEmail(typed) || password === '') throw failedAs('VALIDATION_ERROR');
      const { store, limits, passwords } = services;
      const email = accountEmail(typed);
      const tries = [
        ['login', `${email} ${client}`],
        ['login-from', client],
      ] as const;
      const waits = await Promise.all(tries.map(([group, who]) => limits.take(group, who)));
      const account = await store.accounts.byEmail(email);
      // Also where nothing can come of it: the time it takes tells nothing.
      const isRight = await passwords.isRight(password, account?.passwordHash);
      if (!account || !isRight || waits.some((wait) => wait > 0)) throw failedAs('LOGIN_FAILED');
      // Who knows the password is not guessing.
      await Promise.all(tries.map(([group, who]) => limits.giveBack(group, who)));
      if (!account.activatedAt) throw failedAs('USER_NOT_ACTIVATED');
      return {
        json: { success: true },
        headers: { 'x-token': await openSession(account, services) },
      };
    },
  }),
  post({
    path: '/api/users/password/forgot',
    about:
      'Sends a link to a new password. The answer is the same whether the email is known or not.',
    limit: 'send',
    body: object({ email: text() }),
    answer: part('Success'),
    async run({ email: typed }, { client }, services) {
      if (!isEmail(typed)) throw failedAs('EMAIL');
      const { store, limits, dispatch, now, publicUrl } = services;
      const email = accountEmail(typed);
      const waits = await Promise.all([
        limits.take('forgot', `${email} ${client}`),
        limits.take('forgot-from', client),
      ]);
      const found = await store.accounts.byEmail(email);
      const account = waits.some((wait) => wait > 0) ? undefined : found;
      // For nobody as well: the time it takes tells nothing.
      const { token, kept } = await oneTimeToken('password', account?.id ?? null, services);
      const mails = account ? [passwordMail(account.email, publicUrl(), token)] : [];
      await store.accounts.offerPassword(kept, mails, now().toISOString());
      dispatch.wake();
      return { json: { success: true } };
    },
  }),
  post({
    path: '/api/users/password/reset',
    about: 'Sets the password that somebody chose with a link, and logs them out everywhere.',
    limit: 'send',
    body: object({ token: text(64), password: text() }),
    answer: part('Success'),
    async run({ token, password }, _asked, { store, passwords, sha256, now }) {
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
