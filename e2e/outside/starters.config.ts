import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findChromium } from '../../dev/shared/chromium.mjs';
import { testClockOption } from '../../dev/shared/test-clock/node-option.mjs';
// Shifts the `Date` of this process and of each worker to the clock of the test run. Workers load this file too.
import '../../dev/shared/test-clock/register.mjs';

// `dev/check/packed/starters.mjs` creates a project from a template and sets these variables. This configuration starts
// the project as its README says.
const {
  STARTER_APP = '',
  STARTER_PORT = '',
  STARTER_API_PORT = '',
  E2E_DATA_DIR = '',
} = process.env;
const at = (port: string) => `http://127.0.0.1:${port}`;
const server = { cwd: STARTER_APP, reuseExistingServer: false, timeout: 60_000 };
/** The API. In some templates it also serves the page; in others the page has its own server. */
const api = {
  ...server,
  command: STARTER_API_PORT === STARTER_PORT ? 'npm start' : 'npm run api',
  url: `${at(STARTER_API_PORT)}/health`,
  env: {
    PORT: STARTER_API_PORT,
    DATA_DIR: E2E_DATA_DIR,
    RATE_LIMITS: 'off',
    NODE_OPTIONS: testClockOption,
  },
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 12_000 },
};
const page = {
  ...server,
  command: `npm start -- --port ${STARTER_PORT}`,
  url: at(STARTER_PORT),
  env: { NODE_OPTIONS: testClockOption },
};

export default defineConfig({
  testDir: '.',
  testMatch: 'starter-*.spec.ts',
  // Several templates are tested at the same time, so each has its own output folder.
  outputDir: join(STARTER_APP, 'test-results'),
  workers: 1,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  expect: { timeout: 15_000 },
  globalTeardown: '../support/server/remove-data.ts',
  use: {
    baseURL: at(STARTER_PORT),
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    launchOptions: { executablePath: findChromium() },
  },
  webServer: STARTER_API_PORT === STARTER_PORT ? [api] : [api, page],
});
