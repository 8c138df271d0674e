import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../shared/root.mjs';

/** The addresses of this machine that the printed URL replaces by `localhost`. */
const LOCAL = ['127.0.0.1', '0.0.0.0', '::1', '::'];

/**
 * Serves the API, the built apps and the landing page until this process receives a signal.
 * @param of.placeholder returns the response for a part that is not built yet
 * @returns the server, and its address for a browser
 */
export async function serve({ port, host, placeholder }) {
  // Write mails to files: `npm start` is for trials. The build has set `production` in this process. With it, the
  // server would refuse to write mails to files without this variable.
  process.env.MAIL_FILES ??= 'on';
  const built = join(root, 'services', 'api', 'dist', 'server.js');
  const { startFromCommandLine } = await import(pathToFileURL(built).href);
  const server = await startFromCommandLine({ placeholder });
  const address = `http://${LOCAL.includes(host) ? 'localhost' : host}:${port}`;
  console.log(`Ready: ${address}`);
  return { server, address };
}
