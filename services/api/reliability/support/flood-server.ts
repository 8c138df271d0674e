import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import { flood, robots, type Sender } from '../../src/testing/flood.ts';
import type { OtherDevice } from './other-device.ts';
import { type SubmitAnswer, submitAs } from './submit-as.ts';

/** Number of connections of the flood. A proxy keeps further connections for other visitors. */
const connections = 32;
const others = 16;

/** The responses to one visitor. The last response accepts the request. */
export interface Visit {
  readonly tries: readonly (SubmitAnswer & { readonly isDuringFlood: boolean })[];
  readonly ms: number;
}

export interface FloodAnswers {
  readonly robots: readonly SubmitAnswer[];
  readonly visits: readonly Visit[];
  readonly seconds: number;
  /** The request that warmed up the server. */
  readonly first: SubmitAnswer;
}

/**
 * Floods a server: sends the next request as soon as the server responds. Visitors arrive at even
 * intervals.
 */
export async function floodServer(
  server: string,
  persons: readonly Sender[],
  device: OtherDevice,
): Promise<FloodAnswers> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const proxy = new Agent({ keepAlive: true, maxSockets: others, maxFreeSockets: others });
  const first = await warmUp(server, agent, connections);
  await warmUp(server, proxy, others, first.key);
  const answers: SubmitAnswer[] = [];
  const visits: Promise<SubmitAnswer[]>[] = [];
  const every = flood.requests / persons.length;
  const waiting = robots.values();
  const keepBusy = async () => {
    for (const robot of waiting) {
      answers.push(await submitAs(server, robot, { agent, key: randomUUID() }));
      const person = answers.length >= visits.length * every && persons[visits.length];
      if (person) visits.push(sendAsPage(server, person, proxy, device));
    }
  };
  const started = performance.now();
  await Promise.all(Array.from({ length: connections }, keepBusy));
  const ended = performance.now();
  agent.destroy();
  const tries = await Promise.all(visits);
  proxy.destroy();
  return {
    first,
    robots: answers,
    visits: tries.map((all) => ({
      tries: all.map((one) => ({ ...one, isDuringFlood: one.sentAt < ended })),
      ms: Math.max(...all.map(({ sentAt, ms }) => sentAt + ms)) - (all[0]?.sentAt ?? 0),
    })),
    seconds: (ended - started) / 1000,
  };
}

/**
 * Opens the connections before the flood starts, as a proxy keeps its connections open. Sends one
 * request and its repeats over them. Node accepts one connection per turn of its event loop, so the
 * last of 32 new connections would wait 32 turns.
 */
async function warmUp(
  server: string,
  agent: Agent,
  sockets: number,
  key: string = randomUUID(),
): Promise<SubmitAnswer> {
  const email = 'prima@example.it';
  const first = await submitAs(server, { address: '100.65.0.9', email }, { agent, key });
  for (let round = 1; round <= 10; round += 1)
    await Promise.all(
      Array.from({ length: sockets }, (_, at) =>
        submitAs(server, { address: `100.65.${round}.${at}`, email }, { agent, key }),
      ),
    );
  return first;
}

/**
 * Sends a request like the page of a visitor. Solves the challenge if the server asks for a proof.
 */
async function sendAsPage(
  server: string,
  person: Sender,
  agent: Agent,
  device: OtherDevice,
): Promise<SubmitAnswer[]> {
  const key = randomUUID();
  const first = await submitAs(server, person, { agent, key });
  const second =
    first.challenge &&
    (await submitAs(server, person, { agent, key, altcha: await device.solve(first.challenge) }));
  return second ? [first, second] : [first];
}
