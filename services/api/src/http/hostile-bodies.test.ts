import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { refusalsOf } from '../openapi/refusals.ts';
import { routes } from '../routes/routes.ts';
import { giuliasAccount, seedAccount } from '../seeded-account.ts';
import { marco } from '../testing/account-api.ts';
import { contractor, privacy, submission, trip } from '../testing/giulia.ts';
import { testApi } from '../testing/test-api.ts';

/** A body that each call accepts; a validator of a text takes `content`. */
const right: Readonly<Record<string, unknown>> = {
  '/api/users/login': { email: giuliasAccount.email, password: giuliasAccount.password },
  '/api/users/erase': { password: giuliasAccount.password },
  '/api/users/register': marco,
  '/api/users/password/forgot': { email: giuliasAccount.email },
  '/api/users/password/reset': { token: '0'.repeat(64), password: marco.password },
  '/api/persons/upsert': giuliasAccount.people[0],
  '/api/companies/upsert': giuliasAccount.companies[0],
  '/api/quote-request/recall-me': {
    Quote_Request_Id: '00000000-0000-4000-8000-000000000000',
    Quote_Request_Key: '0'.repeat(64),
    Recall_Channel: 'email',
  },
  '/api/:line/contractor': { contractor },
  '/api/:line/save': { specificData: trip, privacy: privacy(), isLogged: false },
  '/api/:line/submit': submission,
  '/api/:line/calculate/cf': {
    nome: 'Giulia',
    cognome: 'Ferri',
    data: '1985-03-27',
    sesso: 1,
    comune: 'MILANO',
    provincia: 'MI',
    nazione: 13,
  },
  '/api/:line/validate/power': { cavalli: 136, kw: 100 },
  '/api/:line/validate/targa_ereditata': { tipo: 1, content: 'AB123CD' },
  '/api/:line/validate/step1': { contractor },
  ...Object.fromEntries(
    [2, 3, 4, 5].map((step) => [
      `/api/:line/validate/step${step}`,
      { specificData: trip, privacy: privacy(), isLogged: false },
    ]),
  ),
  '/api/:line/location/findComune': { nome: 'rom', isResidenza: true },
  '/api/:line/location/birthplace': { codice: 'F205', data: '1985-03-27' },
  '/api/:line/location/findCap': { comune: 'ROMA', provincia: 'RM' },
  '/api/:line/address/search': { input: 'VIA ROMA 1, ALBA' },
  '/api/:line/address/details': {
    placeId: 'x',
    description: 'x',
    session: '2c8df16d-1bbd-4748-9165-6f6c9514d257',
  },
  '/api/:line/draft/keep': { Draft_Id: '0'.repeat(64), Draft: 'c2lnaWxsYXRv' },
  '/api/:line/draft/take': { Draft_Id: '0'.repeat(64) },
  '/api/:line/professions': { area: 'medica' },
};
const posts = routes
  .filter(({ body }) => body)
  .map((route) => ({
    bearer: route.bearer === true,
    declared: refusalsOf(route),
    path: `${route.path.replace(':line', 'travel')}?step=2`,
    body: right[route.path] ?? { content: 'AB123CD' },
  }));

const canary = 'CANARINO';
/** Values of every type, texts of other alphabets, and what breaks parsers. */
const anything = fc.oneof(
  { arbitrary: fc.jsonValue({ maxDepth: 4 }), weight: 3 },
  fc.string({ unit: 'grapheme', maxLength: 400 }),
  fc.constantFrom(
    `${canary} 東京 Ωμέγα Привет عربي 🛵`,
    '\u0000',
    '\ud800',
    "'; drop table quote_request; --",
    '<script>alert(1)</script>',
    '__proto__',
    'A'.repeat(70_000),
    -1,
    0,
    1.5,
    1e308,
    -0,
    true,
    null,
    [],
    [[[[[]]]]],
    {},
  ),
);
const hostileKey = fc.constantFrom(
  'constructor',
  '__proto__',
  'prototype',
  'toString',
  'hasOwnProperty',
  // What looks like a name is named; this could be anybody's.
  `${canary} ${canary}`,
  'sconto',
  '',
  'ключ',
  'a.b.c',
);

/** A right body with something hostile put at one of its places. */
function spoilt(body: unknown) {
  const places = placesIn(body);
  return fc
    .tuple(fc.constantFrom(...places), anything, fc.option(hostileKey, { nil: undefined }))
    .map(([place, value, key]) => put(body, place, value, key));
}

function placesIn(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  const inside =
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, inner]) => placesIn(inner, [...path, key]))
      : [];
  return [path, ...inside];
}

/** JSON text with `value` at a place, or beside it under another key. */
function put(
  body: unknown,
  place: readonly string[],
  value: unknown,
  key: string | undefined,
): string {
  const [step, ...rest] = place;
  if (step === undefined) return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(Object(body)).map(([name, inner]) =>
    name === step && (key === undefined || rest.length > 0)
      ? `${JSON.stringify(name)}:${put(inner, rest, value, key)}`
      : `${JSON.stringify(name)}:${JSON.stringify(inner)}`,
  );
  const added =
    rest.length === 0 && key !== undefined
      ? [`${JSON.stringify(key)}:${JSON.stringify(value) ?? 'null'}`]
      : [];
  if (Array.isArray(body))
    return JSON.stringify(body.map((one, at) => (String(at) === step ? value : one)));
  return `{${[...entries, ...added].join()}}`;
}

describe.each(posts)('a hostile body sent to $path', ({ path, body, bearer, declared }) => {
  it('is refused with a clear 4xx, or harmless: never an error of ours, never an echo, never kept', async () => {
    const api = testApi();
    let kept = 0;
    const { submit, accounts } = api.store;
    const { register, addRecord, changeRecord } = accounts;
    const counted =
      <A extends unknown[], T>(keep: (...args: A) => Promise<T>) =>
      async (...args: A) => {
        const outcome = await keep(...args);
        if (outcome !== false) kept += 1;
        return outcome;
      };
    api.store.submit = counted(submit);
    Object.assign(accounts, {
      register: counted(register),
      addRecord: counted(addRecord),
      changeRecord: counted(changeRecord),
    });
    await seedAccount(api.store);
    const { email, password } = giuliasAccount;
    const login = await api.post('/api/users/login', { email, password });
    const token = bearer ? { authorization: `Bearer ${login.headers.get('x-token')}` } : undefined;
    await fc.assert(
      fc.asyncProperty(spoilt(body), async (text) => {
        kept = 0;
        const response = await api.post(path, text, {
          'idempotency-key': crypto.randomUUID(),
          ...token,
        });
        const answer = await response.text();
        expect(response.status).toBeLessThan(500);
        // What somebody saves is told to them again.
        if (!bearer || response.status >= 400) expect(answer).not.toContain(canary);
        expect(answer).not.toMatch(/\bat .+:\d+|node_modules/);
        if (response.status >= 400) {
          const said = JSON.parse(answer);
          expect(said.msg ?? said.error_msg).toMatch(/^[A-Z]/);
          expect(kept).toBe(0);
          // What the document says of this call is all that comes of it.
          const of = declared.find(({ status }) => status === response.status);
          const code = said.obj?.error_code ?? said.error_code;
          if (!of?.isOpen) expect(of?.codes).toContain(code);
        }
      }),
      { numRuns: 350 },
    );
    expect(JSON.stringify(api.logged)).not.toContain(canary);
    expect(Object.prototype).not.toHaveProperty('admin');
  });
});
