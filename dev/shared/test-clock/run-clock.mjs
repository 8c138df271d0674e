// The clock of a test run. All processes and pages of the run use it, so no test depends on the machine's date or fails
// at midnight. Fixtures use the same date (`today` of `@preventivo/fixtures/people`).

/**
 * The time at which every test run starts: 10:00 in Rome on a Saturday. It is far from midnight, from the end of a
 * month and from clock changes.
 */
export const runStart = '2026-11-21T09:00:00Z';

// The first process of a run sets the offset. Its child processes inherit it, so all clocks are equal to the
// millisecond.
process.env.TEST_CLOCK_OFFSET ??= String(Date.parse(runStart) - Date.now());

/** The clock of the run minus the machine's clock, in milliseconds. */
export const clockOffset = Number(process.env.TEST_CLOCK_OFFSET);
