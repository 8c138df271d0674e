import { isEmail } from '@preventivo/core/italian';
import { failedAs, refusal } from '../contract/refusal.ts';
import { object, part, text } from '../contract/schema.ts';
import { post } from '../http/endpoint.ts';
import { accountEmail } from '../users/account-email.ts';
import { isGoodPassword } from '../users/good-password.ts';
import { passwordMail } from '../users/mails.ts';
import { oneTimeToken } from '../users/one-time-token.ts';

export const passwordCalls = [
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
