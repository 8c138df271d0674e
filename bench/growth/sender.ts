// Sends requests over so many connections, each waiting for its answer before the next: as fast as they are answered, or
// so many a second in turn. A process of its own, or its work would be counted as the server's.
// `node sender.ts '{"addresses": […], "connections": 10, "seconds": 5, "perSecond": 50}'` tells what came of them.
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { requestFromNow } from '../../services/api/src/testing/giulia.ts';
import { quantilesOf } from './report.ts';
import type { Load, Sent } from './send.ts';

const { addresses, connections, seconds, perSecond }: Load = JSON.parse(process.argv[2] ?? '');
const body = JSON.stringify(requestFromNow());
const times: number[] = [];
let failed = 0;

/** A server takes so many connections of one address: this machine has others. */
const ofOneAddress = 400;
const agents = Array.from({ length: connections }, (_, at) => ({
  address: addresses[at % addresses.length],
  agent: new Agent({ keepAlive: true, maxSockets: 1 }),
  localAddress: `127.0.0.${2 + Math.floor(at / ofOneAddress)}`,
}));

type Connection = (typeof agents)[number];

/** Sends once more where a connection had been closed, as browsers do. @param due when it was to be sent */
async function send(connection: Connection, due: number) {
  const key = randomUUID();
  const status = (await answerOf(connection, key)) || (await answerOf(connection, key));
  times.push(performance.now() - due);
  if (status !== 200) failed += 1;
}

/** The status of the answer; 0 where none came. */
async function answerOf({ address, agent, localAddress }: Connection, key: string) {
  try {
    const sent = request(`${address}/api/travel/submit`, {
      agent,
      localAddress,
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      timeout: 30_000,
    });
    sent.once('timeout', () => sent.destroy());
    sent.end(body);
    const [response] = await once(sent, 'response');
    response.resume();
    await once(response, 'end');
    return Number(response.statusCode);
  } catch {
    return 0;
  }
}

// Every connection is opened, and the server warm, before anything is counted.
await Promise.all(agents.map((one) => send(one, performance.now())));
[times.length, failed] = [0, 0];
const started = performance.now();
const end = started + seconds * 1000;
if (perSecond === undefined)
  await Promise.all(
    agents.map(async (one) => {
      while (performance.now() < end) await send(one, performance.now());
    }),
  );
else {
  const open: Promise<void>[] = [];
  for (let turn = 0; turn < perSecond * seconds; turn += 1) {
    const due = started + (turn * 1000) / perSecond;
    if (due > performance.now()) await pause(due - performance.now());
    const one = agents[turn % agents.length];
    if (one) open.push(send(one, due));
  }
  await Promise.all(open);
}
const took = (performance.now() - started) / 1000;
const sent: Sent = { ...quantilesOf(times), perSecond: times.length / took, failed };
console.log(JSON.stringify(sent));
for (const { agent } of agents) agent.destroy();
