import { defineConfig } from 'vitest/config';

/**
 * Tests with time limits. They run one by one on an otherwise idle machine, so `npm test` leaves
 * them out.
 */
const timed = [
  'reliability/{bad-folder,flood,full-disk,silent-readers,silent-receiver,slow-clients,slow-receiver,steady-load}.test.ts',
];

/**
 * Tests that only `verify:reliability` runs. `npm test` covers the same behaviour with unit tests.
 */
const atLength = [
  'reliability/{forgotten-password,half-open-database,hostile-bodies,jumping-clock,losing-mail-server,minute-receiver,upgrade}.test.ts',
];
const isVerified = process.env.RELIABILITY_EXTENT !== undefined;

// Each test has separate servers and a separate database. Tests that wait a minute for the lease of
// a killed server run in parallel.
export default defineConfig({
  test: {
    // This timeout only ends tests that hang. Even twenty starts take minutes on a busy machine.
    testTimeout: process.env.RELIABILITY_EXTENT === 'long' ? 2_700_000 : 600_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'kills',
          include: ['reliability/**/*.test.ts'],
          exclude: [...timed, ...atLength],
          // Tests that kill a server mostly wait, so the long run has three workers.
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
