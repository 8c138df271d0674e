import type { SalesContact } from '@preventivo/core';
import { noConsents } from '@preventivo/core/consents';
import { privacyToWire } from '@preventivo/core/wire';
import { afterAll, describe, expect, it } from 'vitest';
import type { AddressProvider } from '../../addresses/provider.ts';
import { AddressesUnavailable } from '../../addresses/service.ts';
import { webSha256 } from '../../crypto/digest.ts';
import { quickPasswords } from '../../seeded-account.ts';
import { accountScope } from '../../store/accounts.ts';
import type { Store } from '../../store/store.ts';
import { accountApi, bearer, marco } from '../../testing/account-api.ts';
import { everyStore } from '../../testing/every-store.ts';
import { contractor, submission } from '../../testing/giulia.ts';

/** Number of races between an erasure and requests. `pnpm verify:erasure` sets MODE. */
const rounds = process.env.MODE === 'thorough' ? 200 : 25;
/** Number of concurrent senders. Each sends its requests in sequence. */
const senders = 12;
/**
 * Maximum number of requests of one sender. Without it, a round with a failed erasure never ends.
 */
const mostOfOneSender = 500;

const { stores, close } = await everyStore();
afterAll(close, 60_000);

/** Returns the submission and the account of a logged-in visitor. */
async function submissionOf(store: Store, email: string) {
  const account = await store.accounts.byEmail(email);
  if (!account) return expect.fail('There is no such account.');
  const sfLeadIds = { sfUserId: account.sfAccountId, sfContractorPersonId: account.ownPersonId };
  const privacy = privacyToWire({
    consents: { ...noConsents, ivass: true },
    openedAt: '2026-11-21T09:58:00.000Z',
    email: contractor.email,
    telefono: contractor.telefono,
    convenzione: 1,
    variant: 'logged',
  });
  return { account, body: { ...submission, privacy, sfLeadIds } };
}

const alone = (leads: SalesContact) => ({ ...leads, sfContractorPersonId: null });

/**
 * Returns the data that remains of an erased account.
 * @param keys idempotency keys of its requests
 * @param requestIds ids of its accepted requests
 */
async function leftOf(
  store: Store,
  accountId: string,
  keys: readonly string[],
  requestIds: readonly string[],
) {
  const scope = accountScope(accountId);
  const underKeys = await Promise.all(
    keys.map(async (key) => store.submitted({ scope, keyHash: await webSha256(key) })),
  );
  const named: string[] = [];
  for await (const { id } of store.requests.find({ accountId })) named.push(id);
  const requests = await Promise.all(requestIds.map((id) => store.quoteRequest(id)));
  const receipts = await Promise.all(requestIds.map((id) => store.requests.receipt(id)));
  const owners = receipts.map((receipt) => receipt?.accountId ?? undefined);
  return [...underKeys, ...named, ...requests, ...owners].filter((one) => one !== undefined);
}

function signal(): readonly [Promise<void>, () => void] {
  let resolve = () => {};
  const promise = new Promise<void>((settle) => {
    resolve = settle;
  });
  return [promise, () => resolve()];
}

/** An address search that responds when the test lets it. */
function heldAddresses() {
  const [asked, noteAsked] = signal();
  const [opened, open] = signal();
  const provider: AddressProvider = {
    search: async () => {
      noteAsked();
      await opened;
      throw new AddressesUnavailable('addresses.example', 'status 500');
    },
    details: async () => undefined,
  };
  return { asked, open, provider };
}

describe.each(stores)('an erasure concurrent to requests of the account, in %s', (name, store) => {
  const whoIs = (which: number | string) => ({
    ...marco,
    email: `${which}.${name.replace(/\W+/g, '-')}@example.it`.toLowerCase(),
  });

  it.each([
    ['names a saved person', false],
    ['names none', true],
  ])(
    'the API rejects a request whose account is erased during its address search, and stores nothing, when it %s',
    async (_, isAlone) => {
      const addresses = heldAddresses();
      const api = accountApi({ store, addresses: () => addresses.provider });
      const who = whoIs(`held.${isAlone}`);
      const token = await api.join(who);
      const { account, body } = await submissionOf(store, who.email);
      const odd = {
        ...contractor,
        indirizzoResidenza_SedeLegale: 'CASTRO, 3246, 30123 VENEZIA (VE), ITALIA',
      };
      const sfLeadIds = isAlone ? alone(body.sfLeadIds) : body.sfLeadIds;
      const key = crypto.randomUUID();

      const sent = api.ask(
        '/api/travel/submit',
        { ...body, contractor: odd, sfLeadIds },
        { ...bearer(token), 'idempotency-key': key },
      );
      await addresses.asked;
      const erased = await api.ask('/api/users/erase', { password: who.password }, bearer(token));
      expect(erased.status).toBe(200);
      addresses.open();

      const { status, json } = await sent;
      expect([status, json.error_code]).toEqual([401, 'TOKEN_EXPIRED']);
      expect(await leftOf(store, account.id, [key], [])).toEqual([]);
    },
  );

  const timeout = 60_000 + rounds * 3_000;
  it(`an erasure leaves nothing of the account, in ${rounds} races with its requests`, {
    timeout,
  }, async () => {
    // Stop the erasure at its password check until the senders are sending.
    let begun = Promise.resolve();
    const verify: typeof quickPasswords.verify = async (...asked) => {
      await begun;
      return quickPasswords.verify(...asked);
    };
    const api = accountApi({ store, passwords: { ...quickPasswords, verify } });
    for (let round = 0; round < rounds; round += 1) {
      begun = Promise.resolve();
      const who = whoIs(round);
      const token = await api.join(who);
      const { account, body } = await submissionOf(store, who.email);
      const keys: string[] = [];
      const ids: string[] = [];
      const [isBegun, begin] = signal();
      begun = isBegun;
      /**
       * Sends requests in sequence. Stops when the erasure starts, or when the server rejects a
       * request. Returns the last status.
       */
      const sendRequests = async (isUntilRefused: boolean) => {
        for (let sent = 0; sent < mostOfOneSender; sent += 1) {
          const key = crypto.randomUUID();
          keys.push(key);
          const headers = { ...bearer(token), 'idempotency-key': key };
          const { status, json } = await api.ask('/api/travel/submit', body, headers);
          if (status !== 200) return status;
          ids.push(json.obj.data.Quote_Request_Id);
          if (ids.length <= round % senders) continue;
          begin();
          if (!isUntilRefused) return status;
        }
        return 200;
      };

      const erasing = api.ask('/api/users/erase', { password: who.password }, bearer(token));
      const first = sendRequests(true);
      const others = Array.from({ length: senders - 1 }, () => sendRequests(false));
      const lastStatuses = await Promise.all([first, ...others]);
      begin();
      expect((await erasing).status).toBe(200);
      for (const status of lastStatuses) expect([200, 401]).toContain(status);
      // Control: the server accepted some requests of each round and rejected others. The first
      // sender did not stop before the erasure ended its session.
      expect(await first).toBe(401);
      expect(ids.length).toBeGreaterThan(round % senders);
      expect(await leftOf(store, account.id, keys, ids)).toEqual([]);
    }
  });
});
