import { defineConfig } from '@playwright/test';
import { findChromium } from '../../dev/shared/chromium.mjs';
import { testClockOption } from '../../dev/shared/test-clock/node-option.mjs';
// Shifts the `Date` of this process and of each worker to the clock of the run. Workers read this
// file too.
import '../../dev/shared/test-clock/register.mjs';

// `dev/check/packed/starters.mjs` creates a project from a template and sets these variables. This
// config starts the project as its README says.
const { STARTER_APP = '', STARTER_PORT = '', E2E_DATA_DIR = '' } = process.env;
const address = `http://127.0.0.1:${STARTER_PORT}`;

export default defineConfig({
  testDir: '.',
  testMatch: 'starter-*.spec.ts',
  workers: 1,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  expect: { timeout: 15_000 },
  globalTeardown: '../support/server/remove-data.ts',
  use: {
    baseURL: address,
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    launchOptions: { executablePath: findChromium() },
  },
  webServer: {
    command: 'npm start',
    cwd: STARTER_APP,
    url: `${address}/health`,
    reuseExistingServer: false,
    timeout: 60_000,
    env: {
      PORT: STARTER_PORT,
      DATA_DIR: E2E_DATA_DIR,
      RATE_LIMITS: 'off',
      NODE_OPTIONS: testClockOption,
    },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 12_000 },
  },
});
