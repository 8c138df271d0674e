import { matchesGlob, relative } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { findChromium } from './dev/shared/chromium.mjs';
// Sets the clock of this test run. The workers inherit it through the environment.
import './dev/shared/test-clock/run-clock.mjs';

/** Sets the date of the test run in every test. */
const clock = './dev/shared/test-clock/register.mjs';

/** Use all cores. By default Vitest leaves one core free, which on a machine with two cores is half of it. */
const maxWorkers = '100%';

/** The workspace whose script `test` runs this configuration, as a path from the root. '' at the root. */
const workspace = relative(import.meta.dirname, process.cwd()).replaceAll('\\', '/');

/**
 * Returns globs of test files. At the root they match files of all workspaces. In a workspace they match only its own
 * files.
 * @param byWorkspace the glob of test files for each glob of workspaces
 */
function testFiles(byWorkspace: Readonly<Record<string, string>>): string[] {
  return Object.entries(byWorkspace).flatMap(([workspaces, files]) => {
    if (workspace === '') return [`${workspaces}/${files}`];
    return matchesGlob(workspace, workspaces) ? [`${workspace}/${files}`] : [];
  });
}

/**
 * The lines whose stories only `pnpm verify:stories` runs: with another table, they test the same as the stories of
 * travel and microcar.
 */
const otherLines =
  '{bicycle,boat*,commercial-vehicle,cyber,fire,health,home,householder,injury,life,pets,professional,smartphone,vintage-*}';

/**
 * Returns the configuration of the story tests.
 * @param isThorough whether to run the stories of all lines
 */
function stories(isThorough: boolean): TestProjectInlineConfiguration {
  return {
    plugins: [storybookTest({ configDir: '.storybook' })],
    test: {
      name: 'storybook',
      exclude: isThorough ? [] : [`showroom/src/lines/${otherLines}.stories.tsx`],
      maxWorkers,
      // A story may wait several times. It must not fail because the machine is busy.
      testTimeout: 90_000,
      // Run all stories in one page without reloads, as a reader of Storybook opens them.
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
          // The timeout is long, so that a busy machine causes no failure.
          testTimeout: 20_000,
          // Share loaded modules between test files: loading them for each of 220 files took half of the time. Stubs
          // are restored after each test.
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
          // Run each file in its own VM context. This isolates tests with half the CPU time of separate processes.
          pool: 'vmThreads',
          environment: 'happy-dom',
          include: testFiles({
            '{packages,apps}/*': 'src/**/*.test.tsx',
            'docs/examples/*': 'src/**/*.test.tsx',
          }),
          setupFiles: [clock, './vitest.setup.ts'],
          // A test may wait several times. Each wait may take the `asyncUtilTimeout` of the setup file.
          testTimeout: 90_000,
        },
      },
      {
        // Use React's production build: the tests render hundreds of pages, and it halves their time.
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
      // All packages share one Storybook, so run its stories at the root only.
      ...(workspace === '' ? [stories(mode === 'thorough')] : []),
    ],
  },
}));
