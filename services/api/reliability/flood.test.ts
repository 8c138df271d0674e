import { expect, it } from 'vitest';
import { mailboxOf } from '../src/mail/recipient.ts';
import { flood, people } from '../src/testing/flood.ts';
import { extent } from './report/extent.ts';
import { tellFigures } from './report/tell-figures.ts';
import { type Database, databases } from './support/databases.ts';
import { type FloodAnswers, floodServer } from './support/flood-server.ts';
import { lostAndTwice } from './support/kept-requests.ts';
import { addressees } from './support/newcomers.ts';
import { otherDevice } from './support/other-device.ts';
import { percentile } from './support/percentile.ts';
import { startedServer } from './support/started-server.ts';
import type { SubmitAnswer } from './support/submit-as.ts';
import { allDelivered } from './support/undelivered.ts';

const persons = people(50);
const brokerMail = 'preventivi@broker.example';

it.for(databases)(
  'the server accepts the request of every visitor during a flood from 200 networks: %s',
  async ([over, newDatabase], { onTestFinished }) => {
    const floods: (FloodAnswers & Kept)[] = [];
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
      const answers = await floodServer(server.address, persons, device);
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
    const all = [...floods.map(({ first }) => first), ...robotAnswers, ...personAnswers];
    const takenOf = (answers: readonly SubmitAnswer[]) =>
      answers.filter(({ status }) => status === 200);
    const challenged = robotAnswers.filter(({ status, challenge }) => status === 429 && challenge);
    const taken = visits.filter(({ tries }) => tries.at(-1)?.status === 200).length;
    const acknowledged = takenOf(all).map(({ key, id = '' }) => ({ key, id }));
    const seconds = floods.map((one) => one.seconds);
    const { p95InFlood } = extent.limits;
    tellFigures('flood', over, [
      { what: 'requests of the flood', measured: robotAnswers.length },
      { what: 'networks', measured: flood.networks },
      {
        what: 'seconds of a flood, median',
        measured: percentile(seconds, 0.5),
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
        measured: msOf(duringFlood, 0.5),
      },
      {
        what: 'answer to a person during the flood, ms, p95',
        measured: msOf(duringFlood, 0.95),
        ...(p95InFlood && { atMost: p95InFlood }),
      },
      {
        what: 'answer to a person at any time, ms, p95',
        measured: msOf(personAnswers, 0.95),
      },
      {
        what: 'a person until taken, with the solving, ms, p95',
        measured: msOf(visits, 0.95),
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

interface Kept {
  readonly ids: readonly string[];
  /** The largest number of mails that one recipient received. */
  readonly mails: number;
  readonly withoutMail: number;
}

async function keptOf({ env, readIds }: Database): Promise<Kept> {
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

const msOf = (timed: readonly { readonly ms: number }[], part: number) =>
  percentile(
    timed.map(({ ms }) => ms),
    part,
  );
