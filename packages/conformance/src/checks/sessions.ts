import { expectThat, userNo, userYes } from '../fits.ts';
import type { Check } from '../kit.ts';
import { bearer, expired, freshToken, login, mailedLink, myData } from '../people.ts';
import { password } from '../visitor.ts';

export const sessionChecks: readonly Check[] = [
  {
    id: 'password/same-answer',
    says: 'a new password is promised in the same words whether the email is known or not',
    run: async (kit) => {
      const known = kit.mails ? (await kit.otherAccount()).email : kit.newAddress();
      const forgot = (email: string) => kit.ask('/api/users/password/forgot', { body: { email } });
      const [one, other] = [await forgot(known), await forgot(kit.newAddress())];
      userYes(one);
      const same = one.status === other.status && one.text === other.text;
      expectThat(same, 'the same answer to both', 'two answers that differ', other);
    },
  },
  {
    id: 'password/wrong-link',
    says: 'a new password under a link nobody was sent is refused, and a bad one under any',
    run: async (kit) => {
      const reset = (body: object) => kit.ask('/api/users/password/reset', { body });
      userNo(await reset({ token: '0'.repeat(64), password }), { code: 'TOKEN_INVALID' });
      userNo(await reset({ token: '0'.repeat(64), password: 'corta' }), { code: 'PASS' });
    },
  },
  {
    id: 'password/ends-sessions',
    says: 'a new password works once per link, ends every session and replaces the old one',
    run: async (kit) => {
      const { email, token } = await kit.newAccount();
      userYes(await kit.ask('/api/users/password/forgot', { body: { email } }));
      const link = await mailedLink(kit, email, 'password');
      const [, secret = ''] = /token=([^&#]+)/.exec(link) ?? [];
      const chosen = 'Tramonto8!';
      const reset = () =>
        kit.ask('/api/users/password/reset', { body: { token: secret, password: chosen } });
      userYes(await reset());
      userNo(await reset(), { code: 'TOKEN_INVALID' });
      expired(await myData(kit, token));
      userNo(await login(kit, email), { code: 'LOGIN_FAILED' });
      userYes(await login(kit, email, chosen));
    },
  },
  {
    id: 'accounts/logout',
    says: 'a session that was ended is over at once',
    run: async (kit) => {
      const { token } = await kit.newAccount();
      const answer = await kit.ask('/api/users/logout', { body: {}, headers: bearer(token) });
      userYes(answer);
      expired(await myData(kit, token));
    },
  },
  {
    id: 'accounts/logout-all',
    says: 'all sessions of an account are over at once, and those of others are not',
    run: async (kit) => {
      const { email, token } = await kit.newAccount();
      const second = await login(kit, email);
      userYes(second);
      const path = '/api/users/logout-all';
      const answer = await kit.ask(path, { body: {}, headers: bearer(token) });
      userYes(answer);
      for (const ended of [token, freshToken(second)]) expired(await myData(kit, ended));
      userYes(await myData(kit, (await kit.account()).token));
    },
  },
];
