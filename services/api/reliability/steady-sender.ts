// Sends requests at even distances, whether those before are answered or not, and tells what came of them. It is a
// process of its own that keeps little: one that tidies up its memory is late, and would say so of the server.
// `node steady-sender.ts <address> <requests a second> <seconds> <file for the keys and ids of what was acknowledged>`
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { requestFromNow } from '../src/testing/giulia.ts';
import { percentile } from './percentile.ts';
import type { SteadyAnswers } from './send-steadily.ts';

const [address = '', rate = '', duration = '', file = ''] = process.argv.slice(2);
const [perSecond, seconds] = [Number(rate), Number(duration)];
const agent = new Agent({ keepAlive: true });
const body = JSON.stringify(requestFromNow());
const told = createWriteStream(file);
const times = new Float64Array(perSecond * seconds);
let [answered, failed, repeated] = [0, 0, 0];

/** The id of a request that was acknowledged; the status of another answer, 0 for none. */
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

/** As a funnel does: where no answer came, for one end had closed the connection, it is sent once more under its key. */
async function sendOnceMore(due: number): Promise<void> {
  const key = randomUUID();
  let answer = await send(key);
  if (answer === 0) {
    repeated += 1;
    answer = await send(key);
  }
  // From when it was due: a sender that is late does not hide a server that is.
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
  // What was sent a second ago is waited for: a server that stands still is not sent more and more.
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
