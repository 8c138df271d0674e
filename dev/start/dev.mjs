// `pnpm dev travel` serves one line's app with hot reload, and the reference API, both from their sources and on one
// loopback port. The API is a separate process. It restarts when one of its sources changes, such as the line's table.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createServer } from 'vite';
import { linesIn } from '../build/built.mjs';
import { anyPort } from '../shared/any-port.mjs';
import { endWithParent, run } from '../shared/child.mjs';
import { orRefuse, Refusal } from '../shared/refusal.mjs';
import { root } from '../shared/root.mjs';
import { freePort } from './free-port.mjs';

const HOST = '127.0.0.1';
/**
 * Returns the line to serve: the argument of `pnpm dev`.
 * @throws {Refusal} if there is no such line
 */
export function lineOf([line], lines) {
  const all = `The lines are ${lines.join(', ')}.`;
  if (!line) throw new Refusal(`Name the line to work on, for example: pnpm dev travel\n${all}`);
  if (!lines.includes(line)) throw new Refusal(`There is no line '${line}'. ${all}`);
  return line;
}

/** Events that the API logs at every start. */
const starts = ['configuration', 'listening'];

/**
 * Returns what the terminal shows for an entry of the API's log. Returns undefined for successful requests, and for
 * entries of every start.
 */
export function shownOf(logged) {
  try {
    const { level, event, request } = JSON.parse(logged);
    const isRoutine = level === 'info' && (request || starts.includes(event));
    return isRoutine ? undefined : `api: ${logged}`;
  } catch {
    return logged && `api: ${logged}`;
  }
}

async function dev(words) {
  const line = lineOf(words, linesIn());
  const port = process.env.PORT || '5173';
  await freePort(port, HOST, `pnpm dev ${line}`);
  const apiPort = String(await anyPort());
  const vite = await startVite(line, port, apiPort);
  console.log('Starting the API');
  const { code } = await run(process.execPath, ['--watch', 'services/api/src/server.ts'], {
    quiet: true,
    takesOver: true,
    env: {
      ...process.env,
      HOST,
      PORT: apiPort,
      PUBLIC_URL: process.env.PUBLIC_URL || `http://${HOST}:${port}`,
      DATA_DIR: process.env.DATA_DIR || join(root, '.data', 'dev'),
    },
    onLine: (logged) => {
      if (logged.includes('"event":"listening"')) console.log(`Ready: http://${HOST}:${port}/`);
      const shown = shownOf(logged);
      if (shown) console.log(shown);
    },
  });
  await vite.close();
  process.exitCode = code;
}

async function startVite(line, port, apiPort) {
  // The Vite configuration of the app reads both variables.
  process.env.PORT = port;
  process.env.API = `http://${HOST}:${apiPort}`;
  const server = await createServer({
    root: join(root, 'apps', line),
    configLoader: 'native',
    clearScreen: false,
  });
  return server.listen();
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  endWithParent();
  await orRefuse(() => dev(process.argv.slice(2)));
}
