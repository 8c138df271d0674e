import { once } from 'node:events';

/** Writes text where somebody reads it; resolves when more may come. */
export type Write = (text: string) => Promise<void>;

/** Writes to the standard output. Who reads it may have enough, as `head` has: then the process ends. */
export function toStandardOutput(): Write {
  process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => {
    if (code === 'EPIPE') process.exit(0);
    console.error(`Not all of it could be written: ${code}.`);
    process.exit(1);
  });
  // Waits for who reads: an export of any size needs little memory.
  return async (text) => {
    if (!process.stdout.write(text)) await once(process.stdout, 'drain');
  };
}
