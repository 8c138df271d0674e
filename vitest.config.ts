import { matchesGlob, relative } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { findChromium } from './dev/shared/chromium.mjs';
// Sets the clock of this run. The workers inherit the clock through the environment.
import './dev/shared/test-clock/run-clock.mjs';

/** Gives every test the day of the run instead of the actual one. */
const clock = './dev/shared/test-clock/register.mjs';

/**
 * Use every core. By default Vitest leaves one core free, which is half of a machine with two
 * cores.
 */
const maxWorkers = '100%';

/**
 * The workspace whose `test` script runs this configuration, as a path relative to the root. Empty
 * at the root.
 */
const workspace = relative(import.meta.dirname, process.cwd()).replaceAll('\\', '/');

/**
 * Returns globs of test files. At the root they match files of every workspace, and in a workspace
 * only the files of that workspace.
 * @param byWorkspace a glob of workspaces as the key, and the glob of their test files as the value
 */
function testFiles(byWorkspace: Readonly<Record<string, string>>): string[] {
  return Object.entries(byWorkspace).flatMap(([workspaces, files]) => {
    if (workspace === '') return [`${workspaces}/${files}`];
    return matchesGlob(workspace, workspaces) ? [`${workspace}/${files}`] : [];
  });
}

/**
 * Lines whose stories only `pnpm verify:stories` runs, because they repeat the assertions of travel
 * and microcar with another table.
 */
const otherLines =
  '{bicycle,boat*,commercial-vehicle,cyber,fire,health,home,householder,injury,life,pets,professional,smartphone,vintage-*}';

/** @param isThorough whether the stories of every line run */
function stories(isThorough: boolean): TestProjectInlineConfiguration {
  return {
    plugins: [storybookTest({ configDir: '.storybook' })],
    test: {
      name: 'storybook',
      exclude: isThorough ? [] : [`showroom/src/lines/${otherLines}.stories.tsx`],
      maxWorkers,
      // A story may wait several times, and must not fail on a busy machine.
      testTimeout: 90_000,
      // Run all stories in one page without a reload between them, as when a reader browses them.
      isolate: false,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({ launchOptions: { executablePath: findChromium() } }),
        instances: [{ browser: 'chromium' }],
      },
    },
  };
}

export default defineConfig(({ mode }) => ({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          maxWorkers,
          environment: 'node',
          setupFiles: [clock],
          // Wait longer, because a busy machine must not cause a failure.
          testTimeout: 20_000,
          // Share loaded modules between test files, because loading them for each of 220 files
          // took half of the time. Stubs are restored after each test.
          isolate: false,
          unstubEnvs: true,
          unstubGlobals: true,
          restoreMocks: true,
          include: testFiles({
            '{packages,apps,services}/*': 'src/**/*.test.ts',
            'docs/examples/*': 'src/**/*.test.ts',
            '{dev,site,site/docs}': '**/*.test.mjs',
            proofs: '**/*.test.ts',
          }),
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'dom',
          maxWorkers,
          // Run each file in its own VM context. That isolates tests with half the CPU time of
          // processes.
          pool: 'vmThreads',
          environment: 'happy-dom',
          include: testFiles({
            '{packages,apps}/*': 'src/**/*.test.tsx',
            'docs/examples/*': 'src/**/*.test.tsx',
          }),
          setupFiles: [clock, './vitest.setup.ts'],
          // A test may wait several times, each time up to the `asyncUtilTimeout` of the setup
          // file.
          testTimeout: 90_000,
        },
      },
      {
        // Use React's production build, because the tests render hundreds of pages and it halves
        // the time.
        oxc: { jsx: { runtime: 'automatic', development: false } },
        test: {
          name: 'walk',
          maxWorkers,
          pool: 'vmThreads',
          environment: 'happy-dom',
          env: { NODE_ENV: 'production' },
          setupFiles: [clock],
          include: testFiles({ showroom: 'src/**/*.test.tsx' }),
        },
      },
      // Stories of all packages share one Storybook, so they run at the root only.
      ...(workspace === '' ? [stories(mode === 'thorough')] : []),
    ],
  },
}));
