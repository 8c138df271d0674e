// Shifts the `Date` of this process to the clock of the test run. Use this file with `node --import
// ./dev/shared/test-clock/register.mjs …`, as a setup file of Vitest, or as an import in a configuration that each
// worker loads.
import { clockOffset } from './run-clock.mjs';
import { shiftDate } from './shift-date.mjs';

shiftDate(clockOffset);
