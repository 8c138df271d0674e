import { expectThat, isObject, objectIn, told, userNo, userYes } from '../fits.ts';
import type { Check } from '../kit.ts';
import { activate, expired, freshToken, login, mailedLink, myData, register } from '../people.ts';
import { newcomer } from '../visitor.ts';

const wrongRegistrations = [
  [{ name: '7' }, 'NAME'],
  [{ surname: '' }, 'SURNAME'],
  [{ email: 'marco@' }, 'EMAIL'],
  [{ phone: '12' }, 'PHONE'],
  [{ password: 'corta' }, 'PASS'],
  [{ privacy: [] }, 'INFORMATIVA_E_CONDIZIONI'],
] as const;

export const accountChecks: readonly Check[] = [
  {
    id: 'accounts/registration-codes',
    says: 'each wrong answer of a registration is refused with its code',
    run: async (kit) => {
      for (const [change, code] of wrongRegistrations) {
        const body = { ...newcomer(kit.newAddress(), kit.today), ...change };
        userNo(await kit.ask('/api/users/register', { body }), { code });
      }
    },
  },
  {
    id: 'accounts/not-activated',
    says: 'who has registered and not activated is told so, and only who knows the password',
    run: async (kit) => {
      const email = kit.newAddress();
      userYes(await register(kit, email));
      userNo(await login(kit, email), { code: 'USER_NOT_ACTIVATED' });
      userNo(await login(kit, email, 'Sbagliata7!'), { code: 'LOGIN_FAILED' });
    },
  },
  {
    id: 'accounts/unknown-email',
    says: 'an unknown email and a wrong password are refused in the same words',
    run: async (kit) => {
      const { email } = kit.mails ? await kit.account() : { email: 'conformita@example.org' };
      const [unknown, wrong] = [
        await login(kit, kit.newAddress(), 'Sbagliata7!'),
        await login(kit, email, 'Sbagliata7!'),
      ];
      userNo(unknown, { code: 'LOGIN_FAILED' });
      const same = unknown.status === wrong.status && unknown.text === wrong.text;
      expectThat(same, 'the same answer to both', 'two answers that differ', wrong);
    },
  },
  {
    id: 'accounts/login-typed-wrong',
    says: 'a login without a password, or with what is no email, is a VALIDATION_ERROR',
    run: async (kit) => {
      userNo(await login(kit, 'conformita@example.org', ''), { code: 'VALIDATION_ERROR' });
      userNo(await login(kit, 'conformita@'), { code: 'VALIDATION_ERROR' });
    },
  },
  {
    id: 'accounts/activation',
    says: 'the link of the mail opens a page and changes nothing; its button activates; a second time it is too late',
    run: async (kit) => {
      if (!kit.mails) await kit.account();
      const email = kit.newAddress();
      userYes(await register(kit, email));
      const link = await mailedLink(kit, email, 'activation');
      const page = await kit.ask(link);
      const type = page.headers.get('content-type') ?? 'none';
      expectThat(page.status === 200 && /^text\/html/.test(type), 'a page', told(page), page);
      userNo(await login(kit, email), { code: 'USER_NOT_ACTIVATED' });
      const activated = await activate(kit, link);
      expectThat(activated.status === 200, 'status 200', told(activated), activated);
      const again = await activate(kit, link);
      expectThat(again.status >= 400 && again.status < 500, 'status 4xx', told(again), again);
      const answer = await login(kit, email);
      userYes(answer);
      freshToken(answer);
    },
  },
  {
    id: 'accounts/activation-by-password',
    says: 'a link activates nothing without the password of its registration, nor with that of another of the same email',
    run: async (kit) => {
      if (!kit.mails) await kit.account();
      const email = kit.newAddress();
      userYes(await register(kit, email));
      const link = await mailedLink(kit, email, 'activation');
      for (const secret of ['', 'Sbagliata7!']) {
        const page = await activate(kit, link, secret);
        expectThat(page.status >= 400 && page.status < 500, 'status 4xx', told(page), page);
      }
      userNo(await login(kit, email), { code: 'USER_NOT_ACTIVATED' });
      const activated = await activate(kit, link);
      expectThat(activated.status === 200, 'status 200', told(activated), activated);
    },
  },
  {
    id: 'accounts/several-registrations',
    says: 'who registers an email again before its activation gets a yes, and one of them becomes the account',
    run: async (kit) => {
      if (!kit.mails) await kit.account();
      const email = kit.newAddress();
      userYes(await register(kit, email));
      const link = await mailedLink(kit, email, 'activation');
      const others = { ...newcomer(email, kit.today), password: 'Altrui77!' };
      userYes(await kit.ask('/api/users/register', { body: others }));
      const activated = await activate(kit, link);
      expectThat(activated.status === 200, 'status 200', told(activated), activated);
      userNo(await login(kit, email, 'Altrui77!'), { code: 'LOGIN_FAILED' });
      userYes(await login(kit, email));
      userNo(await register(kit, email), { code: 'ALREADY_REGISTERED' });
    },
  },
  {
    id: 'accounts/registered-before',
    says: 'an email that has an account is not registered again',
    run: async (kit) => {
      const { email } = await kit.account();
      userNo(await register(kit, email), { code: 'ALREADY_REGISTERED' });
    },
  },
  {
    id: 'accounts/missing-token',
    says: 'who is not logged in is told so, before anything else',
    run: async (kit) => {
      for (const [path, body] of [
        ['/api/users/my-data', undefined],
        ['/api/persons/upsert', {}],
        ['/api/companies/upsert', {}],
      ] as const) {
        const answer = await kit.ask(path, body && { body });
        expectThat(answer.status === 401, 'status 401', told(answer), answer);
        const { error_msg } = objectIn(answer);
        expectThat(
          error_msg === 'MISSING_TOKEN',
          'error_msg MISSING_TOKEN',
          String(error_msg),
          answer,
        );
      }
    },
  },
  {
    id: 'accounts/wrong-token',
    says: 'a token nobody signed is a 401 TOKEN_EXPIRED',
    run: async (kit) => expired(await myData(kit, 'a.b.c')),
  },
  {
    id: 'accounts/my-data',
    says: 'who is logged in gets their data, and a fresh token with each answer',
    run: async (kit) => {
      const { token, email } = await kit.account();
      const answer = await myData(kit, token);
      const { user } = userYes(answer);
      expectThat(isObject(user), 'user, an object', typeof user, answer);
      expectThat(user.email === email, 'user.email of who is logged in', 'another', answer);
      for (const list of ['people', 'companies', 'vehicles'])
        expectThat(Array.isArray(user[list]), `user.${list}, a list`, typeof user[list], answer);
      const fresh = freshToken(answer);
      userYes(await myData(kit, fresh));
    },
  },
  {
    id: 'accounts/private',
    says: 'data of who is logged in stay in no cache',
    run: async (kit) => {
      const answer = await myData(kit, (await kit.account()).token);
      const cache = answer.headers.get('cache-control') ?? 'none';
      expectThat(/no-store/.test(cache), 'cache-control no-store', cache, answer);
    },
  },
];
