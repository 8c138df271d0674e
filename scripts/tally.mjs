import { stripVTControlCharacters } from 'node:util';

/** How much is told of one failure: what it says comes first, where it happened after that. */
const TOLD_LINES = 25;

/**
 * How many tests of a vitest JSON report passed and failed, and what those say that failed. One that was skipped did not
 * pass.
 */
export function vitestTally(report, exitCode) {
  const passed = report.numPassedTests;
  const notPassed = report.numTotalTests - passed;
  // A file that could not be loaded holds no test and yet failed.
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

/** The same for a Playwright JSON report; a flaky test is a failed one. */
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

/** A check that is one command: it passed, or it failed and its last lines say of what. */
export function checkTally(exitCode, output = '') {
  if (exitCode === 0) return { passed: 1, failed: 0, failures: [] };
  const last = stripVTControlCharacters(output).trimEnd().split('\n').slice(-TOLD_LINES);
  return { passed: 0, failed: 1, failures: output ? [last.join('\n')] : [] };
}

/** The frames of a stack that stand in no file of ours. */
const isOfTools = /^ +at .*(node_modules|node:internal|new Promise)/;

/** Tests lie in suites, which lie in suites. */
const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];

const errorsOf = ({ errors }) => errors.map(({ message }) => message);

/** What is told of a test that failed: its name, and the beginning of what it says. */
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
