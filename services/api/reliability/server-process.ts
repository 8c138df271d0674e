import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { anyPort } from '../../../scripts/any-port.mjs';
import { within } from './within.ts';

const api = fileURLToPath(new URL('..', import.meta.url));

/** How a server ended. */
export interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  /** Milliseconds since it was told to end, or since it was started. */
  readonly ms: number;
}

/** The server as a process of its own, that can be killed and started again at the same port. */
export interface ServerProcess {
  readonly address: string;
  /** Everything it wrote, on either output. */
  readonly written: () => string;
  readonly pid: () => number | undefined;
  /** The status of `/health`. */
  health(): Promise<number>;
  /** Resolves when it answers, in milliseconds since it was started; throws where it ended instead. */
  start(): Promise<number>;
  end(signal: NodeJS.Signals): Promise<Ended>;
  /** Holds it where it is, or lets it go on. */
  hold(held: boolean): void;
  /** Kills it where it still runs: what a test that failed leaves behind. */
  remove(): Promise<void>;
}

export interface ProcessOptions {
  /** The user it runs as. @defaultValue ours */
  readonly uid?: number;
  /** What Node runs. @defaultValue the bundle */
  readonly args?: readonly string[];
  /** From where. @defaultValue this package */
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
      // A body that nobody reads keeps its connection.
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
        // One that could not even be started says so, and never closes.
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
