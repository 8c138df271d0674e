import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { anyPort } from '../../../../dev/shared/any-port.mjs';
import { within } from './within.ts';

const api = fileURLToPath(new URL('../..', import.meta.url));

export interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  /** Milliseconds since the signal, or since the start. */
  readonly ms: number;
}

/** The server as a child process that a test can kill and restart on the same port. */
export interface ServerProcess {
  readonly address: string;
  /** Returns the server's output so far: stdout and stderr. */
  readonly written: () => string;
  readonly pid: () => number | undefined;
  health(): Promise<number>;
  /**
   * Resolves when the server listens, with the milliseconds since the start. Rejects if the server
   * exits first.
   */
  start(): Promise<number>;
  end(signal: NodeJS.Signals): Promise<Ended>;
  /** Suspends the process (true) or resumes it (false). */
  hold(held: boolean): void;
  /** Kills the server if it still runs, for example after a failed test. */
  remove(): Promise<void>;
}

export interface ProcessOptions {
  /** The user that runs the server. @defaultValue the current user */
  readonly uid?: number;
  /** The arguments of Node. @defaultValue the bundle */
  readonly args?: readonly string[];
  /** The working directory. @defaultValue this package */
  readonly cwd?: string;
}

export async function serverProcess(
  env: Readonly<Record<string, string>>,
  { uid, args = ['dist/server.js'], cwd = api }: ProcessOptions = {},
): Promise<ServerProcess> {
  const port = await anyPort();
  let server: ChildProcess | undefined;
  let written = '';
  process.once('exit', () => server?.kill('SIGKILL'));

  return {
    address: `http://127.0.0.1:${port}`,
    written: () => written,
    pid: () => server?.pid,
    health: async () => {
      const signal = AbortSignal.timeout(30_000);
      const answer = await fetch(`http://127.0.0.1:${port}/health`, { signal });
      // An unread body would keep its connection open.
      await answer.text();
      return answer.status;
    },
    async start() {
      const started = performance.now();
      const child = spawn(process.execPath, args, {
        cwd,
        env: { PATH: process.env.PATH, PORT: String(port), RATE_LIMITS: 'off', ...env },
        stdio: ['ignore', 'pipe', 'pipe'],
        ...(uid !== undefined && { uid, gid: uid }),
      });
      server = child;
      child.stderr.on('data', (text) => {
        written += text;
      });
      const listening = new Promise<number>((resolve, reject) => {
        createInterface(child.stdout).on('line', (line) => {
          written += `${line}\n`;
          if (line.includes('"listening"')) resolve(performance.now() - started);
        });
        // A process that cannot start emits `error`, but never `close`.
        child.once('error', reject);
        child.once('close', () => reject(new Error(`The server ended: ${written.slice(-500)}`)));
      });
      return within(120, "The server's first line", listening);
    },
    hold: (held) => void server?.kill(held ? 'SIGSTOP' : 'SIGCONT'),
    async remove() {
      if (!server || server.exitCode !== null || server.signalCode !== null) return;
      const closed = once(server, 'close');
      server.kill('SIGKILL');
      await closed;
    },
    async end(signal) {
      if (!server || server.exitCode !== null) throw new Error('The server is not running.');
      const told = performance.now();
      const closed = once(server, 'close');
      server.kill(signal);
      await within(50, `The end of a server told ${signal}`, closed);
      return { code: server.exitCode, signal: server.signalCode, ms: performance.now() - told };
    },
  };
}
