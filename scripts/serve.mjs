import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './root.mjs';

/** The addresses of this machine that people call localhost. */
const LOCAL = ['127.0.0.1', '0.0.0.0', '::1', '::'];

/** Serves the API, the built apps and the list of lines from this process until it is told to end. */
export async function serve({ port, host }) {
  // Whoever starts it so tries it out, and the build has said `production` in this process: mails may be files.
  process.env.MAIL_FILES ??= 'on';
  const server = join(root, 'services', 'api', 'dist', 'server.js');
  const { startFromCommandLine } = await import(pathToFileURL(server).href);
  await startFromCommandLine();
  console.log(`Ready: http://${LOCAL.includes(host) ? 'localhost' : host}:${port}`);
}
