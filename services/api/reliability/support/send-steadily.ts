import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Acknowledgement } from './visitors.ts';

/**
 * The results of requests that were sent at even intervals. The times are in milliseconds. They
 * start when a request was due, not when it was sent.
 */
export interface SteadyAnswers {
  readonly perSecond: number;
  readonly seconds: number;
  /** Missing responses and responses other than 200. */
  readonly failed: number;
  /** Requests that were sent twice. */
  readonly repeated: number;
  readonly p50: number;
  readonly p99: number;
  readonly longest: number;
}

interface Sent {
  readonly answers: SteadyAnswers;
  readonly told: readonly Pick<Acknowledgement, 'key' | 'id'>[];
}

/** Sends requests at even intervals from a separate process. */
export async function sendSteadily(
  address: string,
  perSecond: number,
  seconds: number,
): Promise<Sent> {
  const folder = mkdtempSync(join(tmpdir(), 'preventivo-steady-'));
  try {
    const file = join(folder, 'told.txt');
    const sender = join(import.meta.dirname, 'steady-sender.ts');
    const asked = [address, String(perSecond), String(seconds), file];
    const { stdout } = await promisify(execFile)(process.execPath, [sender, ...asked]);
    const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
    const told = lines.map((line) => line.split(' ')).map(([key = '', id = '']) => ({ key, id }));
    return { answers: JSON.parse(stdout), told };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
