import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { extent } from './report/extent.ts';
import { tellFigures } from './report/tell-figures.ts';
import { databases } from './support/databases.ts';
import { expectAllKept, lostAndTwice } from './support/kept-requests.ts';
import { addressees, newcomers } from './support/newcomers.ts';
import { type Arrived, badDay, type Receiver, receiver } from './support/receiver.ts';
import { startedServer } from './support/started-server.ts';
import { allDelivered } from './support/undelivered.ts';
import { type Acknowledgement, visitors } from './support/visitors.ts';

const rounds = extent.killsOfWorkers;

it.concurrent.for(databases)(
  'the server delivers every request and mail, although it is killed repeatedly and the receiver fails: %s',
  async ([name, newDatabase], { onTestFinished }) => {
    const database = await newDatabase();
    if (!database) return;
    onTestFinished(database.remove);
    const broker = await receiver(badDay);
    onTestFinished(broker.stop);
    const server = await startedServer({ ...database.env, ...broker.env }, onTestFinished);
    const people = visitors([server.address], 4);
    const others = newcomers(server.address);
    for (let round = 0; round < rounds; round += 1) {
      await people.more(1);
      await pause(100 + Math.random() * 700);
      await server.end('SIGKILL');
      broker.nextLife();
      await server.start();
    }
    await Promise.all([people.goHome(), others.goHome()]);
    expect(people.acknowledged.length).toBeGreaterThan(rounds);
    expect(others.registered.length).toBeGreaterThan(0);
    await allDelivered(database.undelivered, 240);
    const mails = addressees(database.env.DATA_DIR);
    // The server may send a mail twice only after a kill between sending the mail and deleting the
    // outbox row.
    const mailsTwice = mails.length - others.registered.length;
    const taken = new Set(broker.arrived.filter(isTaken).map(({ requestId }) => requestId));
    const mailed = new Set(mails);
    tellFigures('delivered', name, [
      { what: 'kills of the worker', measured: rounds },
      { what: 'requests acknowledged', measured: people.acknowledged.length },
      {
        what: 'requests that were never delivered',
        measured: people.acknowledged.filter(({ id }) => !taken.has(id)).length,
        atMost: 0,
      },
      { what: 'deliveries, failed ones among them', measured: broker.arrived.length },
      { what: 'delivered again after a kill', measured: takenTwice(broker.arrived).length },
      { what: 'delivered again without a kill', measured: repeated(broker.arrived), atMost: 0 },
      { what: 'registrations acknowledged', measured: others.registered.length },
      {
        what: 'registrations without a mail',
        measured: others.registered.filter((email) => !mailed.has(email)).length,
        atMost: 0,
      },
      { what: 'mails that came twice, after a kill', measured: mailsTwice, atMost: rounds * 10 },
      ...lostAndTwice(people.acknowledged, await database.readIds()),
    ]);
    await expectAllKept(people.acknowledged, database.readIds, server.address);
    expectDelivered(people.acknowledged, broker);
    expect(new Set(mails)).toEqual(new Set(others.registered));
    expect(server.written()).not.toMatch(/Giulia|Ferri|example\.it|3331234567|Zefiro/i);
    expect((await server.end('SIGTERM')).code).toBe(0);
  },
);

it.concurrent.for(databases)(
  'two servers deliver each request once, and repeat only deliveries without a response: %s',
  async ([name, newDatabase], { onTestFinished }) => {
    const database = await newDatabase();
    if (!database) return;
    onTestFinished(database.remove);
    const broker = await receiver(badDay);
    onTestFinished(broker.stop);
    const env = { ...database.env, ...broker.env };
    const servers = await Promise.all([
      startedServer(env, onTestFinished),
      startedServer(env, onTestFinished),
    ]);
    const people = visitors(
      servers.map(({ address }) => address),
      4,
    );
    await pause(3000);
    await people.goHome();
    await allDelivered(database.undelivered, 60);
    expectDelivered(people.acknowledged, broker);
    expect(takenTwice(broker.arrived)).toEqual([]);
    for (const server of servers) expect((await server.end('SIGTERM')).code).toBe(0);
    console.log(`${name}: ${people.acknowledged.length} requests by two servers, none taken twice`);
  },
);

/**
 * Expects that the server delivered every acknowledged request, always with one webhook id. The
 * server may repeat an accepted delivery only if it was killed in between.
 */
function expectDelivered(told: readonly Acknowledgement[], { arrived, forged }: Receiver): void {
  expect(forged).toEqual([]);
  const taken = new Set(arrived.filter(isTaken).map(({ requestId }) => requestId));
  expect(told.filter(({ id }) => !taken.has(id))).toEqual([]);
  const pairs = new Set(arrived.map(({ requestId, webhookId }) => `${requestId} ${webhookId}`));
  expect(pairs.size).toBe(new Set(arrived.map(({ requestId }) => requestId)).size);
  expect(repeated(arrived)).toBe(0);
}

const isTaken = ({ answer }: Arrived) => answer === 'yes';

/** Counts the repeated deliveries that no kill of the server explains. */
const repeated = (arrived: readonly Arrived[]) =>
  takenTwice(arrived).filter(({ first, again }) => again.life <= first.life).length;

function takenTwice(arrived: readonly Arrived[]) {
  const twice: { readonly first: Arrived; readonly again: Arrived }[] = [];
  const answered = new Map<string, Arrived>();
  for (const one of arrived) {
    const first = answered.get(one.webhookId);
    if (first) twice.push({ first, again: one });
    else if (one.answer === 'yes') answered.set(one.webhookId, one);
  }
  return twice;
}
