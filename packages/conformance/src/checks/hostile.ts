import type { CallResponse } from '../asking.ts';
import { expectThat, isObject, objectIn, quoteNo, told, userNo } from '../fits.ts';
import type { Check, LineCheck } from '../kit.ts';
import { NotThere } from '../verdict.ts';
import { contractor } from '../visitor.ts';

/** A text that marks hostile requests. No response may contain it. */
const canary = 'CANARINO';

const bodies = [
  ['no JSON', { text: `{"${canary}"` }, 400, 'INVALID_JSON'],
  ['nothing', { text: '' }, 400, 'INVALID_JSON'],
  [
    'a form',
    { text: `a=${canary}`, headers: { 'content-type': 'application/x-www-form-urlencoded' } },
    415,
    'UNSUPPORTED_MEDIA_TYPE',
  ],
  [
    'plain text',
    { text: `{"a":"${canary}"}`, headers: { 'content-type': 'text/plain' } },
    415,
    'UNSUPPORTED_MEDIA_TYPE',
  ],
  ['more than 64 KiB', { text: JSON.stringify(canary.repeat(9000)) }, 413, 'BODY_TOO_LARGE'],
  ['a list', { text: `["${canary}"]` }, 400, undefined],
  ['a number', { text: '7' }, 400, undefined],
  ['null', { text: 'null' }, 400, undefined],
  [
    'a name that reaches into every object',
    { text: '{"__proto__":{"admin":true}}' },
    400,
    undefined,
  ],
  ['half a character', { text: '{"nome":"\\ud800"}' }, 400, undefined],
  ['a number beyond all numbers', { text: '{"nome":1e999}' }, 400, undefined],
  [
    'forty brackets in each other',
    { text: `{"a":${'['.repeat(40)}${']'.repeat(40)}}` },
    400,
    undefined,
  ],
] as const;

/**
 * Expects that a response does not repeat the input or reveal internals of the program.
 * @throws {Misfit}
 */
function tellsNothing(answer: CallResponse): void {
  expectThat(answer.status < 500, 'no error of the back end', told(answer), answer);
  expectThat(!answer.text.includes(canary), 'no word of what was sent', 'an echo of it', answer);
  expectThat(
    !/node_modules|\bat .+:\d+:\d+/.test(answer.text),
    'no trace of the program',
    'one',
    answer,
  );
}

/** Runs a check for each path. Skips optional calls that the back end does not have. */
async function eachThere(
  paths: readonly string[],
  look: (path: string) => Promise<void>,
): Promise<void> {
  for (const path of paths)
    await look(path).catch((error: unknown) => {
      if (!(error instanceof NotThere)) throw error;
    });
}

const quoteCalls = [
  'contractor',
  'submit',
  'save?step=2',
  'validate/email',
  'calculate/cf',
  'location/findComune',
  'location/findCap',
  'address/search',
  'draft/keep',
  'professions',
];
const userCalls = [
  'users/login',
  'users/register',
  'users/password/forgot',
  'quote-request/recall-me',
];

const hostile = bodies.map(([what, asked, status, code], index) => ({
  id: `hostile/${index + 1}`,
  what,
  asked,
  status,
  code,
}));

export const hostileChecks: readonly Check[] = [
  ...hostile.map(
    ({ id, what, asked, status, code }): Check => ({
      id: `${id}-user-service`,
      says: `${what} is refused by the user service, without an echo`,
      run: async ({ ask }) => {
        await eachThere(userCalls, async (path) => {
          const answer = await ask(`/api/${path}`, { method: 'POST', ...asked });
          tellsNothing(answer);
          userNo(answer, { status, ...(code && { code }) });
        });
      },
    }),
  ),
  {
    id: 'hostile/unknown-name-user-service',
    says: 'a name the user service does not know is refused by that name',
    run: async ({ ask }) => {
      const body = { email: 'conformita@example.org', password: canary, sconto: canary };
      const answer = await ask('/api/users/login', { body });
      tellsNothing(answer);
      userNo(answer, { status: 400, code: 'UNKNOWN_FIELD', names: 'sconto' });
    },
  },
  {
    id: 'hostile/missing-name-user-service',
    says: 'a name that is missing is told by the user service',
    run: async ({ ask }) => {
      const answer = await ask('/api/users/login', { body: { email: 'conformita@example.org' } });
      userNo(answer, { status: 400, code: 'MISSING_FIELD', names: 'password' });
    },
  },
];

export const hostileLineChecks: readonly LineCheck[] = [
  ...hostile.map(
    ({ id, what, asked, status, code }): LineCheck => ({
      id,
      says: `${what} is refused by every call, without an echo`,
      run: async ({ ask }, line) => {
        await eachThere(quoteCalls, async (path) => {
          const headers = { 'idempotency-key': crypto.randomUUID() };
          const own = 'headers' in asked ? asked.headers : { 'content-type': 'application/json' };
          const answer = await ask(`/api/${line.id}/${path}`, {
            method: 'POST',
            ...asked,
            headers: { ...headers, ...own },
          });
          tellsNothing(answer);
          quoteNo(answer, { status, ...(code && { code }) });
        });
      },
    }),
  ),
  {
    id: 'hostile/unknown-name',
    says: 'a name nobody knows is refused by that name',
    run: async ({ ask }, { id }) => {
      const answer = await ask(`/api/${id}/contractor`, {
        body: { contractor: { ...contractor, sconto: canary } },
      });
      tellsNothing(answer);
      quoteNo(answer, { status: 400, code: 'UNKNOWN_FIELD', names: 'contractor.sconto' });
    },
  },
  {
    id: 'hostile/missing-name',
    says: 'a name that is missing is told',
    run: async ({ ask }, { id }) => {
      const answer = await ask(`/api/${id}/contractor`, { body: {} });
      quoteNo(answer, { status: 400, code: 'MISSING_FIELD', names: 'contractor' });
    },
  },
  {
    id: 'hostile/wrong-type',
    says: 'a value of another type is refused by its name',
    run: async ({ ask }, { id }) => {
      const answer = await ask(`/api/${id}/contractor`, {
        body: { contractor: { ...contractor, nome: 7 } },
      });
      quoteNo(answer, { status: 400, code: 'WRONG_TYPE', names: 'contractor.nome' });
    },
  },
  {
    id: 'hostile/values',
    says: 'texts of other alphabets and of ill will in an answer are refused or harmless',
    run: async ({ ask }, { id }) => {
      for (const nome of [
        `${canary} 東京 🛵`,
        "'; drop table quote_request; --",
        '<script>1</script>',
      ])
        for (const body of [{ contractor: { ...contractor, nome } }]) {
          const answer = await ask(`/api/${id}/contractor`, { body });
          tellsNothing(answer);
          expectThat(isObject(objectIn(answer)), 'a JSON object', 'something else', answer);
        }
    },
  },
];
