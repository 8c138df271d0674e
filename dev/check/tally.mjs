import { stripVTControlCharacters } from 'node:util';

/** Maximum lines of a failure. Its message and its location come first. */
const TOLD_LINES = 25;

/**
 * Counts the passed and failed tests of a Vitest JSON report, and returns the messages of the
 * failed ones. A skipped test counts as failed.
 */
export function vitestTally(report, exitCode) {
  const passed = report.numPassedTests;
  const notPassed = report.numTotalTests - passed;
  // A file that failed to load contains no failed test, so count the file.
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

/** Counts the tests of a Playwright JSON report in the same way. A flaky test counts as failed. */
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

/** Returns the tally of a single command. A failed one has its last lines as the message. */
export function checkTally(exitCode, output = '') {
  if (exitCode === 0) return { passed: 1, failed: 0, failures: [] };
  const last = stripVTControlCharacters(output).trimEnd().split('\n').slice(-TOLD_LINES);
  return { passed: 0, failed: 1, failures: output ? [last.join('\n')] : [] };
}

/** Stack frames outside our files. */
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

/** A run with an error exit has a failure, even if its report names none. */
function atLeastOne(failed, exitCode) {
  return exitCode === 0 ? failed : Math.max(failed, 1);
}
