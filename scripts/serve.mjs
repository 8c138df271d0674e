import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Refusal } from './refusal.mjs';
import { root } from './root.mjs';

/** Serves the API, the built apps and the list of lines from this process until it is told to end. */
export async function serve() {
  const server = await startServer();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.once(signal, async () => {
      await server.stop();
      process.exit(0);
    });
  }
  console.log(`Ready: ${nameOf(server.address)}`);
}

async function startServer() {
  const source = (...path) => import(pathToFileURL(join(root, 'services/api/src', ...path)).href);
  const { startServer } = await source('server.ts');
  const { BadConfig } = await source('config', 'config.ts');
  try {
    return await startServer({ site: builtFolders() });
  } catch (error) {
    throw error instanceof BadConfig ? new Refusal(error.message) : error;
  }
}

/** Where the built files lie, by the path they are served under. */
function builtFolders() {
  const apps = readdirSync(join(root, 'apps'));
  return {
    '/': join(root, 'site', 'dist'),
    ...Object.fromEntries(apps.map((line) => [`/${line}/`, join(root, 'apps', line, 'dist')])),
  };
}

/** The address as people type it. */
function nameOf(address) {
  return address.replace(/\/\/(127\.0\.0\.1|0\.0\.0\.0|\[::1?\]):/, '//localhost:');
}
