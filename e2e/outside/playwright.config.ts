import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findChromium } from '../../dev/shared/chromium.mjs';
import { testClockOption } from '../../dev/shared/test-clock/node-option.mjs';
// Shifts the `Date` of this process and of each worker to the clock of the test run. Workers load this file too.
import '../../dev/shared/test-clock/register.mjs';

// `dev/check/packed.mjs` builds two apps from the packed packages and sets these environment variables. This
// configuration serves the apps as their developers would, with a reference API.
const {
  API_PORT = '',
  VITE_APP = '',
  VITE_PORT = '',
  NEXT_APP = '',
  NEXT_PORT = '',
  NEXT_DEV_PORT = '',
  E2E_DATA_DIR = '',
} = process.env;
const next = 'node node_modules/next/dist/bin/next';
const at = (port: string) => `http://127.0.0.1:${port}`;
const server = { reuseExistingServer: false, timeout: 60_000 };
const root = join(import.meta.dirname, '..', '..');

export default defineConfig({
  testDir: '.',
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  expect: { timeout: 15_000 },
  globalTeardown: '../support/server/remove-data.ts',
  use: {
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    launchOptions: { executablePath: findChromium() },
  },
  projects: [
    { name: 'vite', testMatch: 'vite-react-18.spec.ts', use: { baseURL: at(VITE_PORT) } },
    { name: 'next', testMatch: 'next.spec.ts', use: { baseURL: at(NEXT_PORT) } },
  ],
  webServer: [
    {
      ...server,
      command: 'node services/api/dist/server.js',
      cwd: root,
      url: `${at(API_PORT)}/health`,
      env: {
        PORT: API_PORT,
        DATA_DIR: E2E_DATA_DIR,
        RATE_LIMITS: 'off',
        CORS_ORIGINS: at(VITE_PORT),
        NODE_OPTIONS: testClockOption,
      },
      gracefulShutdown: { signal: 'SIGTERM', timeout: 12_000 },
    },
    {
      ...server,
      command: `node node_modules/vite/bin/vite.js preview --host 127.0.0.1 --strictPort --port ${VITE_PORT}`,
      cwd: VITE_APP,
      url: at(VITE_PORT),
    },
    {
      ...server,
      command: `${next} start --hostname 127.0.0.1 --port ${NEXT_PORT}`,
      cwd: NEXT_APP,
      env: { NODE_OPTIONS: testClockOption },
      url: at(NEXT_PORT),
    },
    {
      ...server,
      command: `${next} dev --hostname 127.0.0.1 --port ${NEXT_DEV_PORT}`,
      cwd: NEXT_APP,
      env: { NODE_OPTIONS: testClockOption },
      url: at(NEXT_DEV_PORT),
    },
  ],
});
