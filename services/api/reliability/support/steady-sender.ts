// Sends requests at even intervals, without waiting for earlier responses. Prints the results. It
// runs as a separate process with little in memory. In the test's process, garbage collection would
// add to the measured latency.
// Usage: `node steady-sender.ts <address> <requests a second> <seconds> <file for the keys and ids
// of acknowledged requests>`
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { requestFromNow } from '../../src/testing/giulia.ts';
import { percentile } from './percentile.ts';
import type { SteadyAnswers } from './send-steadily.ts';

const [address = '', rate = '', duration = '', file = ''] = process.argv.slice(2);
const [perSecond, seconds] = [Number(rate), Number(duration)];
const agent = new Agent({ keepAlive: true });
const body = JSON.stringify(requestFromNow());
const told = createWriteStream(file);
const times = new Float64Array(perSecond * seconds);
let [answered, failed, repeated] = [0, 0, 0];

/**
 * Returns the id of an acknowledged request. For another response, returns its status. Without a
 * response, returns 0.
 */
async function send(key: string): Promise<string | number> {
  try {
    const sent = request(`${address}/api/travel/submit`, {
      agent,
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      timeout: 15_000,
    });
    sent.once('timeout', () => sent.destroy());
    sent.end(body);
    const [response] = await once(sent, 'response');
    const said = await text(response);
    return response.statusCode === 200
      ? JSON.parse(said).obj.data.Quote_Request_Id
      : response.statusCode;
  } catch {
    return 0;
  }
}

/**
 * Sends a request like the funnel. If the connection closes without a response, retries once with
 * the same key.
 */
async function sendOnceMore(due: number): Promise<void> {
  const key = randomUUID();
  let answer = await send(key);
  if (answer === 0) {
    repeated += 1;
    answer = await send(key);
  }
  // Measure from the time when the request was due. Otherwise a late sender would hide a slow
  // server.
  times[answered] = performance.now() - due;
  answered += 1;
  if (typeof answer === 'number') failed += 1;
  else told.write(`${key} ${answer}\n`);
}

const started = performance.now();
let open: Promise<void>[] = [];
for (let turn = 0; turn < times.length; turn += 1) {
  const due = started + (turn * 1000) / perSecond;
  if (due > performance.now()) await pause(due - performance.now());
  open.push(sendOnceMore(due));
  // Wait for requests older than a second. Otherwise requests would pile up on a stalled server.
  if (turn % perSecond === 0) {
    await Promise.all(open.slice(0, -perSecond));
    open = open.slice(-perSecond);
  }
}
await Promise.all(open);
const took = (performance.now() - started) / 1000;
agent.destroy();
told.end();
await once(told, 'finish');
const answers: SteadyAnswers = {
  perSecond: times.length / took,
  seconds: took,
  failed,
  repeated,
  p50: percentile(times, 0.5),
  p99: percentile(times, 0.99),
  longest: percentile(times, 1),
};
console.log(JSON.stringify(answers));
