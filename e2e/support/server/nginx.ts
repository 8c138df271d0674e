import { type ChildProcess, spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { anyPort } from '../../../dev/shared/any-port.mjs';

const root = join(import.meta.dirname, '..', '..', '..');
const program = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/bin/nginx'].find(existsSync);

/** Whether nginx is installed on this machine. Tests do not install it. */
export const hasNginx = program !== undefined;

/** A running nginx with the example configuration of the documentation. */
export interface Nginx {
  /** Returns the URL of a broker's pages. The brokers are `alfa` and `beta`. */
  address(broker: string): string;
  stop(): Promise<void>;
}

/**
 * Serves the built travel line for the brokers of `docs/deploy/nginx.conf`.
 * @param settings the content of each broker's settings file. A broker without an entry has no file.
 * @param api the port of the reference API
 */
export async function startNginx(
  settings: Readonly<Record<string, object>>,
  api: string,
): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), 'preventivo-nginx-'));
  const port = await anyPort();
  mkdirSync(join(folder, 'build'));
  symlinkSync(join(root, 'apps', 'travel', 'dist'), join(folder, 'build', 'travel'));
  for (const [broker, said] of Object.entries(settings)) {
    mkdirSync(join(folder, 'brokers', broker), { recursive: true });
    writeFileSync(join(folder, 'brokers', broker, 'settings.json'), JSON.stringify(said));
  }
  writeFileSync(join(folder, 'nginx.conf'), configuration(folder, port, api));
  const child = spawn(program ?? 'nginx', ['-p', folder, '-c', 'nginx.conf'], { stdio: 'inherit' });
  process.once('exit', () => child.kill('SIGTERM'));
  await answers(`http://alfa.localhost:${port}/travel/`, child);
  return {
    address: (broker) => `http://${broker}.localhost:${port}/travel/`,
    stop: async () => {
      child.kill('SIGTERM');
      await wait(100);
      rmSync(folder, { recursive: true });
    },
  };
}

function configuration(folder: string, port: number, api: string): string {
  const example = readFileSync(join(root, 'docs', 'deploy', 'nginx.conf'), 'utf8')
    .replaceAll('/srv/preventivo', folder)
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('127.0.0.1:3000', `127.0.0.1:${api}`)
    .replaceAll(/\b(alfa|beta)\.example\b/g, '$1.localhost');
  const kept = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  return [
    'daemon off;',
    // If root starts nginx, its workers must run as root too: only root can read the folders.
    process.getuid?.() === 0 ? 'user root;' : '',
    'worker_processes 1;',
    `pid ${folder}/nginx.pid;`,
    'error_log stderr;',
    'events {}',
    `http { include /etc/nginx/mime.types; access_log off; ${kept.join(' ')}`,
    `${example} }`,
  ].join('\n');
}

async function answers(address: string, child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 50; tries += 1) {
    if (child.exitCode !== null) throw new Error('nginx did not start');
    const { port } = new URL(address);
    const found = await fetch(`http://127.0.0.1:${port}/travel/`, {}).catch(() => undefined);
    if (found) return;
    await wait(100);
  }
  throw new Error('nginx does not answer');
}
