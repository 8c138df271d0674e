import { createTranslator } from '@preventivo/core';
import { noConsents } from '@preventivo/core/consents';
import { type Answers, offline, refused } from '@preventivo/fixtures/answers';
import { type Call, request } from '@preventivo/fixtures/back-end';
import { account, giuliaAsks, savedGiulia, today } from '@preventivo/fixtures/people';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { describe, expect, it, vi } from 'vitest';
import type { LineState } from '../draft/line-state.ts';
import { aDayOut, lists, outing, outingBackEnd } from '../testing/outing.fixture.ts';
import { type RequestContext, requestBody, stepBody } from './request-body.ts';
import { send } from './send.ts';

const key = '3f0c9a52-6f3e-4d53-9d0a-0c8c8f0f9a11';
const state: LineState = {
  page: 3,
  contractor: giuliaAsks,
  product: aDayOut,
  idempotencyKey: key,
};
/** The answers of a logged-in visitor who has selected a saved record. */
const chosen: LineState = {
  ...state,
  contractor: { ...giuliaAsks, selectPeopleId: savedGiulia.id },
};
const consent = {
  consents: { ...noConsents, ivass: true, cgu: true, generale: true },
  openedAt: '2026-11-21T09:58:00.000Z',
};

/** Returns the idempotency key in the header of a call. */
const keyOf = ({ headers }: Call) => headers.get('idempotency-key');

async function sends(answers: Answers = {}, from = state, signed: RequestContext = consent) {
  const { client, calls, sent } = outingBackEnd(answers);
  const onTaken = vi.fn();
  const onKey = vi.fn();
  const onReceipt = vi.fn();
  const around = { line: outing, client, today, lists, onTaken, onKey, onReceipt };
  return { status: await send(around, from, signed), calls, sent, onTaken, onKey, onReceipt };
}

/** Sends a request as Giulia, who is logged in and has selected her own record. */
async function sendsAs(answers: Answers) {
  const { client, sent } = outingBackEnd(answers);
  client.token.set('giulia.token', 60);
  const told = { onTaken: vi.fn(), onKey: vi.fn(), onReceipt: vi.fn(), onAccount: vi.fn() };
  const around = { line: outing, client, today, lists, t: createTranslator({}), ...told };
  return { status: await send(around, chosen, { ...consent, user: account }), sent, ...told };
}

describe('a request to which the server responds with a proof-of-work challenge', () => {
  const secrets = { hmacSignatureSecret: 'a secret', hmacKeySignatureSecret: 'another secret' };
  const busy = async () => {
    const work = { algorithm: 'PBKDF2/SHA-256', cost: 1, counter: 12, deriveKey };
    const challenge = await createChallenge({ ...work, ...secrets });
    const obj = { error_code: 'TOO_MANY_REQUESTS', challenge };
    return Response.json({ status: 429, msg: 'Attendi', obj }, { status: 429 });
  };

  it('is sent again with the solution and the same idempotency key, and accepted', async () => {
    const { status, sent } = await sends({ submit: [busy] });
    expect(status.kind).toBe('taken');
    const [first, second] = sent('submit');
    expect(first?.search).toBe('');
    const payload = JSON.parse(atob(new URLSearchParams(second?.search).get('altcha') ?? ''));
    expect(await verifySolution({ ...payload, deriveKey, ...secrets })).toMatchObject({
      verified: true,
    });
    expect(sent('submit').map(keyOf)).toEqual([key, key]);
  });

  it("fails with the server's message if the solution is refused", async () => {
    const { status, sent } = await sends({ submit: [busy, busy] });
    expect(status).toMatchObject({ kind: 'stopped', message: 'Attendi' });
    expect(sent('submit')).toHaveLength(2);
  });
});

describe('sending a request', () => {
  it('reports the consents it was accepted with', async () => {
    const { onReceipt } = await sends();
    expect(onReceipt).toHaveBeenCalledOnce();
    expect(onReceipt).toHaveBeenCalledWith(
      expect.objectContaining({
        id: request.id,
        at: consent.openedAt,
        textsHash: expect.stringMatching(/^[0-9a-f]{64}$/),
      }),
    );
  });

  it('reports the consents before it reports success, which may unmount the form', async () => {
    const { onReceipt, onTaken } = await sends();
    expect(onReceipt).toHaveBeenCalledBefore(onTaken);
  });

  it("succeeds when the host's receipt callback throws", async () => {
    const { client } = outingBackEnd({});
    const [onTaken, onKey] = [vi.fn(), vi.fn()];
    const full = new Error('the host has no room');
    const told = vi.spyOn(console, 'error').mockReturnValue();
    const onReceipt = () => {
      throw full;
    };
    const around = { line: outing, client, today, lists, onTaken, onKey, onReceipt };
    expect(await send(around, state, consent)).toMatchObject({ kind: 'taken', request });
    expect(onTaken).toHaveBeenCalledWith(request);
    expect(told).toHaveBeenCalledWith(full);
  });

  it.each(['save', 'submit'])(
    'returns to the form when the session expires at %s, where the login opens',
    async (path) => {
      const over = { [path]: refused(401, 'TOKEN_EXPIRED') };
      const { status, onTaken } = await sends(over, chosen, { ...consent, user: account });
      expect(status).toEqual({ kind: 'answering' });
      expect(onTaken).not.toHaveBeenCalled();
    },
  );

  it('sends nothing when the session expires while the account is loaded', async () => {
    const over = { 'users/my-data': [refused(401, 'TOKEN_EXPIRED')] };
    const { status, sent } = await sendsAs(over);
    expect(status).toEqual({ kind: 'answering' });
    expect([...sent('save'), ...sent('submit')]).toEqual([]);
  });

  it('sends nothing when another account has logged in, and names it in the error', async () => {
    const anna = { ...account, id: '18', name: 'Anna', surname: 'Verdi' };
    const hers = () => Response.json({ success: true, user: anna });
    const { status, sent, onAccount } = await sendsAs({ 'users/my-data': [hers] });
    expect(status).toMatchObject({
      kind: 'stopped',
      message: expect.stringContaining('Anna Verdi'),
    });
    expect([...sent('save'), ...sent('submit')]).toEqual([]);
    expect(onAccount).toHaveBeenCalledWith(expect.objectContaining({ id: '18' }));
  });

  it.each([
    ['save', 'TOKEN_EXPIRED', 'Impossibile salvare la richiesta, riporva più tardi.'],
    [
      'submit',
      'MISSING_TOKEN',
      'Impossibile salvare la richiesta di quotazione. Ti invitiamo a riprovare più tardi.',
    ],
  ])(
    'shows an error at %s to an anonymous visitor, who has no session that could expire',
    async (path, code, message) => {
      const { status } = await sends({ [path]: refused(401, code) });
      expect(status).toEqual({ kind: 'stopped', action: 'retry', message, code });
    },
  );

  it("saves the last page, then submits with the draft's idempotency key", async () => {
    const { status, calls, onTaken, onKey } = await sends();
    expect(calls).toMatchObject([
      { path: 'save', search: '?step=3', body: stepBody(outing, state, 3, consent) },
      { path: 'submit', search: '', body: requestBody(outing, state, consent) },
    ]);
    expect(calls.map(keyOf)).toEqual([null, key]);
    expect(status).toEqual({ kind: 'taken', request, final: { kind: 'question' } });
    expect(onTaken).toHaveBeenCalledWith(request);
    expect(onKey).not.toHaveBeenCalled();
  });

  it("keeps the idempotency key after a lost response, and sends the page's new language", async () => {
    const { client, calls } = outingBackEnd({ submit: offline });
    const told = { onTaken: vi.fn(), onKey: vi.fn(), onReceipt: vi.fn() };
    const around = { client, today, lists, ...told };
    await send({ ...around, line: outing }, state, consent);
    const english = {
      ...consent,
      t: (text: string) => `en: ${text}`,
      documents: [{ title: 'MUP' }],
    };
    await send({ ...around, line: { ...outing, language: 'en' } }, state, english);
    const sent = calls.filter(({ path }) => path === 'submit');
    expect(sent.map(keyOf)).toEqual([key, key]);
    expect(sent.map(({ headers }) => headers.get('accept-language'))).toEqual(['it', 'en']);
    expect(told.onKey).not.toHaveBeenCalled();
  });

  it('makes no request while an answer is invalid', async () => {
    const { status, calls } = await sends({}, { ...state, product: { ...aDayOut, mezzo: null } });
    expect(status).toMatchObject({ kind: 'stopped', action: 'field', page: 2 });
    expect(calls).toEqual([]);
  });

  it('stops when the server refuses to save the last page', async () => {
    const { status, sent } = await sends({ save: refused(422, '', 'Il servizio è chiuso.') });
    expect(status).toMatchObject({ kind: 'stopped', message: 'Il servizio è chiuso.' });
    expect(sent('submit')).toEqual([]);
  });

  it('has a default error when the server refuses the save without a message', async () => {
    const { status } = await sends({ save: refused(500, '', '') });
    expect(status).toMatchObject({
      message: 'Impossibile salvare la richiesta, riporva più tardi.',
    });
  });

  it('continues when the save of the last page gets no response', async () => {
    const { status } = await sends({ save: offline });
    expect(status.kind).toBe('taken');
  });

  it('has a default error when the submit gets no response', async () => {
    const { status, onTaken } = await sends({ submit: offline });
    expect(status).toEqual({
      kind: 'stopped',
      action: 'retry',
      message:
        'Impossibile salvare la richiesta di quotazione. Ti invitiamo a riprovare più tardi.',
    });
    expect(onTaken).not.toHaveBeenCalled();
  });

  it('leads to the field that the server refuses', async () => {
    const { status } = await sends({ submit: refused(422, 'GIORNO', 'Indicare il giorno') });
    expect(status).toMatchObject({ action: 'field', page: 2, message: 'Indicare il giorno' });
  });

  it('uses a new idempotency key if the old one was used with other answers', async () => {
    const { status, onKey, sent } = await sends({
      submit: [refused(422, 'IDEMPOTENCY_KEY_REUSED')],
    });
    const used = sent('submit').map(keyOf);
    expect(status.kind).toBe('taken');
    expect(used).toHaveLength(2);
    expect(used[0]).toBe(key);
    expect(used[1]).not.toBe(key);
    expect(onKey).toHaveBeenCalledExactlyOnceWith(used[1]);
  });

  it('sends the request without its source, under the same key, to a back end that does not know it', async () => {
    const source = { utm_source: 'newsletter' };
    const answers = { submit: [refused(400, 'UNKNOWN_FIELD', 'source')] };
    const { status, sent } = await sends(answers, state, { ...consent, source });
    expect(status.kind).toBe('taken');
    const [first, second, ...others] = sent('submit');
    expect(others).toEqual([]);
    expect(first?.body).toMatchObject({ source });
    expect(second?.body).not.toHaveProperty('source');
    expect([first, second].map((call) => call && keyOf(call))).toEqual([key, key]);
  });

  it('shows the refusal of another key that the back end does not know', async () => {
    const answers = { submit: refused(400, 'UNKNOWN_FIELD', 'Il campo «sconto» non è previsto.') };
    const { status, sent } = await sends(answers);
    expect(status).toMatchObject({ kind: 'stopped' });
    expect(sent('submit')).toHaveLength(1);
  });

  it('reports the idempotency key that it creates, so that a retry sends the same key', async () => {
    const { idempotencyKey: _, ...without } = state;
    const { sent, onKey } = await sends({ submit: offline }, without);
    const [first] = sent('submit').map(keyOf);
    expect(first).toMatch(/^[\w-]{36}$/);
    expect(onKey).toHaveBeenCalledExactlyOnceWith(first);
  });
});
