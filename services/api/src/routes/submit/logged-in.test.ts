import { noConsents } from '@preventivo/core/consents';
import { privacyToWire } from '@preventivo/core/wire';
import { describe, expect, it } from 'vitest';
import { giuliasAccount } from '../../seeded-account.ts';
import { accountApi, bearer, marco } from '../../testing/account-api.ts';
import { contractor, privacy, submission, trip } from '../../testing/giulia.ts';

/**
 * Returns the consents of a logged-in visitor. The visitor gave the other consents at registration.
 */
const logged = (ivass = true) =>
  privacyToWire({
    consents: { ...noConsents, ivass },
    openedAt: '2026-11-21T09:58:00.000Z',
    email: contractor.email,
    telefono: contractor.telefono,
    convenzione: 1,
    variant: 'logged',
  });
const key = { 'idempotency-key': '7f0c1a52-92c1-4a3b-8f0e-1b1f0a7d9c11' };

/** Creates an API with Marco logged in and a saved company. */
async function marcosApi(options: Parameters<typeof accountApi>[0] = {}) {
  const api = accountApi(options);
  const token = await api.join();
  const { user } = (await api.myData(token)).json;
  const { json } = await api.ask(
    '/api/companies/upsert',
    giuliasAccount.companies[0],
    bearer(token),
  );
  const leads = (sfContractorPersonId: string | null) => ({
    sfUserId: user.sf_account_id,
    sfContractorPersonId,
  });
  const submit = (change: object = {}, headers: object = key, as = token) =>
    api.ask(
      '/api/travel/submit',
      { ...submission, privacy: logged(), sfLeadIds: leads(user.userData.id), ...change },
      { ...bearer(as), ...headers },
    );
  return { ...api, token, user, company: json.companies[0], leads, submit };
}

describe('request of a logged-in visitor', () => {
  it('a request of a logged-in visitor contains the ids of the sales system, and only the consent to the IVASS notice', async () => {
    const { submit, store, user, leads } = await marcosApi();
    const { status, json, headers } = await submit();
    expect(status).toBe(200);
    expect(headers.get('x-token')).not.toBeNull();
    const kept = await store.quoteRequest(json.obj.data.Quote_Request_Id);
    expect(kept?.payload).toMatchObject({
      sfLeadIds: leads(user.userData.id),
      privacy: logged(),
    });
  });

  it('a request is stored once, with the current id, if the sales system sets the id between two tries', async () => {
    const { submit, store, user, leads } = await marcosApi();
    const first = await submit();
    await store.accounts.setSfAccountId(user.id, '0015g00000XYZabAAH');
    const person = user.userData.id;
    const now = { ...leads(person), sfUserId: '0015g00000XYZabAAH' };
    for (const sfLeadIds of [leads(person), now])
      expect((await submit({ sfLeadIds })).json).toEqual(first.json);
    const other = { 'idempotency-key': '0b1e7a52-92c1-4a3b-8f0e-1b1f0a7d9c22' };
    const second = await submit({ sfLeadIds: leads(person) }, other);
    const kept = await store.quoteRequest(second.json.obj.data.Quote_Request_Id);
    expect(kept?.payload.sfLeadIds).toEqual(now);
  });

  it("a request of a logged-in visitor is in the account's export and is erased with the account", async () => {
    const { submit, store, get, ask, token } = await marcosApi();
    const { Quote_Request_Id: id } = (await submit()).json.obj.data;
    const { json } = await get('/api/users/export', bearer(token));
    expect(json.data.requests).toMatchObject([{ id }]);
    await ask('/api/users/erase', { password: marco.password }, bearer(token));
    expect(await store.quoteRequest(id)).toBeUndefined();
  });

  it('a logged-in visitor may request a quote for a contractor without a record', async () => {
    const { submit } = await marcosApi();
    expect((await submit({ sfLeadIds: null })).status).toBe(200);
  });

  it("a request for a company has no person id, even if the company's id is sent", async () => {
    const { submit, leads, company, store } = await marcosApi();
    for (const id of [null, company.id]) {
      const one = { 'idempotency-key': `of-${id}` };
      const { status, json } = await submit({ sfLeadIds: leads(id) }, one);
      expect(status).toBe(200);
      const kept = await store.quoteRequest(json.obj.data.Quote_Request_Id);
      expect(kept?.payload).toMatchObject({ sfLeadIds: leads(null) });
    }
  });

  it('a request of a logged-in visitor requires the consent to the IVASS notice', async () => {
    const { submit } = await marcosApi();
    const { status, json } = await submit({ privacy: logged(false) });
    expect([status, json.obj.error_code]).toEqual([422, 'PRIVACY']);
  });

  it('a request of a logged-in visitor is rejected if it repeats the consents given at registration', async () => {
    const { submit } = await marcosApi();
    const { status, json } = await submit({ privacy: privacy() });
    expect([status, json.obj.field]).toEqual([400, 'privacy.flags']);
  });

  it('a retry after the session ended stores no second request, and never matches a request of another account', async () => {
    const { submit, join, ask } = await marcosApi();
    const first = (await submit({ sfLeadIds: null })).json.obj.data.Quote_Request_Id;
    const again = await submit({ sfLeadIds: null });
    expect(again.json.obj.data.Quote_Request_Id).toBe(first);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    const anna = await join({ email: 'anna@example.it' });
    const hers = await submit({ sfLeadIds: null }, key, anna);
    const nobodys = await ask('/api/travel/submit', submission, key);
    const ids = [hers, nobodys].map(({ json }) => json.obj.data.Quote_Request_Id);
    expect(ids[1]).toBe(first);
    expect(ids[0]).not.toBe(first);
    expect(hers.headers.get('idempotent-replayed')).toBeNull();
    expect(nobodys.headers.get('idempotent-replayed')).toBe('true');
  });

  it('a retry stores no second request when the login came after the first response was lost', async () => {
    const { submit, ask } = await marcosApi();
    const lost = await ask('/api/travel/submit', submission, key);
    const again = await submit({ sfLeadIds: null });
    expect(again.json).toEqual(lost.json);
  });

  it.each([
    ['other answers', { contractor: { ...submission.contractor, telefono: '3339876543' } }],
    ['the address of another contractor', { privacy: { ...logged(true), email: 'x@example.it' } }],
  ])('a retry after a login is stored as another request when it has %s', async (_, change) => {
    const { submit, ask } = await marcosApi();
    const first = await ask('/api/travel/submit', submission, key);
    const other = await submit({ sfLeadIds: null, ...change });
    expect(other.status).toBe(200);
    expect(other.json.obj.data.Quote_Request_Id).not.toBe(first.json.obj.data.Quote_Request_Id);
  });

  it('a request with an ended session is rejected, not stored as an anonymous one', async () => {
    const { submit } = await marcosApi();
    const { status, json } = await submit({}, key, 'x');
    expect([status, json.error_code]).toEqual([401, 'TOKEN_EXPIRED']);
  });
});

describe('page of the wizard', () => {
  const path = '/api/travel/save?step=2';

  it('a page requires only the consent to the IVASS notice if the visitor is logged in', async () => {
    const { ask, token } = await marcosApi();
    const page = { specificData: trip, isLogged: true };
    const right = await ask(path, { ...page, privacy: logged() }, bearer(token));
    expect(right.status).toBe(200);
    expect(right.headers.get('x-token')).not.toBeNull();
    const none = await ask(path, { ...page, privacy: logged(false) }, bearer(token));
    expect(none.json.obj.error_code).toBe('PRIVACY');
  });

  it('a page is rejected if its login state contradicts the token', async () => {
    const { ask, token } = await marcosApi();
    const page = { specificData: trip, privacy: logged(), isLogged: true };
    const nobody = await ask(path, page);
    expect([nobody.status, nobody.json.error_msg]).toEqual([401, 'MISSING_TOKEN']);
    const anonymous = { ...page, privacy: privacy(), isLogged: false };
    const somebody = await ask(path, anonymous, bearer(token));
    expect([somebody.status, somebody.json.obj.field]).toEqual([400, 'isLogged']);
    expect((await ask(path, anonymous)).status).toBe(200);
  });
});

describe.each(['contractor', 'validate/step1'])('page 1, checked by %s,', (call) => {
  const path = `/api/travel/${call}`;

  it.each([
    ['right', { contractor }, 200],
    ['wrong', { contractor: { ...contractor, nome: '' } }, 422],
    ['no page', {}, 400],
  ])('page 1 renews the session, also when it is %s', async (_, body, status) => {
    const { ask, myData, token } = await marcosApi();
    const checked = await ask(path, body, bearer(token));
    expect(checked.status).toBe(status);
    expect((await myData(checked.headers.get('x-token') ?? '')).status).toBe(200);
  });

  it('page 1 rejects an expired session, before the next page', async () => {
    const { ask } = await marcosApi();
    const { status, json } = await ask(path, { contractor }, bearer('x'));
    expect([status, json.error_code]).toEqual([401, 'TOKEN_EXPIRED']);
  });
});

describe('records of another account', () => {
  /** Creates an API with the accounts of Marco and Anna. Marco uses the ids of Anna's records. */
  async function both() {
    const api = await marcosApi();
    const anna = await api.join({ email: 'anna@example.it', name: 'Anna', surname: 'Verdi' });
    const company = await api.ask(
      '/api/companies/upsert',
      { ...giuliasAccount.companies[0], name: 'Verdi Fiori' },
      bearer(anna),
    );
    const { user } = (await api.myData(anna)).json;
    const hers = { person: user.userData.id, company: company.json.companies[0].id };
    return { ...api, anna, annas: user, hers };
  }
  const untouched = 'none of hers: 404, and not a word of her data';

  it.each([
    ['persons/upsert', 'person', giuliasAccount.people[0]],
    ['persons/upsert', 'company', giuliasAccount.people[0]],
    ['companies/upsert', 'company', giuliasAccount.companies[0]],
    ['companies/upsert', 'person', giuliasAccount.companies[0]],
  ] as const)(
    `records of another account are not changed by %s with the id of a %s (${untouched})`,
    async (call, kind, body) => {
      const { ask, token, hers, annas, anna, myData } = await both();
      const { status, json } = await ask(
        `/api/${call}`,
        { ...body, id: hers[kind] },
        bearer(token),
      );
      expect([status, json]).toEqual([
        404,
        {
          success: false,
          error_code: 'RECORD_UNKNOWN',
          error_msg: 'Nessun dato salvato corrisponde a questo identificativo.',
        },
      ]);
      expect((await myData(anna)).json.user).toEqual(annas);
    },
  );

  it("the id of another account's record gets the same response as an unknown id", async () => {
    const { ask, token, hers } = await both();
    const answers = [hers.person, crypto.randomUUID()].map((id) =>
      ask('/api/persons/upsert', { ...giuliasAccount.people[0], id }, bearer(token)),
    );
    const [foreign, unknown] = await Promise.all(answers);
    expect(foreign?.json).toEqual(unknown?.json);
  });

  it.each(['person', 'company'] as const)(
    'a record of another account is rejected as contractor: a %s',
    async (kind) => {
      const { submit, leads, hers } = await both();
      const { status, json } = await submit({ sfLeadIds: leads(hers[kind]) });
      expect([status, json.obj.error_code]).toEqual([404, 'RECORD_UNKNOWN']);
    },
  );

  it("a record of another account is rejected even with that account's id", async () => {
    const { submit, annas, user, hers } = await both();
    for (const sfContractorPersonId of [hers.person, user.userData.id]) {
      const sfLeadIds = { sfUserId: annas.sf_account_id, sfContractorPersonId };
      expect((await submit({ sfLeadIds })).status).toBe(404);
    }
  });

  it('my-data contains no records of another account', async () => {
    const { myData, token } = await both();
    const told = JSON.stringify((await myData(token)).json);
    expect(told).toContain(marco.email);
    expect(told).not.toMatch(/anna|verdi/i);
  });
});
