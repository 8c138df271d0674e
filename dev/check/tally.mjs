import { stripVTControlCharacters } from 'node:util';

/** The maximum number of lines to show of a failure. Its message and location come first. */
const TOLD_LINES = 25;

/**
 * Counts the passed and failed tests in a Vitest JSON report. Returns the numbers, and the messages of failed tests. A
 * skipped test counts as failed.
 */
export function vitestTally(report, exitCode) {
  const passed = report.numPassedTests;
  const notPassed = report.numTotalTests - passed;
  // A file that failed to load contains no failed test. Count the file as one failure.
  const unloaded = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  const failures = [
    ...unloaded.map(({ name, message }) => failure(name, [message])),
    ...report.testResults
      .flatMap((file) => file.assertionResults)
      .filter(({ status }) => status !== 'passed')
      .map(({ fullName, status, failureMessages }) => failure(fullName, failureMessages, status)),
  ];
  return { passed, failed: atLeastOne(notPassed + unloaded.length, exitCode), failures };
}

/** Counts the tests in a Playwright JSON report as `vitestTally` does. A flaky test counts as failed too. */
export function playwrightTally({ stats, errors, suites }, exitCode) {
  const failed = stats.unexpected + stats.flaky + stats.skipped + errors.length;
  const failures = [
    ...errors.map(({ message }) => failure('outside of the tests', [message])),
    ...suites
      .flatMap(specsOf)
      .flatMap(({ file, line, title, tests }) =>
        tests
          .filter(({ status }) => status !== 'expected')
          .map(({ status, results }) =>
            failure(`${file}:${line} ${title}`, results.flatMap(errorsOf), status),
          ),
      ),
  ];
  return { passed: stats.expected, failed: atLeastOne(failed, exitCode), failures };
}

/** Returns the tally of one command. If the command failed, its last lines of output are the message. */
export function checkTally(exitCode, output = '') {
  if (exitCode === 0) return { passed: 1, failed: 0, failures: [] };
  const last = stripVTControlCharacters(output).trimEnd().split('\n').slice(-TOLD_LINES);
  return { passed: 0, failed: 1, failures: output ? [last.join('\n')] : [] };
}

/** Matches stack frames outside the repository's files. */
const isOfTools = /^ +at .*(node_modules|node:internal|new Promise)/;

const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];

const errorsOf = ({ errors }) => errors.map(({ message }) => message);

function failure(name, messages, status = 'failed') {
  const said = messages.filter(Boolean).map((message) => {
    const lines = stripVTControlCharacters(message)
      .trimEnd()
      .split('\n')
      .filter((line) => !isOfTools.test(line));
    return lines.slice(0, TOLD_LINES).join('\n');
  });
  return [`✗ ${name}`, ...(said.length > 0 ? said : [status])].join('\n');
}

export function total(tallies) {
  return tallies.reduce(
    (sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }),
    { passed: 0, failed: 0 },
  );
}

/** Returns at least 1 if the test runner exited with an error, also if its report contains no failure. */
function atLeastOne(failed, exitCode) {
  return exitCode === 0 ? failed : Math.max(failed, 1);
}
