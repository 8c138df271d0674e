import { expectThat, isObject, userNo, userYes } from '../fits.ts';
import type { Check } from '../kit.ts';
import { bearer, expired, login, myData, register } from '../people.ts';
import { password } from '../visitor.ts';

export const ownDataChecks: readonly Check[] = [
  {
    id: 'own-data/export',
    says: 'who is logged in gets all that is kept of them, and of nobody else; it stays in no cache',
    run: async (kit) => {
      const [mine, theirs] = [await kit.account(), await kit.otherAccount()];
      const answer = await kit.ask('/api/users/export', { headers: bearer(mine.token) });
      const { data } = userYes(answer);
      expectThat(isObject(data), 'data, an object', typeof data, answer);
      expectThat(answer.text.includes(mine.email), 'their own email', 'none', answer);
      expectThat(!answer.text.includes(theirs.email), 'nothing of others', 'an email', answer);
      const cache = answer.headers.get('cache-control') ?? 'none';
      expectThat(/no-store/.test(cache), 'cache-control no-store', cache, answer);
    },
  },
  {
    id: 'own-data/erase',
    says: 'an account is removed with its password only; its session is over, nobody logs in, its email is free',
    run: async (kit) => {
      const { email, token } = await kit.newAccount();
      const erase = (secret: string) =>
        kit.ask('/api/users/erase', { body: { password: secret }, headers: bearer(token) });
      const refused = await erase('Sbagliata7!');
      userNo(refused, { code: 'WRONG_PASSWORD' });
      userYes(await myData(kit, token));
      userYes(await erase(password));
      expired(await myData(kit, token));
      userNo(await login(kit, email), { code: 'LOGIN_FAILED' });
      userYes(await register(kit, email));
    },
  },
];
