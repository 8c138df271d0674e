import { runInNewContext } from 'node:vm';
import { choice, defineLine, whole } from '@preventivo/core';
import { noConsents } from '@preventivo/core/consents';
import { secret, sentGiulia } from '@preventivo/core/testing';
import { privacyToWire } from '@preventivo/core/wire';
import { boat } from '@preventivo/line-boat/line';
import { travel } from '@preventivo/line-travel/line';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { broken, createBackEnd, giuliasAccount, offline, refused } from './index.ts';

const today = '2026-11-21';
afterEach(() => vi.unstubAllGlobals());

/** A line that only this test defines. */
const umbrella = defineLine({
  id: 'umbrella',
  title: 'Ombrelli',
  about: 'Vento e furto.',
  pictogram: 'M0 0h24',
  contractor: { types: ['fisica'] },
  fields: {
    quanti: whole({
      label: 'Quanti?',
      code: 'QUANTI',
      error: 'Indicare quanti',
      limits: { from: 1, to: 5 },
    }),
    manico: choice({
      label: 'Manico?',
      code: 'MANICO',
      error: 'Indicare il manico',
      list: 'manico',
      known: [{ id: 'legno', value: 'Legno' }],
    }),
  },
  pages: [{ id: 'ombrello', title: 'Ombrello' }],
});

const submission = {
  contractor: sentGiulia,
  specificData: { quanti: 2, manico: 'legno' },
  privacy: privacyToWire({
    consents: { ...noConsents, ivass: true, cgu: true, generale: true },
    openedAt: `${today}T09:58:00.000Z`,
    email: sentGiulia.email,
    telefono: sentGiulia.telefono,
    convenzione: 1,
    variant: 'anonymous',
  }),
  sfLeadIds: null,
  convenzione: 1,
};

type BackEnd = ReturnType<typeof createBackEnd>;

const post = (backEnd: BackEnd, path: string, body: unknown, headers = {}) =>
  backEnd.fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
const submit = (backEnd: BackEnd, body: unknown = submission) =>
  post(backEnd, '/api/umbrella/submit', body, { 'idempotency-key': 'k' });
const credentials = { email: giuliasAccount.email, password: secret };
const login = async (backEnd: BackEnd) =>
  (await post(backEnd, '/api/users/login', credentials)).headers.get('x-token') ?? '';
const myData = (backEnd: BackEnd, token: string) =>
  backEnd.fetch('/api/users/my-data', { headers: { authorization: `Bearer ${token}` } });

describe('back end for a custom line', () => {
  it('the back end of a custom line accepts a valid quote request and returns what it stored', async () => {
    const backEnd = createBackEnd({ lines: [umbrella], today });
    const answer = await submit(backEnd);
    expect(answer.status).toBe(200);
    const { obj } = await answer.json();
    const [request, ...others] = await backEnd.requests();
    expect(others).toEqual([]);
    expect(request).toMatchObject({
      id: obj.data.Quote_Request_Id,
      line: 'umbrella',
      createdAt: '2026-11-21T10:00:00.000Z',
      payload: { specificData: { quanti: 2, manico: 'legno' } },
      recall: null,
    });
  });

  it('the back end of a custom line rejects an invalid quote request and stores nothing', async () => {
    const backEnd = createBackEnd({ lines: { umbrella }, today });
    const answer = await submit(backEnd, {
      ...submission,
      specificData: { quanti: 9, manico: 'legno' },
    });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ obj: { error_code: 'QUANTI', field: 'quanti' } });
    expect(await backEnd.requests()).toEqual([]);
  });

  it('the back end stores the channel by which a user wants the quote', async () => {
    const backEnd = createBackEnd({ lines: [umbrella], today });
    const { Quote_Request_Id, Quote_Request_Key } = (await (await submit(backEnd)).json()).obj.data;
    const asked = { Quote_Request_Id, Quote_Request_Key, Recall_Channel: 'phone' };
    await post(backEnd, '/api/quote-request/recall-me', asked);
    expect((await backEnd.requests())[0]?.recall).toMatchObject({ channel: 'phone' });
  });

  it('the back end has the option lists of Italy and of the product’s lines', async () => {
    const backEnd = createBackEnd({ lines: [umbrella, travel, boat], today });
    const found = await backEnd
      .client('travel')
      .municipalities({ nome: 'milano', isResidenza: true });
    expect(found).toMatchObject({ ok: true });
    const list = await backEnd.fetch('/api/boat/enums/sesso');
    expect((await list.json()).length).toBeGreaterThan(1);
    expect((await backEnd.fetch('/api/home/enums/sesso')).status).toBe(404);
  });
});

describe('recorded calls', () => {
  it('recorded calls are named after their paths in the HTTP contract', async () => {
    const backEnd = createBackEnd({ lines: [umbrella], today });
    await submit(backEnd);
    await post(backEnd, '/api/umbrella/save?step=2', { quanti: 0 });
    expect(
      backEnd.calls.map(({ method, path, search, status }) => [method, path, search, status]),
    ).toEqual([
      ['POST', 'umbrella/submit', '', 200],
      ['POST', 'umbrella/save', '?step=2', 400],
    ]);
    expect(backEnd.callsTo('submit')[0]?.body).toEqual(submission);
    expect(backEnd.callsTo('submit')[0]?.headers.get('idempotency-key')).toBe('k');
  });
});

describe('users with an account', () => {
  it("the back end has Giulia's account by default, or those that a test passes", async () => {
    const backEnd = createBackEnd({ lines: [umbrella], today });
    const { user } = await (await myData(backEnd, await login(backEnd))).json();
    expect(user).toMatchObject({ name: 'Giulia', email: giuliasAccount.email });
    expect(user.people.map(({ name }: { name: string }) => name)).toEqual(['Giulia', 'Enrico']);
    const nobody = createBackEnd({ lines: [umbrella], today, accounts: [] });
    expect(await login(nobody)).toBe('');
  });

  it('a user can log in when the test environment has its own Uint8Array, as in jsdom', async () => {
    vi.stubGlobal('Uint8Array', runInNewContext('Uint8Array'));
    const backEnd = createBackEnd({ lines: [umbrella], today });
    const { user } = await (await myData(backEnd, await login(backEnd))).json();
    expect(user).toMatchObject({ name: 'Giulia' });
  });

  it('a user can register, activate the account with the mailed link and log in', async () => {
    const backEnd = createBackEnd({ lines: [umbrella], today, accounts: [] });
    const marco = { email: 'marco@example.org', password: 'Girasole7!' };
    const registration = { ...marco, phone: '3471112233', name: 'Marco', surname: 'Bianchi' };
    const registered = await post(backEnd, '/api/users/register', {
      ...registration,
      privacy: submission.privacy.flags,
    });
    expect(registered.status, await registered.clone().text()).toBe(200);
    const [mail] = await backEnd.mails();
    expect(mail).toMatchObject({ to: marco.email, about: 'activation' });
    await backEnd.fetch(mail?.link ?? '', {
      method: 'POST',
      body: new URLSearchParams({ password: marco.password }),
    });
    const answer = await post(backEnd, '/api/users/login', marco);
    expect(answer.headers.get('x-token')).not.toBeNull();
    // `mails` returns a mail again after an earlier call has returned it.
    expect(await backEnd.mails()).toHaveLength(1);
  });

  it('`expireSessions` logs users out, who can then log in again', async () => {
    const backEnd = createBackEnd({ lines: [umbrella], today });
    const token = await login(backEnd);
    expect((await myData(backEnd, token)).status).toBe(200);
    backEnd.expireSessions();
    const answer = await myData(backEnd, token);
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ error_code: 'TOKEN_EXPIRED' });
    expect((await myData(backEnd, await login(backEnd))).status).toBe(200);
  });
});

describe('simulated failures', () => {
  it('`answerNext` replaces the next responses in the given order', async () => {
    const backEnd = createBackEnd({ lines: [umbrella], today });
    backEnd.answerNext('submit', refused(422, 'EMAIL'), broken, offline);
    const code = async () => (await (await submit(backEnd)).json()).obj?.error_code;
    expect(await code()).toBe('EMAIL');
    expect((await submit(backEnd)).status).toBe(500);
    await expect(submit(backEnd)).rejects.toThrow(TypeError);
    expect((await submit(backEnd)).status).toBe(200);
    expect(backEnd.calls.map(({ status }) => status)).toEqual([422, 500, undefined, 200]);
  });

  it('`answerAlways` replaces every response until `answerAsUsual` is called', async () => {
    const backEnd = createBackEnd({ lines: [umbrella], today, answers: { submit: broken } });
    expect((await submit(backEnd)).status).toBe(500);
    backEnd.goOffline();
    await expect(backEnd.fetch('/health')).rejects.toThrow('Failed to fetch');
    backEnd.answerAsUsual();
    expect((await submit(backEnd)).status).toBe(200);
    backEnd.answerAlways('submit', broken);
    expect([(await submit(backEnd)).status, (await submit(backEnd)).status]).toEqual([500, 500]);
  });

  it('`hold` delays the real response until it is released', async () => {
    const backEnd = createBackEnd({ lines: [umbrella], today });
    const held = backEnd.hold('submit');
    const answer = submit(backEnd);
    await held.arrived;
    expect(await backEnd.requests()).toEqual([]);
    expect(backEnd.calls[0]?.status).toBeUndefined();
    held.release();
    expect((await answer).status).toBe(200);
    expect((await submit(backEnd)).headers.get('idempotent-replayed')).toBe('true');
  });

  it('a delayed call is rejected when the client aborts it', async () => {
    const backEnd = createBackEnd({ lines: [umbrella], today });
    const held = backEnd.hold('health');
    const giving = new AbortController();
    const answer = backEnd.fetch('/health', { signal: giving.signal });
    await held.arrived;
    giving.abort();
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
    held.release();
  });
});
