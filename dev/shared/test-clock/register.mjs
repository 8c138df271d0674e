// Sets this process to the clock of the test run. Use it as `node --import
// ./dev/shared/test-clock/register.mjs …`, as a Vitest setup file, or as an import of a
// configuration that each worker reads.
import { clockOffset } from './run-clock.mjs';
import { shiftDate } from './shift-date.mjs';

shiftDate(clockOffset);
