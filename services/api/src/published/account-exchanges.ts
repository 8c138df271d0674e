import { flagsOf } from '@preventivo/core/wire';
import { savedGiulia } from '@preventivo/fixtures/people';
import { giuliasAccount, seedAccount } from '../seeded-account.ts';
import { bearer, marco } from '../testing/account-api.ts';
import { privacy, submission, trip } from '../testing/giulia.ts';
import { type Scenario, tooLarge } from './record.ts';

/** Codes of the consents that a logged-in visitor gives in the form. */
const flagsOfLogged = new Set(flagsOf('logged').map(({ code }) => code));

/** Marco registers, activates, logs in and out, and forgets his password. */
export const newcomer: Scenario = async ({ note, mailedToken, login: enter }) => {
  const register = (name: string, says: string, change: object = {}) =>
    note('POST /api/users/register', name, says, { body: { ...marco, ...change } });
  await register('registered', 'Marco gets a mail.');
  await register('name', 'A name that is none.', { name: 'M' });
  await register('surname', 'A surname that is none.', { surname: 'B1anchi' });
  await register('email', 'An email that is none.', { email: 'marco@example' });
  await register('phone', 'A number that is none.', { phone: '12345' });
  await register('password', 'A password that is too easy.', { password: 'girasole' });
  await register('consents', 'A consent that must be given is not.', {
    privacy: privacy({ cgu: false }).flags,
  });

  const login = (name: string, says: string, change: object = {}) =>
    note('POST /api/users/login', name, says, {
      body: { email: marco.email, password: marco.password, ...change },
    });
  await login('notActivated', 'Marco has not opened his mail yet.');
  const token = await mailedToken();
  await note('GET /api/users/activate', 'opened', 'He opens the link in it.', { query: { token } });
  const activate = (name: string, says: string, password: string) =>
    note('POST /api/users/activate', name, says, {
      query: { token },
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      raw: String(new URLSearchParams({ password })),
    });
  await register('twice', 'He registers once more before: each registration has its own mail.');
  await activate(
    'wrong',
    'He writes another password than that of the registration.',
    'Girasole8!',
  );
  await activate('activated', 'He writes the password and presses the button.', marco.password);
  await activate('used', 'He does so again.', marco.password);
  await note('GET /api/users/activate', 'late', 'He opens the link again.', { query: { token } });
  await register('again', 'He forgets, and registers once more.');
  await login('loggedIn', 'Marco logs in.');
  for (const [path, name, says] of [
    ['logout', 'left', 'He logs out.'],
    ['logout-all', 'everywhere', 'He logs in again, and out wherever he is logged in.'],
  ] as const) {
    const { token: entered } = await enter();
    const call = `POST /api/users/${path}`;
    const headers = bearer(entered);
    await note(call, name, says, { headers, body: {} });
    await note(call, 'over', 'That session is over.', { headers, body: {} });
  }
  await login('wrong', 'A wrong password, or an unknown email.', { password: 'Girasole8!' });
  await login('incomplete', 'No password.', { password: '' });
  await login('unknownField', 'A key that the contract has not is named.', { remember: true });
  await login('missingField', 'So is one that is missing.', { password: undefined });
  await login('wrongType', 'So is one of another type.', { email: [1] });
  const plain = (
    name: string,
    says: string,
    raw: string,
    headers: Readonly<Record<string, string>> = {},
  ) => note('POST /api/users/login', name, says, { headers, raw });
  await plain('invalidJson', 'A body that is cut off.', '{"email":');
  await plain('tooLarge', 'A body over 64 KiB.', tooLarge);
  await plain('mediaType', 'A form posts.', 'email=marco', { 'content-type': 'text/plain' });
  await plain('foreignOrigin', 'A page of another site calls.', '{}', {
    origin: 'https://www.example.org',
  });

  const forgot = (name: string, says: string, email: string) =>
    note('POST /api/users/password/forgot', name, says, { body: { email } });
  await forgot('mailed', 'Marco gets a link; nobody else can tell.', marco.email);
  await forgot('email', 'An email that is none.', 'marco@example');
  const link = await mailedToken();
  const reset = (name: string, says: string, password: string) =>
    note('POST /api/users/password/reset', name, says, { body: { token: link, password } });
  await reset('password', 'A password that is too easy.', 'girasole');
  await reset('changed', 'Marco has a new password.', 'Papavero8!');
  await reset('used', 'The link works once.', 'Papavero9!');
};

/** Giulia logs in, saves people and companies and requests a quote. */
export const account: Scenario = async ({ note, ask, store }) => {
  await seedAccount(store);
  const { email, password } = giuliasAccount;
  const login = await ask('/api/users/login', { email, password });
  const headers = bearer(login.headers.get('x-token') ?? '');
  const mine = 'GET /api/users/my-data';
  const query = { with_qr_form_lists: '1' };
  const { body } = await note(mine, 'loggedIn', 'Giulia is logged in.', { query, headers });
  await note(mine, 'missingToken', 'Nobody is logged in.', { query });
  await note(mine, 'tokenExpired', 'The session is over.', { query, headers: bearer('x.y.z') });
  const [own] = Object(body).user.people;
  const person = (
    name: string,
    says: string,
    change: object = {},
    known: object = giuliasAccount.people[0],
  ) =>
    note('POST /api/persons/upsert', name, says, {
      query: { get_back_people: '1' },
      headers,
      body: { ...known, ...change },
    });
  await person('changed', 'Giulia has another number.', { phone: '3339876543' }, own);
  await person('refused', 'A number that is none.', { phone: '12' }, own);
  await person(
    'fiscalCode',
    'A fiscal code of somebody else.',
    { fiscalCode: 'BNCMRC80A01F205X' },
    own,
  );
  await person('unknown', 'A record that she has not.', { id: savedGiulia.id }, own);
  const company = (name: string, says: string, change: object = {}) =>
    note('POST /api/companies/upsert', name, says, {
      query: { get_back_companies: '1' },
      headers,
      body: { ...giuliasAccount.companies[0], ...change },
    });
  await company('added', 'Giulia saves her workshop.');
  await company('refused', 'A VAT number that is none.', { vat: '12345678900' });
  await company('unknown', 'A record that she has not.', { id: savedGiulia.id });
  const more = Array.from({ length: 200 });
  for (const _ of more) await ask('/api/persons/upsert', giuliasAccount.people[0], headers);
  await person('tooMany', 'An account keeps 200 people at most.');
  for (const _ of more) await ask('/api/companies/upsert', giuliasAccount.companies[0], headers);
  await company('tooMany', 'An account keeps 200 companies at most.');
  const submit = (name: string, says: string, change: object) =>
    note('POST /api/:line/submit', name, says, {
      headers: { ...headers, 'idempotency-key': `0c7a3f5f-9f3b-4d0f-2a58-6f1f7c342f10-${name}` },
      body: { ...submission, ...change },
    });
  const logged = {
    ...privacy(),
    flags: privacy().flags.filter(({ key }) => flagsOfLogged.has(key)),
  };
  const { sf_account_id: sfUserId } = Object(body).user;
  await submit(
    'loggedIn',
    'Giulia is logged in: she gave the other consents when she registered.',
    {
      privacy: logged,
      sfLeadIds: { sfUserId, sfContractorPersonId: own.id },
    },
  );
  await submit('unasked', 'Who is logged in answers a question that was not asked.', {});
  await submit('notHers', 'A record is named that is not theirs.', {
    privacy: logged,
    sfLeadIds: { sfUserId: 'x', sfContractorPersonId: null },
  });
  await note('POST /api/:line/save', 'unasked', 'A consent that this form does not ask.', {
    query: { step: '2' },
    headers,
    body: { specificData: trip, privacy: privacy(), isLogged: true },
  });
};

/** Giulia exports all her data and erases her account. */
export const ownData: Scenario = async ({ note, ask, store }) => {
  await seedAccount(store);
  const { email, password } = giuliasAccount;
  const login = await ask('/api/users/login', { email, password });
  const headers = bearer(login.headers.get('x-token') ?? '');
  await note('GET /api/users/export', 'saved', 'Giulia has all that is kept of her.', { headers });
  const erase = (name: string, says: string, typed: string) =>
    note('POST /api/users/erase', name, says, { headers, body: { password: typed } });
  await erase('wrong', 'Another password is typed.', 'Girasole8!');
  await erase('erased', 'Giulia has no account any more.', password);
};
