import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { anyPort } from '../../../../../dev/shared/any-port.mjs';

export interface ThrowAwayPgbouncer {
  /** `postgres://…` URL of the database as clients of PgBouncer use it. */
  readonly url: string;
  remove(): Promise<void>;
}

const binary = '/usr/sbin/pgbouncer';

/**
 * Starts a PgBouncer in transaction mode with three connections, which clients share. If PgBouncer
 * is not installed, warns and returns undefined.
 * @param database `postgres://…` URL of the server behind PgBouncer
 */
export async function throwAwayPgbouncer(
  database: string,
): Promise<ThrowAwayPgbouncer | undefined> {
  if (!existsSync(binary)) {
    console.warn('PgBouncer was left out: it is not installed on this machine.');
    return undefined;
  }
  const { hostname, port: behind, username, pathname } = new URL(database);
  const folder = mkdtempSync(join(tmpdir(), 'preventivo-pgbouncer-'));
  const settings = join(folder, 'pgbouncer.ini');
  const port = await anyPort();
  writeFileSync(
    settings,
    `[databases]
${pathname.slice(1)} = host=${hostname} port=${behind} user=${username}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 3
max_client_conn = 100
`,
  );
  const user = process.getuid?.() === 0 ? nobodySpecial() : {};
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid ?? user.uid);
  const pooler = spawn(binary, ['-q', settings], { ...user, stdio: 'ignore', cwd: folder });
  const kill = () => pooler.kill('SIGKILL');
  process.once('exit', kill);
  const url = `postgres://${username}@127.0.0.1:${port}${pathname}`;
  await answering(url, pooler);
  return {
    url,
    remove: async () => {
      process.off('exit', kill);
      const ended = once(pooler, 'exit');
      pooler.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}

/** Returns an unprivileged user: PgBouncer refuses to run as root. */
function nobodySpecial(): { uid?: number; gid?: number } {
  const idOf = (flag: string) =>
    Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

async function answering(url: string, pooler: ChildProcess): Promise<void> {
  for (let tried = 0; tried < 200; tried += 1) {
    if (pooler.exitCode !== null) break;
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.query('select 1');
      return;
    } catch {
      await pause(50);
    } finally {
      await client.end().catch(() => {});
    }
  }
  throw new Error('The throw-away PgBouncer did not start.');
}
