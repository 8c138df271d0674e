import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { anyPort } from '../../../../../scripts/any-port.mjs';

/** A PostgreSQL server that is there for a test and gone after it. */
export interface ThrowAwayPostgres {
  /** `postgres://…` of its one database. */
  readonly url: string;
  /** Ends it as a power failure would; `start` brings it back. */
  kill(): Promise<void>;
  start(): Promise<void>;
  /** Ends it and removes what it wrote. */
  remove(): Promise<void>;
}

/** Starts a server of its own in a temporary folder. Undefined, with a word, where there is none to start. */
export async function throwAwayPostgres(): Promise<ThrowAwayPostgres | undefined> {
  const bin = postgresBinaries();
  if (!bin) {
    console.warn('PostgreSQL was left out: it is not installed on this machine.');
    return undefined;
  }
  const folder = mkdtempSync(join(tmpdir(), 'preventivo-postgres-'));
  const user = unprivileged();
  if (user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const init = [
    '-D',
    data,
    '-U',
    'preventivo',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C',
    '--no-sync',
  ];
  execFileSync(join(bin, 'initdb'), init, { ...user, stdio: 'ignore', cwd: folder });
  const port = await anyPort();
  const url = `postgres://preventivo@127.0.0.1:${port}/postgres`;
  let server: ChildProcess | undefined;

  async function start() {
    const options = ['-D', data, '-k', folder, '-h', '127.0.0.1', '-p', String(port)];
    // After a kill it reads its log again before it answers, on a busy machine for more than five seconds.
    for (let tried = 0; tried < 600; tried += 1) {
      // Just after a kill it refuses to start while traces of its predecessor are left.
      if (!isAlive(server))
        server = spawn(join(bin ?? '', 'postgres'), options, {
          ...user,
          stdio: 'ignore',
          cwd: folder,
        });
      if (await answers(url)) return;
      await pause(50);
    }
    throw new Error('The throw-away PostgreSQL did not start.');
  }
  async function end(signal: NodeJS.Signals) {
    if (!isAlive(server)) return;
    const ended = once(server, 'exit');
    server.kill(signal);
    await ended;
    server = undefined;
  }
  async function kill() {
    const pid = server?.pid;
    if (pid === undefined || !isAlive(server)) return;
    // Stopped first, it starts no further process. One for each connection outlives it and would still answer.
    process.kill(pid, 'SIGSTOP');
    const ofConnections = childrenOf(pid);
    await end('SIGKILL');
    for (const child of ofConnections) killWhereAlive(child);
  }

  process.once('exit', () => server?.kill('SIGQUIT'));
  await start();
  return {
    url,
    start,
    kill,
    remove: async () => {
      await end('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const isAlive = (server: ChildProcess | undefined): server is ChildProcess =>
  server?.exitCode === null && server.signalCode === null;

/** The processes that one has started; none where the system does not say. */
function childrenOf(pid: number): readonly number[] {
  const list = `/proc/${pid}/task/${pid}/children`;
  return existsSync(list) ? (readFileSync(list, 'utf8').match(/\d+/g) ?? []).map(Number) : [];
}

function killWhereAlive(pid: number) {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It ended by itself, as it should when its parent is gone.
  }
}

/** PostgreSQL refuses to run as root: its own user, where it was installed, does. */
function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (flag: string) =>
    Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

const debianFolder = '/usr/lib/postgresql';

/**
 * The folder of `initdb` and `postgres`. On a Debian where nobody installed PostgreSQL yet and we
 * may, we do, once; elsewhere undefined.
 */
function postgresBinaries(): string | undefined {
  return installed() ?? (mayInstall() ? install() : undefined);
}

function installed(): string | undefined {
  const ofDebian = existsSync(debianFolder)
    ? readdirSync(debianFolder)
        .sort((a, b) => Number(b) - Number(a))
        .map((version) => join(debianFolder, version, 'bin'))
    : [];
  const onPath = (process.env.PATH ?? '').split(':');
  return [...ofDebian, ...onPath].find(
    (folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')),
  );
}

function mayInstall(): boolean {
  const release = '/etc/os-release';
  const isDebian = existsSync(release) && /^ID=debian$/m.test(readFileSync(release, 'utf8'));
  return isDebian && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

function install(): string | undefined {
  console.log('Installing PostgreSQL from Debian (once)');
  // Only the programs are wanted: without this the package makes a database and starts it.
  mkdirSync('/etc/postgresql-common', { recursive: true });
  writeFileSync('/etc/postgresql-common/createcluster.conf', 'create_main_cluster = false\n');
  // Two tests may want it at once: one waits for the other.
  const apt = [
    join(tmpdir(), 'preventivo-apt.lock'),
    'apt-get',
    '-qq',
    '-o',
    'DPkg::Lock::Timeout=300',
  ];
  // The file written above stays as it is.
  const installing = [
    'install',
    '-y',
    '--no-install-recommends',
    '-o',
    'Dpkg::Options::=--force-confold',
  ];
  for (const command of [['update'], [...installing, 'postgresql']]) {
    try {
      execFileSync('/usr/bin/flock', [...apt, '-o', 'Acquire::Retries=3', ...command], {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      });
    } catch {
      // A source that is away need not matter; what is missing shows below.
    }
  }
  return installed();
}
