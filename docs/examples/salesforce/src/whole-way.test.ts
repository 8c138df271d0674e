import { memoryStore } from '@preventivo/api/memory';
import { createDeliver } from '@preventivo/api/workspace/deliver';
import { createReference } from '@preventivo/api/workspace/reference';
import { readData } from '@preventivo/api/workspace/reference/read-data';
import { startWorker } from '@preventivo/api/workspace/worker';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeSalesforce } from './fake-salesforce.ts';
import { eventField, leadLimits, recallField } from './lead.ts';
import { createReceiver } from './receiver.ts';
import { salesforce } from './salesforce.ts';

const text = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const secret = Buffer.from(text.slice('whsec_'.length), 'base64');
const reference = createReference(await readData());

// Real streams read the bodies, so the test simulates only the clock of the deliveries.
beforeEach(() => {
  const toFake = [
    'setTimeout',
    'clearTimeout',
    'setInterval',
    'clearInterval',
    'Date',
    'performance',
  ];
  vi.useFakeTimers({ now: new Date('2026-11-21T10:00:00Z'), toFake: toFake as ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const halfCharacter = /[\uD800-\uDFFF]/u;

/** Returns a name with this number of characters. Every third character needs two code units. */
const nameOf = (characters: number) =>
  Array.from({ length: characters }, (_, at) => ['à', 'n', '𐐷'][at % 3]).join('');

/** Returns a contractor whose values are slightly shorter or longer than the limits of Salesforce. */
const contractorOf = (number: number) => ({
  nome: nameOf(leadLimits.FirstName - 20 + (number % 40)),
  cognome: nameOf(leadLimits.LastName - 20 + (number % 37)),
  email: `${'e'.repeat(60 + (number % 20))}${number}@example.it`,
  telefono: `333${String(number).padStart(7, '0')}`,
  indirizzoResidenza_SedeLegale: `VIA ${'R'.repeat(230 + (number % 30))}, ${number}, 39010 ${'T'.repeat(30 + (number % 20))}, ITALIA`,
});

it('a thousand requests become a thousand leads, with the receiver down for an hour in between', async () => {
  const org = fakeSalesforce();
  const connection = { url: 'https://broker.example', clientId: 'id', clientSecret: 'secret' };
  const receive = createReceiver(text, salesforce({ ...connection, fetch: org.fetch }));
  const store = memoryStore();
  let isDown = false;
  let posted = 0;
  let underWay = 0;
  vi.stubGlobal('fetch', async (_: string, { headers, body }: RequestInit) => {
    if (isDown) throw new TypeError('connection refused');
    underWay += 1;
    posted += 1;
    const own = posted;
    const init = { method: 'POST', ...(headers && { headers }), ...(body && { body }) };
    const response = await receive(new Request('http://localhost/', init)).finally(() => {
      underWay -= 1;
    });
    // Every tenth response is lost after the lead was stored.
    if (own % 10 === 0) throw new TypeError('connection reset');
    return response;
  });
  const worker = startWorker({
    outbox: store.outbox,
    kind: 'webhook',
    deliver: createDeliver({
      ...{ store, reference, lines: {}, broker: { name: 'Broker' } },
      mailer: { send: async () => {} },
      receivers: {
        webhook: { url: 'http://127.0.0.1/', secret, concurrency: 10 },
        brokerMail: undefined,
        visitorMail: false,
      },
      links: { sha256: async (one) => one, now: () => new Date(), publicUrl: () => '' },
    }),
    log: () => {},
  });

  /** Waits until all due deliveries have ended. */
  async function settle() {
    for (let before = -1; before !== posted || underWay > 0; ) {
      before = posted;
      await vi.advanceTimersByTimeAsync(1000);
      for (let turn = 0; turn < 20; turn += 1) await new Promise((turned) => setImmediate(turned));
    }
  }
  /** Advances the clock. Timers run in the last second of each minute. */
  async function minutesPass(minutes: number) {
    for (let minute = 0; minute < minutes; minute += 1) {
      vi.setSystemTime(Date.now() + 59_000);
      await settle();
    }
  }
  const sent = new Map<string, ReturnType<typeof contractorOf>>();
  async function send(from: number, to: number) {
    for (let number = from; number < to; number += 1) {
      const id = `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
      const contractor = contractorOf(number);
      sent.set(id, contractor);
      const payload = {
        ...{ contractor, specificData: {}, privacy: {}, sfLeadIds: null },
        ...{ convenzione: 1, language: 'it' },
      };
      const createdAt = new Date().toISOString();
      const delivery = { kind: 'webhook', requestId: id } as const;
      await store.submit(
        { id, line: 'travel', createdAt, keyHash: id, payload },
        { scope: 'anonymous', keyHash: id },
        { fingerprint: id, requestId: id, salt: '' },
        [{ ...delivery, event: 'request' }],
      );
      // Every second visitor chooses a channel at once.
      if (number % 2 === 0)
        await store.recall(id, 'phone', createdAt, [{ ...delivery, event: 'recall' }]);
    }
  }

  await send(0, 400);
  await minutesPass(1);
  isDown = true;
  await send(400, 800);
  await minutesPass(60);
  expect(org.records('Lead').length).toBeLessThan(800);
  isDown = false;
  org.endSessions();
  await send(800, 1000);
  for (let hours = 0; hours < 72 && (await store.outbox.backlog()).waiting > 0; hours += 1)
    await minutesPass(60);

  expect(await store.outbox.backlog()).toEqual({ waiting: 0, oldest: null, dead: 0 });
  const leads = org.records('Lead').map(({ fields }) => fields);
  const events = leads.map((fields) => JSON.parse(fields[eventField] ?? ''));
  expect(new Set(events.map(({ id }) => id))).toEqual(new Set(sent.keys()));
  expect(leads).toHaveLength(1000);
  expect(leads.filter((fields) => fields[recallField] === 'phone')).toHaveLength(500);
  // Some events arrived twice, because their first response was lost.
  expect(posted).toBeGreaterThan(1500);
  for (const [at, { id, contractor }] of events.entries()) {
    expect(contractor).toEqual(sent.get(id));
    const fields = leads[at] ?? {};
    for (const value of Object.values(fields)) expect(value).not.toMatch(halfCharacter);
    // A cut value is complete in the description.
    if (contractor.nome.length > leadLimits.FirstName)
      expect(fields.Description).toContain(contractor.nome);
    expect(contractor.nome.startsWith(fields.FirstName)).toBe(true);
  }
  await Promise.all([worker.stop(), vi.advanceTimersByTimeAsync(10_000)]);
});
