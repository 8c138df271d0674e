import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const debianFolder = '/usr/lib/postgresql';

/**
 * The folder of `initdb` and `postgres`. On a Debian where nobody installed PostgreSQL yet and we
 * may, we do, once; elsewhere undefined.
 */
export function postgresBinaries(): string | undefined {
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
