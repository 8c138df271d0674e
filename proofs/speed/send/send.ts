import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

export interface SentRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: string;
  /**
   * Whether each HTTP request has a new `Idempotency-Key`. With the same key, the server would store only one quote
   * request.
   */
  readonly keyed?: boolean;
}

export interface Load {
  readonly addresses: readonly string[];
  /** The requests to send, in turn. */
  readonly requests: readonly SentRequest[];
  readonly connections: number;
  readonly seconds: number;
  /**
   * The number of requests per second to send, at even intervals, without waiting for responses. @defaultValue as many
   * as possible
   */
  readonly perSecond?: number;
}

/** The results of sending a load. Times are in ms. */
export interface Sent {
  readonly perSecond: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  /** The number of requests without a response, or with an error response. */
  readonly failed: number;
}

/** Sends the requests from a separate process, so that sending does not slow down the server. */
export async function send(load: Load): Promise<Sent> {
  const sender = join(import.meta.dirname, 'sender.ts');
  const asked = [sender, JSON.stringify(load)];
  const { stdout } = await promisify(execFile)(process.execPath, asked);
  return JSON.parse(stdout);
}
