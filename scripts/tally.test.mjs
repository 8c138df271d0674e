import { describe, expect, it } from 'vitest';
import { checkTally, playwrightTally, total, vitestTally } from './tally.mjs';

const file = (status, ...tests) => ({ status, assertionResults: tests });
const vitest = (numTotalTests, numPassedTests, testResults = []) => ({
  numTotalTests,
  numPassedTests,
  testResults,
});
const playwright = (stats, errors = []) => ({
  stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...stats },
  errors,
});

describe('what npm test adds up', () => {
  it('counts the tests that passed and those that did not', () => {
    expect(vitestTally(vitest(12, 10), 1)).toEqual({ passed: 10, failed: 2 });
  });

  it('takes a skipped test for a failed one, also when vitest itself is content', () => {
    expect(vitestTally(vitest(12, 11), 0)).toEqual({ passed: 11, failed: 1 });
    expect(playwrightTally(playwright({ expected: 4, skipped: 1 }), 0)).toEqual({
      passed: 4,
      failed: 1,
    });
  });

  it('counts a test file that could not be loaded', () => {
    const report = vitest(3, 3, [file('passed', {}, {}, {}), file('failed')]);
    expect(vitestTally(report, 1)).toEqual({ passed: 3, failed: 1 });
  });

  it('fails a run that ended badly although each test passed, as after an unhandled error', () => {
    expect(vitestTally(vitest(3, 3), 1)).toEqual({ passed: 3, failed: 1 });
    expect(playwrightTally(playwright({ expected: 3 }), 1)).toEqual({ passed: 3, failed: 1 });
  });

  it('takes a flaky browser test for a failed one, and an error outside the tests too', () => {
    const report = playwright({ expected: 3, flaky: 1 }, [{ message: 'no browser' }]);
    expect(playwrightTally(report, 1)).toEqual({ passed: 3, failed: 2 });
  });

  it('adds everything up', () => {
    expect(total([checkTally(0), checkTally(2), { passed: 40, failed: 1 }])).toEqual({
      passed: 41,
      failed: 2,
    });
  });
});
