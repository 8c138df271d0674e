// The clock of a test run. All processes and pages of a run share it, so that no test depends on the machine's date or on
// whether midnight passes meanwhile. Fixtures are about the same day (`today` of `@preventivo/fixtures/people`).

/** The moment at which a run begins: a Saturday, at 10 in Rome, far from midnight, the end of a month and a time change. */
export const runStart = '2026-11-21T09:00:00Z';

// The first process of a run chooses it, and those that it starts inherit it: they agree to the millisecond.
process.env.TEST_CLOCK_OFFSET ??= String(Date.parse(runStart) - Date.now());

/** How far the clock of the run is ahead of the machine's, in milliseconds. */
export const clockOffset = Number(process.env.TEST_CLOCK_OFFSET);
