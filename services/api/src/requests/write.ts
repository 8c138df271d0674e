import { once } from 'node:events';

/** Writes text to an output. Resolves when the output accepts more text. */
export type Write = (text: string) => Promise<void>;

/**
 * Returns a writer for standard output. When the reader closes the pipe, as `head` does, the
 * process exits.
 */
export function toStandardOutput(): Write {
  process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => {
    if (code === 'EPIPE') process.exit(0);
    console.error(`Not all of it could be written: ${code}.`);
    process.exit(1);
  });
  // Wait until the reader has caught up, so that large exports need little memory.
  return async (text) => {
    if (!process.stdout.write(text)) await once(process.stdout, 'drain');
  };
}
