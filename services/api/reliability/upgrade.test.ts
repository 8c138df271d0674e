import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { expect, it } from 'vitest';
import { extent } from './report/extent.ts';
import { tellFigures } from './report/tell-figures.ts';
import { databases } from './support/databases.ts';
import { lostAndTwice } from './support/kept-requests.ts';
import {
  activate,
  type Draft,
  dataOf,
  dataOfNewLogin,
  keepDraft,
  type Member,
  register,
  takeDraft,
} from './support/members.ts';
import { addressees } from './support/newcomers.ts';
import { type Arrived, receiver } from './support/receiver.ts';
import { type ServerProcess, serverProcess } from './support/server-process.ts';
import { allDelivered } from './support/undelivered.ts';
import { type Acknowledgement, send, visitors } from './support/visitors.ts';

// `verify.ts` builds the server of the earlier version and sets both variables.
const { RELIABILITY_EARLIER: earlierFolder, RELIABILITY_EARLIER_REQUEST: earlierRequest } =
  process.env;
/**
 * Milliseconds between the requests of a visitor. All visitors together send about twenty a second.
 */
const thought = 150;

it.for(databases)(
  'an upgrade, the way back and the next upgrade lose nothing while visitors send requests: %s',
  async ([name, newDatabase], { onTestFinished }) => {
    if (!earlierFolder || !earlierRequest)
      throw new Error('This test needs `pnpm verify:upgrade`.');
    const database = await newDatabase();
    if (!database) return;
    const { env: databaseEnv, readIds, remove, undelivered } = database;
    onTestFinished(remove);
    let isClosed = false;
    const broker = await receiver(() => (isClosed ? 'closed' : 'yes'));
    onTestFinished(broker.stop);
    const env = { ...databaseEnv, ...broker.env };
    const earlier = await serverProcess(env, {
      cwd: earlierFolder,
      args: ['services/api/dist/server.js'],
    });
    onTestFinished(earlier.remove);
    const current = await serverProcess(env);
    onTestFinished(current.remove);

    const counts = {
      ...{ changes: 0, beside: 0, waited: 0, atBoth: 0, otherAtBoth: 0, downtime: 0 },
      ...{ replays: 0, otherReplays: 0 },
      ...{ drafts: 0, lostDrafts: 0, draftsTwice: 0, sessions: 0, changedSessions: 0 },
    };
    const registered: string[] = [];
    const members: Member[] = [];
    const drafts: Draft[] = [];
    /** Requests that the test itself sends, not a visitor. */
    const singles: Acknowledgement[] = [];

    await earlier.start();
    // Check the first request here. A visitor would repeat a refused request until the test times
    // out.
    const first = await send(earlier.address, randomUUID());
    if (typeof first === 'number')
      throw new Error(`The earlier server answers ${first} to a request of this version's pages.`);
    singles.push(first);
    const addresses = [earlier.address];
    // Pages stay open during a change. Therefore the pages of both versions send to both servers.
    const pages = [
      { body: earlierRequest, people: visitors(addresses, 2, { thought, body: earlierRequest }) },
      { body: undefined, people: visitors(addresses, 2, { thought }) },
    ];
    const more = (many: number) => Promise.all(pages.map(({ people }) => people.more(many / 2)));
    const acknowledged = () => pages.flatMap(({ people }) => people.acknowledged);
    for (let one = 0; one < 2; one += 1) {
      const email = await register(earlier.address);
      registered.push(email);
      members.push(await activate(earlier.address, env.DATA_DIR, email));
    }

    /** Replaces the running server. Meanwhile visitors send requests, and deliveries wait. */
    async function change(from: ServerProcess, to: ServerProcess) {
      const email = await register(from.address);
      registered.push(email);
      for (let one = 0; one < 2; one += 1) drafts.push(await keepDraft(from.address));
      isClosed = true;
      await more(20);
      // On SQLite, alternate between both ways to replace a server, in each direction.
      const isBeside = name === 'PostgreSQL' || [1, 2].includes(counts.changes % 4);
      await (isBeside ? besideEachOther : oneAfterTheOther)(from, to);
      counts.changes += 1;
      counts.waited += await undelivered();
      isClosed = false;
      members.push(await activate(to.address, env.DATA_DIR, email));
      await expectNothingChanged(to);
      await more(20);
    }

    async function besideEachOther(from: ServerProcess, to: ServerProcess) {
      await to.start();
      addresses.push(to.address);
      const before = acknowledged().length;
      await more(60);
      counts.beside += acknowledged().length - before;
      for (let one = 0; one < 5; one += 1) await sendToBoth(from, to);
      addresses.splice(0, 1);
      expect((await from.end('SIGTERM')).code).toBe(0);
    }

    /** Sends one request to both versions at once. */
    async function sendToBoth(from: ServerProcess, to: ServerProcess) {
      const key = randomUUID();
      const [one, other] = await Promise.all([send(from.address, key), send(to.address, key)]);
      if (typeof one === 'number' || typeof other === 'number') counts.otherAtBoth += 1;
      else {
        singles.push(one);
        counts.atBoth += 1;
        if (one.responseBody !== other.responseBody) counts.otherAtBoth += 1;
      }
    }

    async function oneAfterTheOther(from: ServerProcess, to: ServerProcess) {
      const { code, ms } = await from.end('SIGTERM');
      expect(code).toBe(0);
      counts.downtime = Math.max(counts.downtime, ms + (await to.start()));
      addresses.splice(0, 1, to.address);
    }

    /**
     * Counts the responses of the new version that differ from those of the old version. The data
     * come from both versions.
     */
    async function expectNothingChanged({ address }: ServerProcess) {
      await sendAgain(address, 40);
      for (const { email, token, data } of members) {
        counts.sessions += 2;
        if ((await dataOf(address, token)) !== data) counts.changedSessions += 1;
        if ((await dataOfNewLogin(address, email)) !== data) counts.changedSessions += 1;
      }
      // Leave one of two drafts for a later version.
      for (const draft of drafts.splice(0, drafts.length - 1)) await takeOnce(address, draft);
    }

    /** Sends about this many keys again. They are spread over the whole time of the test. */
    async function sendAgain(address: string, most = Number.POSITIVE_INFINITY) {
      const every = Math.max(1, Math.ceil(acknowledged().length / most));
      for (const { people, body } of pages)
        for (const { key, id, responseBody } of people.acknowledged.filter(
          (_, at) => at % every === 0,
        )) {
          const answer = await send(address, key, body);
          counts.replays += 1;
          if (!isDeepStrictEqual(answer, { key, id, responseBody, again: true }))
            counts.otherReplays += 1;
        }
    }

    async function takeOnce(address: string, draft: Draft) {
      counts.drafts += 1;
      if ((await takeDraft(address, draft)) !== draft.sealed) counts.lostDrafts += 1;
      if ((await takeDraft(address, draft)) !== undefined) counts.draftsTwice += 1;
    }

    for (let round = 0; round < extent.upgrades; round += 1) {
      await change(earlier, current);
      await change(current, earlier);
    }
    await change(earlier, current);
    await pause(500);
    await Promise.all(pages.map(({ people }) => people.goHome()));
    for (const draft of drafts.splice(0)) await takeOnce(current.address, draft);
    await sendAgain(current.address);
    await allDelivered(undelivered, 240);

    const told = [...acknowledged(), ...singles];
    const refused = pages.flatMap(({ people }) => [...people.refused]);
    const taken = broker.arrived.filter(isTaken);
    const delivered = new Set(taken.map(({ requestId }) => requestId));
    const mails = addressees(env.DATA_DIR);
    const others = refused.filter(([status]) => status !== 503 && status !== 0);
    tellFigures('upgrade', name, [
      { what: 'changes of the version, forward and back', measured: counts.changes },
      { what: 'requests acknowledged', measured: told.length },
      { what: 'requests acknowledged while both versions ran', measured: counts.beside },
      { what: 'requests sent to both versions at once', measured: counts.atBoth },
      { what: 'answered differently by them', measured: counts.otherAtBoth, atMost: 0 },
      ...(name === 'SQLite'
        ? [{ what: 'seconds without a server, longest', measured: counts.downtime / 1000 }]
        : []),
      { what: 'answers of 503, or none', measured: sumOf(refused) - sumOf(others) },
      { what: 'other answers than 200 and 503', measured: sumOf(others), atMost: 0 },
      ...lostAndTwice(told, await readIds()),
      { what: 'keys sent again', measured: counts.replays },
      { what: 'answered otherwise than the first time', measured: counts.otherReplays, atMost: 0 },
      { what: 'accounts, each with a session and a saved person', measured: members.length },
      { what: 'old sessions and new logins tried', measured: counts.sessions },
      {
        what: 'that failed or found other data',
        measured: counts.changedSessions,
        atMost: 0,
      },
      { what: 'drafts on their way to another device', measured: counts.drafts },
      { what: 'drafts lost', measured: counts.lostDrafts, atMost: 0 },
      { what: 'drafts given twice', measured: counts.draftsTwice, atMost: 0 },
      { what: 'deliveries that waited during a change', measured: counts.waited },
      {
        what: 'requests never delivered',
        measured: told.filter(({ id }) => !delivered.has(id)).length,
        atMost: 0,
      },
      { what: 'requests delivered twice', measured: taken.length - delivered.size, atMost: 0 },
      {
        what: 'mails missing, or sent twice',
        measured: Math.abs(mails.length - registered.length) + missing(registered, mails),
        atMost: 0,
      },
    ]);
    expect(broker.forged).toEqual([]);
    expect(counts.waited).toBeGreaterThanOrEqual(counts.changes * 10);
    expect(counts.drafts).toBe(counts.changes * 2);
    for (const server of [earlier, current])
      expect(server.written()).not.toMatch(/Giulia|Ferri|example\.it|3331234567|Zefiro/i);
    expect((await current.end('SIGTERM')).code).toBe(0);
  },
);

const isTaken = ({ answer }: Arrived) => answer === 'yes';
const sumOf = (refused: readonly (readonly [number, number])[]) =>
  refused.reduce((sum, [, many]) => sum + many, 0);

function missing(registered: readonly string[], mails: readonly string[]) {
  const mailed = new Set(mails);
  return registered.filter((email) => !mailed.has(email)).length;
}
