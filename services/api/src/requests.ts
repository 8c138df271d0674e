import { once } from 'node:events';
import { BadConfig } from './config/config.ts';
import { requestsCommand } from './process/requests-command.ts';

/** Waits for who reads: an export of any size needs little memory. */
async function write(text: string): Promise<void> {
  if (!process.stdout.write(text)) await once(process.stdout, 'drain');
}

// Whoever reads may have enough, as `head` has.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  process.exit(error.code === 'EPIPE' ? 0 : 1);
});

try {
  await requestsCommand(process.env, process.argv.slice(2), write);
} catch (error) {
  console.error(error instanceof BadConfig ? error.message : error);
  process.exitCode = 1;
}
