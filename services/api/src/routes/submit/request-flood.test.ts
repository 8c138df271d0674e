import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultBroker } from '@preventivo/core';
import { travel } from '@preventivo/line-travel/line';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { webSha256 } from '../../crypto/digest.ts';
import { mailboxOf } from '../../mail/recipient.ts';
import { createDeliver, requestKinds } from '../../outbox/deliver.ts';
import { mailLimit, mailsInAnHour } from '../../outbox/mail-limit.ts';
import { countedAddress } from '../../process/client-address.ts';
import { memoryRateLimiter } from '../../rate-limit/memory-rate-limiter.ts';
import { allowed } from '../../rate-limit/rate-limiter.ts';
import { createReference } from '../../reference/reference.ts';
import { memoryStore } from '../../store/memory.ts';
import { sqliteStore } from '../../store/sql/sqlite.ts';
import type { Store } from '../../store/store.ts';
import { flood, people, robots, type Sender } from '../../testing/flood.ts';
import { contractor, submission } from '../../testing/giulia.ts';
import { solve } from '../../testing/solve.ts';
import { data, now, testApi } from '../../testing/test-api.ts';

// These tests skip PostgreSQL. `account-attacks.test.ts` tests the mail limits on PostgreSQL, and
// `reliability/flood.test.ts` floods a server on it.
const folder = mkdtempSync(join(tmpdir(), 'preventivo-flood-'));
const stores: readonly (readonly [string, Store])[] = [
  ['memory', memoryStore()],
  ['SQLite', await sqliteStore(folder)],
];
afterAll(async () => {
  await Promise.all(stores.map(([, store]) => store.close()));
  rmSync(folder, { recursive: true });
});

const brokerMail = 'broker@example.it';
const receivers = { webhook: undefined, brokerMail, visitorMail: true };
const persons = people(25);

/** Creates an API with all limits, helpers to send to it, and the mails of its worker. */
function floodedApi(store: Store) {
  const { app } = testApi({
    store,
    rateLimiter: memoryRateLimiter(),
    dispatch: { requests: requestKinds(receivers), wake: () => {} },
  });
  async function send({ address, email }: Sender, key: string, altcha = '') {
    const init = {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify({ ...submission, contractor: { ...contractor, email } }),
    };
    const client = countedAddress(address) ?? '';
    const response = await app.request(`/api/travel/submit?altcha=${altcha}`, init, { client });
    const { obj } = await response.json();
    return { status: response.status, id: obj?.data?.Quote_Request_Id, challenge: obj?.challenge };
  }
  /** Sends a request like the page of a person. The page solves the challenge. */
  async function sendAsPage(person: Sender) {
    const key = crypto.randomUUID();
    const first = await send(person, key);
    if (!first.challenge) return [first];
    return [first, await send(person, key, await solve(first.challenge))];
  }
  /** Delivers the outbox as a server does. Returns the recipient of each mail. */
  async function delivered() {
    const recipients: string[] = [];
    const deliver = createDeliver({
      store,
      mailer: { send: async ({ to }) => void recipients.push(to) },
      receivers,
      lines: { travel },
      reference: createReference(data),
      broker: defaultBroker,
      mayLeave: mailLimit(store.recipients, 'a secret of thirty-two letters..', () => now),
      links: { sha256: webSha256, now: () => now, publicUrl: () => 'https://broker.example' },
    });
    const claim = { lease: 'l', at: '2030', until: '2040', limit: 1000 };
    for (const kind of requestKinds(receivers))
      for (const one of await store.outbox.claim({ ...claim, kind }))
        await deliver(one, AbortSignal.timeout(10_000));
    return recipients;
  }
  return { send, sendAsPage, delivered };
}

function countOf(values: Iterable<string>): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

describe.each(stores)('2,000 requests from 200 networks, in %s', (_, store) => {
  // Freeze the clock in the minute of the flood. Freeze `performance` too. Otherwise `altcha-lib`
  // would wait for a timer.
  const toFake = ['Date', 'setTimeout', 'performance'] as const;
  beforeEach(() => void vi.useFakeTimers({ now, toFake: [...toFake] }));
  afterEach(() => void vi.useRealTimers());

  it('a flood gets challenges after 120 requests, while every person is accepted once and a mailbox gets few mails', async () => {
    const { send, sendAsPage, delivered } = floodedApi(store);
    const answers: Awaited<ReturnType<typeof send>>[] = [];
    const visits: ReturnType<typeof sendAsPage>[] = [];
    const each = flood.requests / persons.length;
    for (const [at, person] of persons.entries()) {
      const some = robots.slice(at * each, (at + 1) * each);
      const sent = some.map((robot) => send(robot, crypto.randomUUID()));
      visits.push(sendAsPage(person));
      answers.push(...(await Promise.all(sent)));
    }
    const visited = await Promise.all(visits);

    const taken = answers.filter(({ status }) => status === 200);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(countOf(refused.map(({ status }) => `${status}`))).toEqual(
      new Map([['429', flood.requests - taken.length]]),
    );
    expect(refused.filter(({ challenge }) => challenge === undefined)).toEqual([]);
    const unchallenged = visited.filter(({ length }) => length === 1);
    expect(taken.length + unchallenged.length).toBe(allowed['submit-all'].calls);

    const acknowledged = visited.map((tries) => tries.at(-1));
    expect(acknowledged.map((answer) => answer?.status)).toEqual(persons.map(() => 200));
    const ids: string[] = [];
    for await (const { id } of store.requests.find({})) ids.push(id);
    expect(ids.sort()).toEqual([...taken, ...acknowledged].map((answer) => answer?.id).sort());
    for (const [at, { email }] of persons.entries()) {
      const kept: string[] = [];
      for await (const { id } of store.requests.find({ email })) kept.push(id);
      expect(kept).toEqual([acknowledged[at]?.id]);
    }

    const requestsOf = countOf(robots.slice(0, taken.length).map(({ email }) => mailboxOf(email)));
    expect(Math.min(...requestsOf.values())).toBeGreaterThan(mailsInAnHour);
    const mails = countOf((await delivered()).map(mailboxOf));
    expect(mails.get(brokerMail)).toBe(ids.length);
    for (const mailbox of requestsOf.keys())
      expect(mails.get(mailbox)).toBeLessThanOrEqual(mailsInAnHour);
    for (const { email } of persons) expect(mails.get(email)).toBe(1);
  }, 60_000);
});
