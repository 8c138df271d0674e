import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Quantiles } from './report.ts';

/** What is sent to servers, spread over them. */
export interface Load {
  readonly addresses: readonly string[];
  readonly connections: number;
  readonly seconds: number;
  /** As many as are answered when left out. */
  readonly perSecond?: number;
}

/** What came of it; times from when each was due. */
export interface Sent extends Quantiles {
  readonly perSecond: number;
  /** Answers that were none or not 200. */
  readonly failed: number;
}

/** Sends from a process that does nothing else. */
export async function send(load: Load): Promise<Sent> {
  const sender = join(import.meta.dirname, 'sender.ts');
  const asked = ['--conditions=@preventivo/source', sender, JSON.stringify(load)];
  const { stdout } = await promisify(execFile)(process.execPath, asked);
  return JSON.parse(stdout);
}
