import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Value of `NODE_OPTIONS` that gives a process and its child processes the clock of the run. */
export const testClockOption = `--import=${pathToFileURL(join(import.meta.dirname, 'register.mjs'))}`;
