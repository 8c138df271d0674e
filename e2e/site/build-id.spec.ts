import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { test } from '../support/server/clock-test.ts';

const root = join(import.meta.dirname, '..', '..');

test('every page and the health endpoint contain the id of the deployed build', async ({
  page,
  request,
}) => {
  const builds = await (await request.get('/build.json')).json();
  const read = () => page.locator('meta[name=build]').getAttribute('content');
  await page.goto('/travel/');
  expect(await read()).toBe(builds.lines.travel);
  for (const path of ['/', '/documenti/privacy.html', '/account/password/']) {
    await page.goto(path);
    expect(await read()).toBe(builds.site);
  }
  const health = await (await request.get('/health')).json();
  expect(health).toEqual({ status: 'ok', build: builds.server });
  const bundled = readFileSync(join(root, 'services', 'api', 'dist', 'build.json'), 'utf8');
  expect(JSON.parse(bundled)).toEqual({ build: health.build });
  expect(builds.build).toMatch(/^[0-9a-f]{8}$/);
});
