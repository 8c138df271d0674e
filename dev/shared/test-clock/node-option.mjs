import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The value of `NODE_OPTIONS` that sets the clock of the test run in a process and its child processes. */
export const testClockOption = `--import=${pathToFileURL(join(import.meta.dirname, 'register.mjs'))}`;
