import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Challenge } from 'altcha-lib';

/**
 * A low-priority process that solves challenges. It must not take CPU time from the server, because
 * real visitors solve challenges on their own devices.
 */
export interface OtherDevice {
  /** Returns the ALTCHA payload, encoded for the URL. Solves the challenges one by one. */
  solve(challenge: Challenge): Promise<string>;
  stop(): Promise<void>;
}

export function otherDevice(): OtherDevice {
  const solver = spawn(
    'nice',
    [...['-n', '19', process.execPath], join(import.meta.dirname, 'solve-lines.ts')],
    { stdio: ['pipe', 'pipe', 'inherit'] },
  );
  const waiting: { resolve(payload: string): void; reject(error: Error): void }[] = [];
  const closed = once(solver, 'close');
  createInterface(solver.stdout).on('line', (line) => waiting.shift()?.resolve(line));
  solver.once('close', () => {
    for (const { reject } of waiting)
      reject(new Error('The process that solves challenges ended.'));
  });
  return {
    solve: (challenge) =>
      new Promise((resolve, reject) => {
        waiting.push({ resolve, reject });
        solver.stdin.write(`${JSON.stringify(challenge)}\n`);
      }),
    stop: async () => {
      solver.stdin.end();
      await closed;
    },
  };
}
