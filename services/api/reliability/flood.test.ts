import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import { expect, it } from 'vitest';
import { mailboxOf } from '../src/mail/recipient.ts';
import { flood, people, robots, type Sender } from '../src/testing/flood.ts';
import { type Database, databases } from './databases.ts';
import { extent } from './extent.ts';
import { lostAndTwice } from './kept-requests.ts';
import { addressees } from './newcomers.ts';
import { type OtherDevice, otherDevice } from './other-device.ts';
import { percentile } from './percentile.ts';
import { startedServer } from './started-server.ts';
import { type SubmitAnswer, submitAs } from './submit-as.ts';
import { tellFigures } from './tell-figures.ts';
import { allDelivered } from './undelivered.ts';

/** People who send one request each during a flood. */
const persons = people(50);
/** Connections that the flood keeps busy. */
const connections = 64;
const brokerMail = 'preventivi@broker.example';

it.for(databases)(
  'takes the request of every person during a flood from 200 networks: %s',
  async ([over, newDatabase], { onTestFinished }) => {
    const floods: Flooded[] = [];
    for (let round = 0; round < extent.floods; round += 1) {
      const database = await newDatabase();
      if (!database) return;
      onTestFinished(database.remove);
      const env = {
        RATE_LIMITS: 'on',
        TRUST_PROXY: '1',
        BROKER_MAIL: brokerMail,
        VISITOR_MAIL: 'on',
      };
      const server = await startedServer({ ...database.env, ...env }, onTestFinished);
      const device = otherDevice();
      onTestFinished(device.stop);
      const answers = await floodServer(server.address, device);
      await allDelivered(database.undelivered, 120);
      expect((await server.end('SIGTERM')).code).toBe(0);
      floods.push({ ...answers, ...(await keptOf(database)) });
    }

    const [robotAnswers, visits] = [
      floods.flatMap((one) => one.robots),
      floods.flatMap((one) => one.visits),
    ];
    const personAnswers = visits.flatMap(({ tries }) => tries);
    const duringFlood = personAnswers.filter(({ isDuringFlood }) => isDuringFlood);
    const all = [...robotAnswers, ...personAnswers];
    const takenOf = (answers: readonly SubmitAnswer[]) =>
      answers.filter(({ status }) => status === 200);
    const challenged = robotAnswers.filter(({ status, challenge }) => status === 429 && challenge);
    const taken = visits.filter(({ tries }) => tries.at(-1)?.status === 200).length;
    const acknowledged = takenOf(all).map(({ key, id = '' }) => ({ key, id }));
    const { p95InFlood } = extent.limits;
    tellFigures('flood', over, [
      { what: 'requests of the flood', measured: robotAnswers.length },
      { what: 'networks', measured: flood.networks },
      {
        what: 'seconds of a flood, median',
        measured: percentile(
          floods.map(({ seconds }) => seconds),
          0.5,
        ),
      },
      { what: 'taken of the flood', measured: takenOf(robotAnswers).length },
      { what: 'challenged of the flood', measured: challenged.length },
      {
        what: 'of the flood neither taken nor challenged',
        measured: robotAnswers.length - takenOf(robotAnswers).length - challenged.length,
        atMost: 0,
      },
      {
        what: 'answers of 500 or more, or none',
        measured: all.filter(({ status }) => status === 0 || status >= 500).length,
        atMost: 0,
      },
      { what: 'people', measured: visits.length },
      {
        what: 'people who solved a challenge',
        measured: visits.filter(({ tries }) => tries.length > 1).length,
      },
      { what: 'people who were not taken', measured: visits.length - taken, atMost: 0 },
      { what: 'answers to people during the flood', measured: duringFlood.length },
      {
        what: 'answer to a person during the flood, ms, p50',
        measured: percentile(
          duringFlood.map(({ ms }) => ms),
          0.5,
        ),
      },
      {
        what: 'answer to a person during the flood, ms, p95',
        measured: percentile(
          duringFlood.map(({ ms }) => ms),
          0.95,
        ),
        ...(p95InFlood && { atMost: p95InFlood }),
      },
      {
        what: 'answer to a person at any time, ms, p95',
        measured: percentile(
          personAnswers.map(({ ms }) => ms),
          0.95,
        ),
      },
      {
        what: 'a person until taken, with the solving, ms, p95',
        measured: percentile(
          visits.map(({ ms }) => ms),
          0.95,
        ),
      },
      {
        what: 'mails to one recipient in the hour, most',
        measured: Math.max(...floods.map(({ mails }) => mails)),
        atMost: 5,
      },
      {
        what: 'people without a mail',
        measured: floods.reduce((sum, { withoutMail }) => sum + withoutMail, 0),
        atMost: 0,
      },
      ...lostAndTwice(
        acknowledged,
        floods.flatMap(({ ids }) => ids),
      ),
    ]);
  },
);

/** What a person got, until their request was taken. */
interface Visit {
  readonly tries: readonly (SubmitAnswer & { readonly isDuringFlood: boolean })[];
  readonly ms: number;
}

/** What became of one flood. */
interface Flooded {
  readonly robots: readonly SubmitAnswer[];
  readonly visits: readonly Visit[];
  readonly seconds: number;
  readonly ids: readonly string[];
  /** To the recipient who got most. */
  readonly mails: number;
  readonly withoutMail: number;
}

/** Floods a server as fast as it answers, while people come at even distances. */
async function floodServer(server: string, device: OtherDevice) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const answers: SubmitAnswer[] = [];
  const visits: Promise<SubmitAnswer[]>[] = [];
  const every = flood.requests / persons.length;
  const waiting = robots.values();
  const keepBusy = async () => {
    for (const robot of waiting) {
      answers.push(await submitAs(server, robot, { agent, key: randomUUID() }));
      const person = answers.length >= visits.length * every && persons[visits.length];
      if (person) visits.push(sendAsPage(server, person, device));
    }
  };
  const started = performance.now();
  await Promise.all(Array.from({ length: connections }, keepBusy));
  const ended = performance.now();
  agent.destroy();
  const tries = await Promise.all(visits);
  return {
    robots: answers,
    visits: tries.map((all) => ({
      tries: all.map((one) => ({ ...one, isDuringFlood: one.sentAt < ended })),
      ms: Math.max(...all.map(({ sentAt, ms }) => sentAt + ms)) - (all[0]?.sentAt ?? 0),
    })),
    seconds: (ended - started) / 1000,
  };
}

/** Sends as the page of a person does, over new connections: it solves the challenge that it meets. */
async function sendAsPage(
  server: string,
  person: Sender,
  device: OtherDevice,
): Promise<SubmitAnswer[]> {
  const [agent, key] = [new Agent(), randomUUID()];
  const first = await submitAs(server, person, { agent, key });
  const second =
    first.challenge &&
    (await submitAs(server, person, { agent, key, altcha: await device.solve(first.challenge) }));
  return second ? [first, second] : [first];
}

/** What is stored and was mailed, read past the server. */
async function keptOf({ env, readIds }: Database) {
  const mails = new Map<string, number>();
  for (const mailbox of addressees(env.DATA_DIR).map(mailboxOf))
    mails.set(mailbox, (mails.get(mailbox) ?? 0) + 1);
  mails.delete(brokerMail);
  return {
    ids: await readIds(),
    mails: Math.max(...mails.values()),
    withoutMail: persons.filter(({ email }) => !mails.has(email)).length,
  };
}
