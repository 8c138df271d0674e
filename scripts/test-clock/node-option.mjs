import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** `NODE_OPTIONS` of a process that starts processes of its own: all of them take the clock of the run. */
export const testClockOption = `--import=${pathToFileURL(join(import.meta.dirname, 'register.mjs'))}`;
