// The clock of a test run. All its processes and pages share it, so that no test depends on the
// machine's date or fails at midnight. Fixtures use the same day (`today` of
// `@preventivo/fixtures/people`).

/**
 * Start of a run: 10:00 in Rome on a Saturday. Midnight, the end of a month and time changes are
 * far away.
 */
export const runStart = '2026-11-21T09:00:00Z';

// The first process of a run sets the offset. Its children inherit it, so that all clocks agree to
// the millisecond.
process.env.TEST_CLOCK_OFFSET ??= String(Date.parse(runStart) - Date.now());

/** Offset of the run's clock from the machine's, in milliseconds. */
export const clockOffset = Number(process.env.TEST_CLOCK_OFFSET);
