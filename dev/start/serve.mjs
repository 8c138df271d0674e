import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../shared/root.mjs';

/** Addresses of this machine that count as localhost. */
const LOCAL = ['127.0.0.1', '0.0.0.0', '::1', '::'];

/**
 * Serves the API, the built apps and the landing page from this process until it receives a signal.
 * @param of.placeholder responses for apps that are not built yet
 * @returns the server and its address, as people write it
 */
export async function serve({ port, host, placeholder }) {
  // Allow mails as files, because `npm start` is for trials although the build has set `production`
  // in this process.
  process.env.MAIL_FILES ??= 'on';
  const built = join(root, 'services', 'api', 'dist', 'server.js');
  const { startFromCommandLine } = await import(pathToFileURL(built).href);
  const server = await startFromCommandLine({ placeholder });
  const address = `http://${LOCAL.includes(host) ? 'localhost' : host}:${port}`;
  console.log(`Ready: ${address}`);
  return { server, address };
}
