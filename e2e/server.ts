import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const root = join(import.meta.dirname, '..');

/** A server process of a test's own, with a database of its own, which may be killed. */
export interface Server {
  /** `http://127.0.0.1:40123`, the same after each restart. */
  readonly address: string;
  /** The folder of its database. */
  readonly dataDir: string;
  /** Ends it without a word, as a power cut would (SIGKILL). */
  kill(): Promise<void>;
  /** Starts it again, over the same database. */
  restart(): Promise<void>;
  /** Ends it and removes its database. */
  remove(): Promise<void>;
}

export async function startServer(): Promise<Server> {
  const dataDir = mkdtempSync(join(tmpdir(), 'preventivo-e2e-'));
  let { child, address } = await run('0', dataDir);
  const { port } = new URL(address);

  async function kill() {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }

  return {
    address,
    dataDir,
    kill,
    restart: async () => {
      ({ child, address } = await run(port, dataDir));
    },
    remove: async () => {
      await kill();
      rmSync(dataDir, { recursive: true });
    },
  };
}

async function run(port: string, dataDir: string) {
  const { DATABASE_URL: _, ...env } = process.env;
  const child = spawn(process.execPath, ['services/api/src/server.ts'], {
    cwd: root,
    env: { ...env, PORT: port, HOST: '127.0.0.1', DATA_DIR: dataDir, RATE_LIMITS: 'off' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  process.once('exit', () => child.kill('SIGKILL'));
  return { child, address: await addressOf(child) };
}

/** Its first words are where it listens; what it says later is read and dropped. */
async function addressOf(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('The server has no output to read.');
  const lines = createInterface({ input: child.stdout });
  const [line] = await once(lines, 'line');
  const { address } = JSON.parse(String(line));
  if (typeof address !== 'string') throw new Error(`The server did not start: ${line}`);
  return address;
}
