import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Told } from './visitors.ts';

/** What came of requests that were sent at even distances; times in ms, from when each was due. */
export interface SteadyAnswers {
  readonly perSecond: number;
  readonly seconds: number;
  /** Answers that were none or not 200. */
  readonly failed: number;
  /** Requests that were sent once more. */
  readonly repeated: number;
  readonly p50: number;
  readonly p99: number;
  readonly longest: number;
}

interface Sent {
  readonly answers: SteadyAnswers;
  /** What was acknowledged. */
  readonly told: readonly Pick<Told, 'key' | 'id'>[];
}

/** Sends requests at even distances for so many seconds, from a process that does nothing else. */
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
    const { stdout } = await promisify(execFile)(process.execPath, [
      '--conditions=@preventivo/source',
      sender,
      ...asked,
    ]);
    const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
    const told = lines.map((line) => line.split(' ')).map(([key = '', id = '']) => ({ key, id }));
    return { answers: JSON.parse(stdout), told };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
