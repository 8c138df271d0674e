import { giuliasAccount } from '@preventivo/api/seeded-account';
import type { Answer } from '../asking.ts';
import { expectThat, isObject, objectIn, told, userNo, userYes } from '../fits.ts';
import type { Check, Kit } from '../kit.ts';
import { activate, bearer, login, mailedLink, register } from '../people.ts';
import { NotTried } from '../verdict.ts';
import { newcomer, password } from '../visitor.ts';

const [giulia] = giuliasAccount.people;
const person = { ...giulia, email: 'conformita@example.org' };
const [ferri] = giuliasAccount.companies;
const company = { ...ferri, referent_email: 'conformita@example.org' };

/** What is typed wrong in a registration, and its code. */
const wrongRegistrations = [
  [{ name: '7' }, 'NAME'],
  [{ surname: '' }, 'SURNAME'],
  [{ email: 'marco@' }, 'EMAIL'],
  [{ phone: '12' }, 'PHONE'],
  [{ password: 'corta' }, 'PASS'],
  [{ privacy: [] }, 'INFORMATIVA_E_CONDIZIONI'],
] as const;

const myData = (kit: Kit, token: string) =>
  kit.ask('/api/users/my-data?with_qr_form_lists=1', { headers: bearer(token) });

/** The fresh token of an answer. */
function freshToken(answer: Answer): string {
  const token = answer.headers.get('x-token');
  expectThat(token !== null && token !== '', 'a fresh token in x-token', 'none', answer);
  return token;
}

function listed(answer: Answer, name: string): readonly Readonly<Record<string, unknown>>[] {
  const all = userYes(answer)[name];
  expectThat(Array.isArray(all) && all.every(isObject), `${name}, a list`, typeof all, answer);
  return all;
}

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
  {
    id: 'records/person',
    says: 'a saved person has an id, comes back with all people, and is changed under it',
    run: async (kit) => {
      const headers = bearer((await kit.account()).token);
      const save = (body: object) =>
        kit.ask('/api/persons/upsert?get_back_people=1', { body, headers });
      const people = listed(await save(person), 'people');
      const saved = people.find((one) => one.fiscalCode === person.fiscalCode);
      expectThat(typeof saved?.id === 'string', 'the person with an id', 'none');
      const { updated_at: _, ...sent } = saved;
      const after = listed(
        await save({ ...sent, address: 'via Garibaldi', addressNumber: '5' }),
        'people',
      );
      const changed = after.find(({ id }) => id === saved.id);
      expectThat(after.length === people.length, 'as many people as before', 'more');
      expectThat(changed?.addressNumber === '5', 'the change', 'none');
      userNo(await save({ ...sent, name: 'Anna', fiscalCode: '' }), { code: 'CONTRACTOR_NAME' });
      userNo(await save({ ...person, sconto: 1 }), { code: 'UNKNOWN_FIELD', names: 'sconto' });
    },
  },
  {
    id: 'records/company',
    says: 'a saved company has an id and comes back with all companies',
    run: async (kit) => {
      const headers = bearer((await kit.account()).token);
      const answer = await kit.ask('/api/companies/upsert?get_back_companies=1', {
        body: company,
        headers,
      });
      const saved = listed(answer, 'companies').find(({ vat }) => vat === company.vat);
      expectThat(typeof saved?.id === 'string', 'the company with an id', 'none', answer);
    },
  },
  {
    id: 'records/of-another',
    says: 'what belongs to another account is answered like what nobody has, and shown to nobody else',
    run: async (kit) => {
      const [mine, theirs] = [await kit.account(), await kit.otherAccount()];
      const saved = listed(
        await kit.ask('/api/companies/upsert', { body: company, headers: bearer(mine.token) }),
        'companies',
      );
      const id = saved.at(-1)?.id;
      const answer = await kit.ask('/api/companies/upsert', {
        body: { ...company, id },
        headers: bearer(theirs.token),
      });
      userNo(answer, { status: 404, code: 'RECORD_UNKNOWN' });
      const { user } = userYes(await myData(kit, theirs.token));
      const isShown = JSON.stringify(user).includes(String(id));
      expectThat(!isShown, 'nothing of another account', 'a record of it');
    },
  },
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
      const [, secret = ''] = /token=(\w+)/.exec(link) ?? [];
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
      if (answer.status === 404) throw new NotTried('this back end has no users/logout');
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
      if (answer.status === 404) throw new NotTried('this back end has no users/logout-all');
      userYes(answer);
      for (const ended of [token, freshToken(second)]) expired(await myData(kit, ended));
      userYes(await myData(kit, (await kit.account()).token));
    },
  },
];

function expired(answer: Answer): void {
  expectThat(answer.status === 401, 'status 401', told(answer), answer);
  const { error_code, msg } = objectIn(answer);
  const isTold = error_code === 'TOKEN_EXPIRED' && msg === 'TOKEN_EXPIRED';
  expectThat(isTold, 'error_code and msg TOKEN_EXPIRED', told(answer), answer);
}
