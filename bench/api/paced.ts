import { once } from 'node:events';
import { Agent, request } from 'node:http';
import type { Request } from 'autocannon';

export interface PacedCall {
  readonly requests: readonly Request[];
  readonly connections: number;
  /** Requests a second. */
  readonly rate: number;
}
export interface PacedFigures {
  readonly perSecond: number;
  /** ms */
  readonly p50: number;
  readonly p99: number;
  /** Answers that were no success, or none at all. */
  readonly failed: number;
}

/**
 * Asks at even distances, whether what was asked before is answered or not. autocannon, told a rate, sends
 * what belongs to a second at its start: a server that does nothing has a p99 of 27 ms that way, and 4 here.
 */
export async function askPaced(
  address: string,
  { requests, connections, rate }: PacedCall,
  seconds: number,
): Promise<PacedFigures> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const start = performance.now();
  const asked = Array.from({ length: rate * seconds }, async (_, i) => {
    await new Promise((resolve) => setTimeout(resolve, (i * 1000) / rate));
    return answered(address, prepared(requests[i % requests.length]), agent);
  });
  const answers = await Promise.all(asked);
  const took = (performance.now() - start) / 1000;
  agent.destroy();
  const times = answers.map(({ ms }) => ms).sort((a, b) => a - b);
  return {
    perSecond: answers.length / took,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    failed: answers.filter(({ ok }) => !ok).length,
  };
}

/** The least time that is not shorter than this part of all. @param sorted from the shortest */
export function percentile(sorted: readonly number[], part: number): number {
  return sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)] ?? Number.NaN;
}

function prepared(asked: Request = {}): Request {
  return typeof asked.setupRequest === 'function' ? asked.setupRequest(asked, {}) : asked;
}

async function answered(address: string, asked: Request, agent: Agent) {
  const start = performance.now();
  const { method = 'GET', path = '/', headers = {}, body } = asked;
  try {
    const sent = request(address + path, { agent, method, headers });
    sent.end(body);
    const [response] = await once(sent, 'response');
    response.resume();
    await once(response, 'end');
    return { ms: performance.now() - start, ok: response.statusCode < 300 };
  } catch {
    return { ms: performance.now() - start, ok: false };
  }
}
