import { defineConfig } from 'vitest/config';

/**
 * Tests with time limits. They run one by one and need an otherwise idle machine, so `npm test`
 * skips them.
 */
const timed = [
  'reliability/{bad-folder,flood,full-disk,silent-readers,silent-receiver,slow-clients,slow-receiver,steady-load}.test.ts',
];

/** Tests that only `verify:reliability` runs. In `npm test`, unit tests cover their behaviour. */
const atLength = [
  'reliability/{forgotten-password,half-open-database,hostile-bodies,jumping-clock,losing-mail-server,minute-receiver,upgrade}.test.ts',
];
const isVerified = process.env.RELIABILITY_EXTENT !== undefined;

// Each test has its own servers and its own database. Tests that kill a server wait a minute for
// its lease, so they run in parallel.
export default defineConfig({
  test: {
    // This timeout only ends tests that hang. On a busy machine, even twenty starts take minutes.
    testTimeout: process.env.RELIABILITY_EXTENT === 'long' ? 2_700_000 : 600_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'kills',
          include: ['reliability/**/*.test.ts'],
          exclude: [...timed, ...atLength],
          // Tests that kill a server mostly wait. The long run therefore has three workers.
          maxWorkers: process.env.RELIABILITY_EXTENT === 'long' ? 3 : 2,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'timed',
          include: isVerified ? [...timed, ...atLength] : timed,
          maxWorkers: 1,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
