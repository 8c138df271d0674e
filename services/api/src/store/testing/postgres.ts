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
import { anyPort } from '../../../../../dev/shared/any-port.mjs';

export interface ThrowAwayPostgres {
  /** `postgres://…` URL of the server's only database. */
  readonly url: string;
  /** Kills the server like a power failure. `start` restarts the server. */
  kill(): Promise<void>;
  start(): Promise<void>;
  /** Stops the server and deletes its files. */
  remove(): Promise<void>;
}

/**
 * Starts a server in a temporary folder. If PostgreSQL is not installed, warns and returns
 * undefined.
 */
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
    // After a kill, the server first replays its log. On a busy machine, the replay takes more than
    // five seconds.
    for (let tried = 0; tried < 600; tried += 1) {
      // After a kill, the server refuses to start while files of the old process exist.
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
    // Each connection has its own process. These processes would survive the server and still
    // respond. Stop the server first, so that it starts no more of them.
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

/** Returns the child processes of a process. Returns none if the system does not list them. */
function childrenOf(pid: number): readonly number[] {
  const list = `/proc/${pid}/task/${pid}/children`;
  return existsSync(list) ? (readFileSync(list, 'utf8').match(/\d+/g) ?? []).map(Number) : [];
}

function killWhereAlive(pid: number) {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // The process has already exited, because its parent exited.
  }
}

/** Returns the user of the PostgreSQL package: PostgreSQL refuses to run as root. */
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
 * Returns the folder of `initdb` and `postgres`. On Debian, installs PostgreSQL if permitted.
 * Otherwise returns undefined.
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
  // Prevent the package from starting a database: the tests need only the programs.
  mkdirSync('/etc/postgresql-common', { recursive: true });
  writeFileSync('/etc/postgresql-common/createcluster.conf', 'create_main_cluster = false\n');
  // Take a lock: two tests may install at the same time.
  const apt = [
    join(tmpdir(), 'preventivo-apt.lock'),
    'apt-get',
    '-qq',
    '-o',
    'DPkg::Lock::Timeout=300',
  ];
  // Keep the configuration file that the lines above have written.
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
      // The error may come from an unrelated package source. `installed` detects missing programs.
    }
  }
  return installed();
}
