import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { refusalsOf } from '../openapi/refusals.ts';
import { routes } from '../routes/routes.ts';
import { giuliasAccount, seedAccount } from '../seeded-account.ts';
import { rightBody } from '../testing/right-body.ts';
import { spoilt } from '../testing/spoilt.ts';
import { testApi } from '../testing/test-api.ts';

const posts = routes
  .filter(({ body }) => body)
  .map((route) => ({
    bearer: route.bearer === true,
    declared: refusalsOf(route),
    path: `${route.path.replace(':line', 'travel')}?step=2`,
    body: rightBody(route.path),
  }));

const canary = 'CANARINO';
/** Values of every type, texts in other alphabets, and inputs that break parsers. */
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
    { toString: 1, valueOf: 1 },
  ),
);
const hostileKey = fc.constantFrom(
  'constructor',
  '__proto__',
  'prototype',
  'toString',
  'hasOwnProperty',
  'address',
  // A key that looks like personal data. Error messages may repeat a key only if it looks like an
  // identifier.
  `${canary} ${canary}`,
  'sconto',
  '',
  'ключ',
  'a.b.c',
);

/** Replaces one value or key of a valid body with a hostile one. */
const spoiltBy = (body: unknown) =>
  spoilt(
    body,
    anything.map((value) => JSON.stringify(value) ?? 'null'),
    hostileKey,
  );

describe.each(posts)('a hostile body sent to $path', ({ path, body, bearer, declared }) => {
  it('a hostile body is harmless or rejected with a clear message, and is never echoed or logged', async () => {
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
      fc.asyncProperty(spoiltBy(body), async (text) => {
        kept = 0;
        const response = await api.post(path, text, {
          'idempotency-key': crypto.randomUUID(),
          ...token,
        });
        const answer = await response.text();
        expect(response.status).toBeLessThan(500);
        // Only the user service returns saved records, and only to the owner of the records.
        if (!bearer || response.status >= 400) expect(answer).not.toContain(canary);
        expect(answer).not.toMatch(/\bat .+:\d+|node_modules/);
        if (response.status >= 400) {
          const said = JSON.parse(answer);
          expect(said.msg ?? said.error_msg).toMatch(/^[A-Z]/);
          expect(kept).toBe(0);
          // The OpenAPI document must declare the status and the error code for this call.
          const of = declared.find(({ status }) => status === response.status);
          const code = said.obj?.error_code ?? said.error_code;
          if (!of?.mayReturnQuestionCodes) expect(of?.codes).toContain(code);
        }
      }),
      { numRuns: 350 },
    );
    expect(JSON.stringify(api.logged)).not.toContain(canary);
    expect(Object.prototype).not.toHaveProperty('admin');
  });
});
