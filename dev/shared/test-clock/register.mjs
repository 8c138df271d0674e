// Sets this process to the clock of the test run: `node --import ./dev/shared/test-clock/register.mjs
// …`, a Vitest setup file, or an import of a configuration that each worker reads.
import { clockOffset } from './run-clock.mjs';
import { shiftDate } from './shift-date.mjs';

shiftDate(clockOffset);
