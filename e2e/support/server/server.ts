import { type ChildProcess, spawn } from 'node:child_process';
import { on, once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const here = join(import.meta.dirname, '..', '..', '..');

/** A server process with its own database, for one test. The test may kill the process. */
export interface Server {
  /** The URL, for example `http://127.0.0.1:40123`. A restart does not change it. */
  readonly address: string;
  readonly dataDir: string;
  /** Returns all log lines, also from before a restart. */
  log(): readonly string[];
  /** Kills the process with SIGKILL, which is as abrupt as a power cut. */
  kill(): Promise<void>;
  restart(): Promise<void>;
  remove(): Promise<void>;
}

/**
 * Starts a server with a new data folder.
 * @param settings environment variables to set
 * @param root the checkout whose build runs
 */
export async function startServer(
  settings: Readonly<Record<string, string>> = {},
  root = here,
): Promise<Server> {
  const dataDir = mkdtempSync(join(tmpdir(), 'preventivo-e2e-'));
  const noted: string[] = [];
  const run = (port: string) =>
    start(root, { RATE_LIMITS: 'off', ...settings, PORT: port, DATA_DIR: dataDir }, noted);
  let { child, address } = await run('0');
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
    log: () => noted,
    kill,
    restart: async () => {
      ({ child, address } = await run(port));
    },
    remove: async () => {
      await kill();
      rmSync(dataDir, { recursive: true });
    },
  };
}

async function start(root: string, settings: Readonly<Record<string, string>>, noted: string[]) {
  const { DATABASE_URL: _, ...env } = process.env;
  const child = spawn(process.execPath, [...clockOfRun(), 'services/api/dist/server.js'], {
    cwd: root,
    env: { ...env, HOST: '127.0.0.1', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  process.once('exit', () => child.kill('SIGKILL'));
  return { child, address: await addressOf(child, noted) };
}

/**
 * Returns the Node options that set the clock of the test run in the server. Outside a test run, returns none: the
 * browsers use the machine's clock too.
 */
const clockOfRun = () =>
  process.env.TEST_CLOCK_OFFSET === undefined
    ? []
    : ['--import', join(here, 'dev', 'shared', 'test-clock', 'register.mjs')];

/** Returns the URL that the server logs when it listens. */
async function addressOf(child: ChildProcess, noted: string[]): Promise<string> {
  const { stdout, stderr } = child;
  if (!stdout || !stderr) throw new Error('The server has no output to read.');
  const lines = createInterface({ input: stdout }).on('line', (line) => noted.push(line));
  createInterface({ input: stderr }).on('line', (line) => noted.push(line));
  try {
    for await (const [line] of on(lines, 'line', {
      close: ['close'],
      signal: AbortSignal.timeout(60_000),
    })) {
      const address = /"address":"([^"]+)"/.exec(String(line))?.[1];
      if (address) return address;
    }
  } catch {
    // The server has not logged its URL within a minute. The error below contains its output.
  }
  throw new Error(`The server did not start: ${noted.join(' ')}`);
}
