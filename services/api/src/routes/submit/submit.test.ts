import { hash } from 'node:crypto';
import { consentTextsVersion } from '@preventivo/core/consents';
import { receiptText } from '@preventivo/core/wire';
import { describe, expect, it, vi } from 'vitest';
import { fingerprint, webSha256 } from '../../crypto/digest.ts';
import { contractor, privacy, submission, trip } from '../../testing/giulia.ts';
import { now, testApi } from '../../testing/test-api.ts';

type Flags = typeof submission.privacy.flags;
const path = '/api/travel/submit';
const key = { 'idempotency-key': '7f0c1a52-92c1-4a3b-8f0e-1b1f0a7d9c11' };

describe('submit', () => {
  it('submit stores the payload of the specification, and returns its id and key', async () => {
    const { ask, store } = testApi();
    const { status, json } = await ask(path, submission, key);
    expect(status).toBe(200);
    expect(json).toEqual({
      status: 200,
      msg: 'ok',
      obj: {
        success: true,
        data: {
          Quote_Request_Id: expect.stringMatching(/^[0-9a-f-]{36}$/),
          Quote_Request_Key: expect.stringMatching(/^[0-9a-f]{64}$/),
          Quote_Request_Code: expect.stringMatching(/^[A-Z]{3}-\d{4}$/),
          Consent_Receipt: {
            id: expect.stringMatching(/^[0-9a-f-]{36}$/),
            at: now.toISOString(),
            textsVersion: consentTextsVersion,
            textsHash: hash('sha256', receiptText(submission.privacy.flags)),
          },
        },
      },
    });
    const kept = await store.quoteRequest(json.obj.data.Quote_Request_Id);
    expect(kept).toMatchObject({
      code: json.obj.data.Quote_Request_Code,
      line: 'travel',
      createdAt: now.toISOString(),
      payload: submission,
      recall: null,
    });
    expect(JSON.stringify(kept)).not.toContain(json.obj.data.Quote_Request_Key);
  });

  it('submit stores the returned receipt with the exact texts', async () => {
    const { ask, store } = testApi();
    const { json } = await ask(path, submission, key);
    const keyHash = hash('sha256', key['idempotency-key']);
    const kept = await store.submitted({ scope: 'anonymous', keyHash });
    expect(kept?.receipt).toMatchObject(json.obj.data.Consent_Receipt);
    expect(kept?.receipt?.accountId).toBeNull();
    for (const { key: flag, value, description } of submission.privacy.flags)
      expect(JSON.parse(kept?.receipt?.consents ?? '[]')).toContainEqual(
        expect.objectContaining({ key: flag, value, description }),
      );
    expect(hash('sha256', kept?.receipt?.consents ?? '')).toBe(kept?.receipt?.textsHash);
  });

  it('submit stores unknown consent texts in full, with an unknown version', async () => {
    const { ask, store } = testApi();
    const flags = submission.privacy.flags.map((flag) => ({ ...flag, description: 'x' }));
    const sent = { ...submission, privacy: { ...submission.privacy, flags } };
    const { status, json } = await ask(path, sent, key);
    expect(status).toBe(200);
    expect(json.obj.data.Consent_Receipt).toMatchObject({
      textsVersion: 'unknown',
      textsHash: hash('sha256', receiptText(flags)),
    });
    const keyHash = hash('sha256', key['idempotency-key']);
    const kept = await store.submitted({ scope: 'anonymous', keyHash });
    expect(kept?.receipt).toMatchObject({ textsVersion: 'unknown', consents: receiptText(flags) });
  });

  it.each([
    [
      'says otherwise',
      (flags: Flags) => flags.map((one) => (one.key === 407 ? { ...one, value: 0 } : one)),
    ],
    ['leaves it out', (flags: Flags) => flags.filter((one) => one.key !== 407)],
  ])(
    'submit takes the consent to the documents from the IVASS notice when a body %s',
    async (_, change) => {
      const { ask, store } = testApi();
      const flags = change(submission.privacy.flags);
      const sent = { ...submission, privacy: { ...submission.privacy, flags } };
      const { status, json } = await ask(path, sent, key);
      expect(status).toBe(200);
      const kept = await store.quoteRequest(json.obj.data.Quote_Request_Id);
      expect(kept?.payload).toMatchObject({ privacy: submission.privacy });
    },
  );

  it('submit returns a receipt with another hash when a consent differs', async () => {
    const { ask } = testApi();
    const hashOf = async (consents: object, id: string) => {
      const sent = { ...submission, privacy: privacy(consents) };
      const { json } = await ask(path, sent, { 'idempotency-key': id });
      return json.obj.data.Consent_Receipt.textsHash;
    };
    const plain = await hashOf({}, 'k-1');
    expect(await hashOf({}, 'k-2')).toBe(plain);
    expect(await hashOf({ newsletter: true }, 'k-3')).not.toBe(plain);
  });

  it('submit adds deliveries and wakes the outbox only if there are receivers', async () => {
    const wake = vi.fn();
    const kinds = ['webhook', 'brokerMail', 'visitorMail'] as const;
    const told = testApi({ dispatch: { requests: kinds, wake } });
    const { json } = await told.ask(path, submission, key);
    await told.ask(path, submission, key);
    const claim = { lease: 'l', at: now.toISOString(), until: now.toISOString(), limit: 10 };
    for (const kind of kinds)
      expect(await told.store.outbox.claim({ ...claim, kind })).toMatchObject([
        { delivery: { requestId: json.obj.data.Quote_Request_Id, event: 'request' } },
      ]);
    expect(wake).toHaveBeenCalledTimes(1);
    const untold = testApi();
    await untold.ask(path, submission, key);
    expect(await untold.store.outbox.claim({ ...claim, kind: 'webhook' })).toEqual([]);
  });

  it('submit returns the same response for the same key, byte for byte', async () => {
    const { post } = testApi();
    const first = await post(path, submission, key);
    const again = await post(path, submission, key);
    expect(again.status).toBe(200);
    expect(await again.text()).toBe(await first.text());
    expect(first.headers.get('idempotent-replayed')).toBeNull();
    expect(again.headers.get('idempotent-replayed')).toBe('true');
  });

  it('submit stores only one of fifty concurrent requests with the same key', async () => {
    const { post } = testApi();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => post(path, submission, key)),
    );
    const bodies = new Set(await Promise.all(answers.map((answer) => answer.text())));
    expect(bodies.size).toBe(1);
    const replayed = answers.filter(({ headers }) => headers.has('idempotent-replayed'));
    expect(replayed).toHaveLength(49);
  });

  it('submit recognises a retry from a reloaded page, which has other consent times', async () => {
    const { ask } = testApi();
    const first = await ask(path, submission, key);
    const reloaded = { ...submission, privacy: privacy({}, '2026-11-21T10:00:30.000Z') };
    expect((await ask(path, reloaded, key)).json).toEqual(first.json);
  });

  it('submit recognises a retry in another language, which has other consent texts', async () => {
    const { ask } = testApi();
    const first = await ask(path, submission, key);
    const flags = submission.privacy.flags.map((one) => ({ ...one, description: 'I agree.' }));
    const english = { ...submission, privacy: { ...submission.privacy, flags } };
    expect((await ask(path, english, key)).json).toEqual(first.json);
  });

  const { sfLeadIds: _, convenzione: __, ...withoutConstants } = submission;
  const spelled = {
    ...withoutConstants,
    contractor: { ...contractor, sesso: String(contractor.sesso), nazionalita: '13' },
    specificData: { ...trip, eta: '41', tipo_copertura: trip.tipo_copertura.replace(/\|$/, '') },
    privacy: {
      ...submission.privacy,
      flags: submission.privacy.flags.map(({ key, value }) => ({
        key: String(key),
        value: value === 1,
        last_change: '2026-11-20',
      })),
    },
  };

  it('submit stores a request with the values that the form sends, however the client spells them', async () => {
    const { ask, store } = testApi();
    const { json } = await ask(path, spelled, key);
    const kept = await store.quoteRequest(json.obj.data.Quote_Request_Id);
    const flags = submission.privacy.flags.map((flag) => ({
      ...flag,
      description: '',
      last_change: '2026-11-20T00:00:00.000Z',
    }));
    expect(kept?.payload).toMatchObject({
      ...submission,
      privacy: { ...submission.privacy, flags },
    });
  });

  it.each([
    ['with a key', key],
    ['without a key', undefined],
  ])('submit recognises a retry in another spelling, %s', async (_, header) => {
    const { ask } = testApi();
    const first = await ask(path, submission, header);
    expect((await ask(path, spelled, header)).json).toEqual(first.json);
    const other = { ...spelled, specificData: { ...spelled.specificData, eta: '42' } };
    const { json } = await ask(path, other, header);
    expect(json.obj.data?.Quote_Request_Id).not.toBe(first.json.obj.data.Quote_Request_Id);
  });

  it('submit recognises a retry of a request that was stored under the hash of the body as sent', async () => {
    const { ask, store } = testApi();
    const { submit } = store;
    const asSent = await fingerprint(webSha256, 'travel', spelled);
    store.submit = (request, under, submitted, deliveries) =>
      submit(request, under, { ...submitted, fingerprint: asSent }, deliveries);
    const first = await ask(path, spelled, key);
    expect((await ask(path, spelled, key)).json).toEqual(first.json);
  });

  it('submit stores another request when a consent differs', async () => {
    const { ask } = testApi();
    await ask(path, submission, key);
    const other = { ...submission, privacy: privacy({ newsletter: true }) };
    expect((await ask(path, other, key)).json.obj.error_code).toBe('IDEMPOTENCY_KEY_REUSED');
    const [one, two] = [await ask(path, submission), await ask(path, other)];
    expect(two.json.obj.data.Quote_Request_Id).not.toBe(one.json.obj.data.Quote_Request_Id);
  });

  it.each([
    ['2026-11-21T10:09:59.000Z', '2026-11-21T10:10:01.000Z', true],
    ['2026-11-21T10:00:01.000Z', '2026-11-21T10:10:01.000Z', true],
    ['2026-11-21T10:00:01.000Z', '2026-11-21T10:10:02.000Z', false],
  ])(
    'a body without a key, sent at %s and %s, is the same request: %s',
    async (first, second, isSame) => {
      let clock = new Date(first);
      const { ask } = testApi({ clock: () => clock });
      const one = await ask(path, submission);
      expect(one.status).toBe(200);
      clock = new Date(second);
      const two = await ask(
        path,
        { ...submission, privacy: privacy({}, second) },
        {
          'idempotency-key': '',
        },
      );
      const ids = [one, two].map(({ json }) => json.obj.data.Quote_Request_Id);
      expect(ids[0] === ids[1]).toBe(isSame);
      expect(two.headers.get('idempotent-replayed')).toBe(isSame ? 'true' : null);
    },
  );

  it('submit returns the first response to a retry on a day when its trip is no longer valid', async () => {
    let clock = now;
    const { ask } = testApi({ clock: () => clock });
    const first = await ask(path, submission, key);
    clock = new Date('2026-12-20T10:00:00Z');
    expect((await ask(path, submission, key)).json).toEqual(first.json);
    expect((await ask(path, submission, { 'idempotency-key': 'another' })).status).toBe(422);
  });

  it('submit rejects the same key for other answers', async () => {
    const { ask } = testApi();
    await ask(path, submission, key);
    const other = { ...submission, specificData: { ...trip, eta: 42 } };
    const { status, json } = await ask(path, other, key);
    expect(status).toBe(422);
    expect(json.obj).toEqual({ success: false, error_code: 'IDEMPOTENCY_KEY_REUSED' });
  });

  it('submit does not store the key of a rejected request', async () => {
    const { ask } = testApi();
    const wrong = { ...submission, specificData: { ...trip, eta: 17 } };
    expect((await ask(path, wrong, key)).status).toBe(422);
    expect((await ask(path, submission, key)).status).toBe(200);
  });

  it.each([
    ['a key of 256 characters', { 'idempotency-key': 'k'.repeat(256) }, 'IDEMPOTENCY_KEY_INVALID'],
    ['a key with other letters', { 'idempotency-key': 'chiaveé' }, 'IDEMPOTENCY_KEY_INVALID'],
  ])('submit rejects %s', async (_, headers, code) => {
    const { status, json } = await testApi().ask(path, submission, headers);
    expect([status, json.obj.error_code]).toEqual([400, code]);
  });

  it('submit accepts a key of 255 characters', async () => {
    const long = { 'idempotency-key': 'k'.repeat(255) };
    expect((await testApi().ask(path, submission, long)).status).toBe(200);
  });

  it.each([
    [{ contractor: { ...submission.contractor, nome: 'G' } }, 'CONTRACTOR_NAME', 'nome'],
    [{ specificData: { ...trip, tipo_copertura: '' } }, 'TIPO_COPERTURA', 'tipo_copertura'],
    [{ privacy: privacy({ generale: false }) }, 'PRIVACY', undefined],
  ])('submit returns the code of the failed check', async (change, code, field) => {
    const { status, json } = await testApi().ask(path, { ...submission, ...change }, key);
    expect([status, json.status]).toEqual([422, 422]);
    expect(json.obj).toEqual({ success: false, error_code: code, ...(field && { field }) });
    expect(json.msg).not.toBe('');
  });

  it('submit reports errors in the order of the specification: contractor, questions, consents', async () => {
    const all = {
      ...submission,
      contractor: { ...submission.contractor, sesso: null },
      specificData: { ...trip, destinazione: null },
      privacy: privacy({ cgu: false }),
    };
    const { json } = await testApi().ask(path, all, key);
    expect(json.obj.error_code).toBe('CONTRACTOR_GENDER');
  });

  it('submit rejects ids of the sales system without a login', async () => {
    const leads = { sfLeadIds: { sfUserId: '1', sfContractorPersonId: '2' } };
    const { status, json } = await testApi().ask(path, { ...submission, ...leads }, key);
    expect([status, json.obj.field]).toEqual([400, 'sfLeadIds']);
  });
});
