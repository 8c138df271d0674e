// Sends requests over a number of connections, as fast as responses arrive or at a fixed rate, and prints the results:
// `node sender.ts '<a Load as JSON>'`. autocannon is not used: it sends all requests of a second at the second's start.
// For an idle server it therefore measures a p99 of 27 ms.
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { percentile } from '@preventivo/api/workspace/reliability/percentile';
import type { Load, Sent, SentRequest } from './send.ts';

const { addresses, requests, connections, seconds, perSecond }: Load = JSON.parse(
  process.argv[2] ?? '',
);
const times: number[] = [];
let [failed, turn] = [0, 0];

/** The server limits the connections of an IP address, so use several loopback addresses. */
const ofOneAddress = 400;
const agents = Array.from({ length: connections }, (_, at) => ({
  address: addresses[at % addresses.length],
  agent: new Agent({ keepAlive: true, maxSockets: 1 }),
  localAddress: `127.0.0.${2 + Math.floor(at / ofOneAddress)}`,
}));

type Connection = (typeof agents)[number];

/** Sends the next request. If the server has closed the connection, tries once again, as browsers do. */
async function sendNext(connection: Connection) {
  const next = requests[turn % requests.length];
  turn += 1;
  if (!next) throw new Error('bench: there is nothing to send');
  const key = next.keyed ? randomUUID() : undefined;
  const start = performance.now();
  const status = (await answerOf(connection, next, key)) || (await answerOf(connection, next, key));
  times.push(performance.now() - start);
  if (status < 200 || status >= 300) failed += 1;
}

/** Returns the status of the response, or 0 without a response. */
async function answerOf(
  { address, agent, localAddress }: Connection,
  { method, path, body }: SentRequest,
  key: string | undefined,
) {
  try {
    const sent = request(address + path, {
      agent,
      localAddress,
      method,
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(key && { 'idempotency-key': key }),
      },
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

// Send one request on each connection before the measurement: this opens the connections and warms up the server.
await Promise.all(agents.map(sendNext));
times.length = 0;
[failed, turn] = [0, 0];
const started = performance.now();
const end = started + seconds * 1000;
if (perSecond === undefined)
  await Promise.all(
    agents.map(async (one) => {
      while (performance.now() < end) await sendNext(one);
    }),
  );
else {
  const open: Promise<void>[] = [];
  for (let sent = 0; sent < perSecond * seconds; sent += 1) {
    const due = started + (sent * 1000) / perSecond;
    if (due > performance.now()) await pause(due - performance.now());
    const one = agents[sent % agents.length];
    if (one) open.push(sendNext(one));
  }
  await Promise.all(open);
}
const took = (performance.now() - started) / 1000;
const told: Sent = {
  perSecond: times.length / took,
  p50: percentile(times, 0.5),
  p95: percentile(times, 0.95),
  p99: percentile(times, 0.99),
  failed,
};
console.log(JSON.stringify(told));
for (const { agent } of agents) agent.destroy();
