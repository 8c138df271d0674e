import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { lines } from '../process/lines.ts';
import { accountApi, bearer, marco } from '../testing/account-api.ts';
import { privacy, submission, trip } from '../testing/giulia.ts';
import { quadricycle } from '../testing/quadricycle.ts';

const api = accountApi({ lines });
const submit = (body: object, headers: Readonly<Record<string, string>> = {}, line = 'travel') =>
  api.ask(`/api/${line}/submit`, body, headers);
type Answer = Awaited<ReturnType<typeof submit>>;

/**
 * A rule of docs/rules/wire.md#stricter-than-the-specification, a call that breaks the rule, and a
 * call that satisfies it.
 */
interface Rule {
  readonly code: string;
  readonly refused: () => Promise<Answer>;
  readonly accepted: () => Promise<Answer>;
}

const answers = (change: object) => ({ ...submission, specificData: { ...trip, ...change } });
const livingIn = (street: string) => {
  const home = `${street}, 1, 20121 MILANO (MI), ITALIA`;
  const contractor = { ...submission.contractor, indirizzoResidenza_SedeLegale: home };
  return { ...submission, contractor };
};
const bornIn = (comuneNascita: string) => ({
  ...submission,
  contractor: { ...submission.contractor, comuneNascita },
});
const save = (isLogged: boolean) =>
  api.ask('/api/travel/save?step=2', { specificData: trip, privacy: privacy(), isLogged });
const recall = async (more: object) => {
  const { json } = await submit(answers({ eta: 33 }));
  const { Quote_Request_Id } = json.obj.data;
  const body = { Quote_Request_Id, Recall_Channel: 'email', ...more };
  return api.ask('/api/quote-request/recall-me', body);
};
const withToken = async (flags: readonly number[]) => {
  const token = await api.join({ ...marco, email: `m${flags.length}@example.it` });
  const chosen = privacy().flags.filter(({ key }) => flags.includes(key));
  const body = { ...submission, privacy: { ...privacy(), flags: chosen } };
  return submit(body, bearer(token));
};

const rules: readonly Rule[] = [
  {
    code: 'UNKNOWN_FIELD',
    refused: () => submit({ ...submission, sconto: 1 }),
    accepted: () => submit(submission),
  },
  {
    code: 'UNASKED_FIELD',
    refused: () => submit(answers({ durata: 'trentaGiorni' })),
    accepted: () => submit(answers({ durata: null })),
  },
  {
    code: 'WRONG_TYPE',
    refused: () => submit(answers({ eta: '1.234' })),
    accepted: () => submit(answers({ eta: '41' })),
  },
  {
    code: 'WRONG_TYPE',
    refused: () => submit(answers({ tipo_copertura: 'bagaglio|bagaglio|' })),
    accepted: () => submit(answers({ tipo_copertura: 'bagaglio' })),
  },
  {
    code: 'SINISTRI',
    refused: () => submit(answers({ sinistriPrecedenti: null })),
    accepted: () => submit(answers({ sinistriPrecedenti: 'false' })),
  },
  {
    code: 'IDEMPOTENCY_KEY_INVALID',
    refused: () => submit(submission, { 'idempotency-key': 'k'.repeat(256) }),
    accepted: () => submit(submission),
  },
  {
    code: 'IDEMPOTENCY_KEY_REUSED',
    refused: async () => {
      await submit(submission, { 'idempotency-key': 'once' });
      return submit(answers({ eta: 50 }), { 'idempotency-key': 'once' });
    },
    accepted: () => submit(answers({ eta: 50 }), { 'idempotency-key': 'another' }),
  },
  {
    code: 'REQUEST_UNKNOWN',
    refused: () => recall({ Quote_Request_Key: '0'.repeat(64) }),
    accepted: () => recall({}),
  },
  {
    code: 'WRONG_TYPE',
    refused: () => submit({ ...quadricycle(), targa: 'ZZ99999' }, {}, 'microcar'),
    accepted: () => submit({ ...quadricycle(), targa: undefined }, {}, 'microcar'),
  },
  { code: 'MISSING_TOKEN', refused: () => save(true), accepted: () => save(false) },
  {
    code: 'CONTRACTOR_STREET',
    refused: () => submit(livingIn('ROMA')),
    accepted: () => submit(livingIn('VIA ROMA')),
  },
  {
    code: 'CONTRACTOR_CITY_OF_BIRTH',
    refused: () => submit(bornIn('ATLANTIDE (MI)')),
    accepted: () => submit(bornIn('MILANO (MI)')),
  },
  {
    code: 'UNASKED_FIELD',
    refused: () => withToken([106, 407, 1, 3, 22, 102, 104, 105]),
    accepted: () => withToken([106, 407]),
  },
];

const page = readFileSync(new URL('../../../../docs/rules/wire.md', import.meta.url), 'utf8');
const [, section = ''] = page.split('## Stricter than the specification');
const written = [...section.matchAll(/^\| (?!refused|---)(.+?) +\| (\w+) +\|/gm)].map(
  ([, what = '', code = '']) => ({ what, code }),
);

describe('rules stricter than the specification', () => {
  it('docs/rules/wire.md lists all stricter rules with their codes', () => {
    expect(written.map(({ code }) => code)).toEqual(rules.map(({ code }) => code));
  });

  it.each(rules.map((rule, index) => [written[index]?.what, rule] as const))(
    'the server rejects %s, and accepts an alternative',
    async (_, { code, refused, accepted }) => {
      const { json } = await refused();
      expect(json.obj?.error_code ?? json.error_code ?? json.msg).toBe(code);
      expect((await accepted()).status).toBe(200);
    },
  );
});
