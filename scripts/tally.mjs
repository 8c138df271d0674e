/** How many tests of a vitest JSON report passed and failed. One that was skipped did not pass. */
export function vitestTally(report, exitCode) {
  const passed = report.numPassedTests;
  const notPassed = report.numTotalTests - passed;
  // A file that could not be loaded holds no test and yet failed.
  const unloaded = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  ).length;
  return { passed, failed: atLeastOne(notPassed + unloaded, exitCode) };
}

/** The same for a Playwright JSON report; a flaky test is a failed one. */
export function playwrightTally({ stats, errors }, exitCode) {
  const failed = stats.unexpected + stats.flaky + stats.skipped + errors.length;
  return { passed: stats.expected, failed: atLeastOne(failed, exitCode) };
}

/** A check that is one command: it passed or it failed. */
export function checkTally(exitCode) {
  return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** The sum of tallies. */
export function total(tallies) {
  return tallies.reduce(
    (sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }),
    { passed: 0, failed: 0 },
  );
}

/** A run that ended badly failed somewhere, also where its report names no test. */
function atLeastOne(failed, exitCode) {
  return exitCode === 0 ? failed : Math.max(failed, 1);
}
