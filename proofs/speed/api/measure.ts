import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { anyPort } from '../../../dev/shared/any-port.mjs';
import { median } from '../../shared/median.ts';
import { serveProduct } from '../../shared/product.ts';
import { type Sent, send } from '../send/send.ts';
import { lookUp, type MeasuredCall, measuredCalls } from './calls.ts';

/**
 * `SECONDS` is the duration of a measurement, after one second of warm-up. `TIMES` is the number of measurements of
 * each call. `STARTS` is the number of server starts.
 */
const SECONDS = 5;
const TIMES = 3;
const STARTS = 5;

export interface CallFigures extends Sent {
  readonly call: MeasuredCall;
}
export interface ApiFigures {
  readonly startMs: number;
  readonly restMb: number;
  readonly calls: readonly CallFigures[];
  /** The look-ups on a server that does no work. They show how much time the sender, loopback and the machine take. */
  readonly baseline: Sent;
}

/** Measures the API on loopback with its embedded database: its start, its memory, and each call. */
export async function measureApi(): Promise<ApiFigures> {
  const starts: number[] = [];
  for (let i = 1; i < STARTS; i += 1) {
    const product = await serveProduct();
    starts.push(product.startMs);
    await product.stop();
  }
  const product = await serveProduct();
  starts.push(product.startMs);
  try {
    await new Promise((resolve) => setTimeout(resolve, 2000));
    const restMb = residentMb(product.pid);
    const calls: CallFigures[] = [];
    for (const call of measuredCalls) calls.push(await measureCall(product.address, call));
    return { startMs: median(starts), restMb, calls, baseline: await measureBaseline() };
  } finally {
    await product.stop();
  }
}

async function measureCall(address: string, call: MeasuredCall): Promise<CallFigures> {
  console.log(call.name);
  await ask(address, call, 1);
  const runs: CallFigures[] = [];
  while (runs.length < TIMES) runs.push(await ask(address, call, SECONDS));
  return middle(runs);
}

/** Measures the look-ups on a server in this process that only responds with `{}`. */
async function measureBaseline(): Promise<Sent> {
  const server = createServer((request, response) => {
    request.resume().once('end', () => response.end('{}'));
  });
  const port = await anyPort();
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const nothing = { ...lookUp, name: 'a server that does nothing' };
  try {
    return await measureCall(`http://127.0.0.1:${port}`, nothing);
  } finally {
    server.close();
  }
}

/** Returns the median of each figure, because the other load on the machine varies. Adds up the failures instead. */
function middle(runs: readonly CallFigures[]): CallFigures {
  const of = (key: 'perSecond' | 'p50' | 'p95' | 'p99') => median(runs.map((run) => run[key]));
  const [first] = runs;
  if (!first) throw new Error('bench: nothing was measured');
  return {
    call: first.call,
    perSecond: of('perSecond'),
    p50: of('p50'),
    p95: of('p95'),
    p99: of('p99'),
    failed: runs.reduce((sum, { failed }) => sum + failed, 0),
  };
}

async function ask(address: string, call: MeasuredCall, seconds: number): Promise<CallFigures> {
  const { connections, rate, requests } = call;
  const load = { addresses: [address], requests, connections, seconds };
  return { call, ...(await send(rate ? { ...load, perSecond: rate } : load)) };
}

export function residentMb(pid: number): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)])) / 1024;
}
