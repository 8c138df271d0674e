import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** A request as it goes over the wire. */
export interface SentRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** JSON. */
  readonly body?: string;
  /** Whether each one carries an `Idempotency-Key` of its own, or it would be the same request again. */
  readonly keyed?: boolean;
}

/** What is sent to servers, spread over them. */
export interface Load {
  readonly addresses: readonly string[];
  /** In turn. */
  readonly requests: readonly SentRequest[];
  readonly connections: number;
  readonly seconds: number;
  /** At even distances, whether what was sent before is answered or not; as many as are answered when left out. */
  readonly perSecond?: number;
}

/** What came of it; times in ms. */
export interface Sent {
  readonly perSecond: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  /** Answers that were no success, or none at all. */
  readonly failed: number;
}

/** Sends from a process that does nothing else: its work would be counted as the server's. */
export async function send(load: Load): Promise<Sent> {
  const sender = join(import.meta.dirname, 'sender.ts');
  const asked = ['--conditions=@preventivo/source', sender, JSON.stringify(load)];
  const { stdout } = await promisify(execFile)(process.execPath, asked);
  return JSON.parse(stdout);
}
