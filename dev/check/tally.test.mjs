import { describe, expect, it } from 'vitest';
import { checkTally, playwrightTally, total, vitestTally } from './tally.mjs';

const file = (status, ...tests) => ({ status, assertionResults: tests });
const vitest = (numTotalTests, numPassedTests, testResults = []) => ({
  numTotalTests,
  numPassedTests,
  testResults,
});
const playwright = (stats, errors = [], suites = []) => ({
  stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...stats },
  errors,
  suites,
});
const red = (text) => `\u001b[31m${text}\u001b[39m`;
const passedTest = { fullName: 'a plate is read', status: 'passed', failureMessages: [] };

describe('the tally of npm test', () => {
  it('the tally of npm test counts passed and failed tests', () => {
    expect(vitestTally(vitest(12, 10), 1)).toMatchObject({ passed: 10, failed: 2 });
  });

  it('the tally of npm test counts a skipped test as failed, even if vitest succeeds', () => {
    expect(vitestTally(vitest(12, 11), 0)).toMatchObject({ passed: 11, failed: 1 });
    expect(playwrightTally(playwright({ expected: 4, skipped: 1 }), 0)).toMatchObject({
      passed: 4,
      failed: 1,
    });
  });

  it('the tally of npm test counts a test file that failed to load', () => {
    const report = vitest(3, 3, [file('passed', passedTest), file('failed')]);
    expect(vitestTally(report, 1)).toMatchObject({ passed: 3, failed: 1 });
  });

  it('the tally of npm test fails when the runner exits with an error although each test passed', () => {
    expect(vitestTally(vitest(3, 3), 1)).toMatchObject({ passed: 3, failed: 1 });
    expect(playwrightTally(playwright({ expected: 3 }), 1)).toMatchObject({ passed: 3, failed: 1 });
  });

  it('the tally of npm test counts a flaky browser test and an error outside the tests as failed', () => {
    const report = playwright({ expected: 3, flaky: 1 }, [{ message: 'no browser' }]);
    expect(playwrightTally(report, 1)).toMatchObject({ passed: 3, failed: 2 });
  });

  it('the tally of npm test adds all tallies up', () => {
    expect(total([checkTally(0), checkTally(2), { passed: 40, failed: 1 }])).toEqual({
      passed: 41,
      failed: 2,
    });
  });
});

describe('the failures at the end of a run', () => {
  it("the failures at the end of a run contain each failed unit test's message, without terminal colours", () => {
    const failed = {
      fullName: 'a plate with a blank',
      status: 'failed',
      failureMessages: [red('expected AB123CD')],
    };
    const skipped = { fullName: 'a plate of the Vatican', status: 'skipped', failureMessages: [] };
    const unloaded = { ...file('failed'), name: 'plates.test.ts', message: 'no such module' };
    const report = vitest(3, 1, [file('failed', passedTest, failed, skipped), unloaded]);
    expect(vitestTally(report, 1).failures).toEqual([
      '✗ plates.test.ts\nno such module',
      '✗ a plate with a blank\nexpected AB123CD',
      '✗ a plate of the Vatican\nskipped',
    ]);
  });

  it('the failures at the end of a run include nested browser tests with their location, and a browser that did not start', () => {
    const spec = {
      file: 'once.spec.ts',
      line: 27,
      title: 'a double press sends one request',
      tests: [{ status: 'unexpected', results: [{ errors: [{ message: red('sent two') }] }] }],
    };
    const well = { ...spec, tests: [{ status: 'expected', results: [] }] };
    const suites = [{ specs: [well], suites: [{ specs: [spec] }] }];
    const report = playwright({ expected: 1, unexpected: 1 }, [{ message: 'no browser' }], suites);
    expect(playwrightTally(report, 1).failures).toEqual([
      '✗ outside of the tests\nno browser',
      '✗ once.spec.ts:27 a double press sends one request\nsent two',
    ]);
  });

  it('the failures at the end of a run contain the last lines of a failed check, and no line of a passed one', () => {
    const output = Array.from({ length: 200 }, (_, at) => `line ${at + 1}`).join('\n');
    const [told] = checkTally(1, red(output)).failures;
    expect(told.split('\n')).toHaveLength(25);
    expect(told).toContain('line 200');
    expect(checkTally(0, output).failures).toEqual([]);
  });
});
