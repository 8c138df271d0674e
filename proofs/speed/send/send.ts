import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** A request as sent over the wire. */
export interface SentRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** The body as JSON. */
  readonly body?: string;
  /**
   * Whether each request has its own `Idempotency-Key`. Otherwise all would be the same request.
   */
  readonly keyed?: boolean;
}

/** The load on a list of servers. */
export interface Load {
  readonly addresses: readonly string[];
  /** The requests to send in turn. */
  readonly requests: readonly SentRequest[];
  readonly connections: number;
  readonly seconds: number;
  /**
   * Requests per second at even intervals, independent of pending responses; the maximum if
   * omitted.
   */
  readonly perSecond?: number;
}

/** The results of a load; times in ms. */
export interface Sent {
  readonly perSecond: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  /** Responses without success, and missing responses. */
  readonly failed: number;
}

/** Sends from a separate process, because its work would otherwise count as the server's. */
export async function send(load: Load): Promise<Sent> {
  const sender = join(import.meta.dirname, 'sender.ts');
  const asked = [sender, JSON.stringify(load)];
  const { stdout } = await promisify(execFile)(process.execPath, asked);
  return JSON.parse(stdout);
}
