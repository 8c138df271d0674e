import { isEmail } from '@preventivo/core/italian';
import { failedAs } from '../contract/refusal.ts';
import { object, part, text } from '../contract/schema.ts';
import { post } from '../http/endpoint.ts';
import { accountEmail } from '../users/account-email.ts';
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
];
