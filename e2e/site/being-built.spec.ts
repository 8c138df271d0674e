import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import AxeBuilder from '@axe-core/playwright';
import { expect } from '@playwright/test';
import type { RunningServer, ServerOptions } from '@preventivo/api/server';
import { createPlaceholders } from '../../dev/build/placeholders.mjs';
import { test as base } from '../support/server/clock-test.ts';
import { thorough } from '../support/thorough.ts';

// Tests the pages that `npm start` serves while the documentation and Storybook are being built. The tests use the
// built server.

const serverFile = pathToFileURL(
  join(import.meta.dirname, '..', '..', 'services/api/dist/server.js'),
).href;
const docs = { path: '/docs/', title: 'The documentation' };
const storybook = { path: '/storybook/', title: 'Storybook' };

interface FirstStart extends Pick<RunningServer, 'address' | 'readSiteAgain'> {
  /** Ends the build of the documentation. The given HTML becomes its page `/docs/deploy.html`. */
  finishDocs(html: string): void;
  /** Makes the build of Storybook fail with the given terminal output. */
  failStorybook(output: string): void;
}

const test = base.extend<{ readonly firstStart: FirstStart }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its parameter.
  firstStart: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'preventivo-e2e-'));
    const built = await import(serverFile);
    const startServer: (options: ServerOptions) => Promise<RunningServer> = built.startServer;
    const { placeholder, remove, fail } = createPlaceholders([docs, storybook]);
    const docsFolder = join(folder, 'docs');
    const server = await startServer({
      env: { PORT: '0', DATA_DIR: join(folder, 'data'), RATE_LIMITS: 'off' },
      site: { '/docs/': { forBuilders: docsFolder } },
      placeholder,
      log: () => {},
    });
    await use({
      ...server,
      finishDocs: (html) => {
        mkdirSync(docsFolder);
        writeFileSync(join(docsFolder, 'deploy.html'), html);
        server.readSiteAgain();
        remove(docs.path);
      },
      failStorybook: (output) => fail(storybook, output),
    });
    await server.stop();
    rmSync(folder, { recursive: true });
  },
});

test('when the build ends, the real page replaces the placeholder at the same URL', async ({
  page,
  firstStart,
}) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text());
  });
  const address = `${firstStart.address}/docs/deploy.html?from=mail#build`;
  const response = await page.goto(address);
  expect(response?.status()).toBe(503);
  await expect(page).toHaveTitle('The documentation is being built');
  firstStart.finishDocs('<!doctype html><title>Deploy</title>');
  await expect(page).toHaveTitle('Deploy');
  expect(page.url()).toBe(address);
  expect(refused).toEqual([]);
});

test('the placeholder of a build that has failed shows the terminal output', async ({
  page,
  firstStart,
}) => {
  await page.goto(`${firstStart.address}/storybook/?path=/docs/ui-textinput--docs`);
  await expect(page.getByRole('heading', { name: 'Storybook is being built' })).toBeVisible();
  firstStart.failStorybook('Storybook was not built: <Button> has no story.');
  await expect(page.getByRole('heading', { name: 'Storybook was not built' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Output of the build' })).toHaveText(
    'Storybook was not built: <Button> has no story.',
  );
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'without scripts, the real page also replaces the placeholder when the build ends',
    thorough,
    async ({ page, firstStart }) => {
      await page.goto(`${firstStart.address}/docs/deploy.html#build`);
      await expect(page).toHaveTitle('The documentation is being built');
      firstStart.finishDocs('<!doctype html><title>Deploy</title>');
      await expect(page).toHaveTitle('Deploy');
    },
  );
});

for (const colorScheme of ['light', 'dark'] as const)
  for (const width of [320, 1280])
    test(
      `the placeholders of a running and of a failed build pass axe, ${colorScheme}, ${width} px`,
      thorough,
      async ({ page, firstStart }) => {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: 800 });
        firstStart.failStorybook(`The build failed:\n${'storybook: no such file '.repeat(80)}`);
        for (const path of ['/docs/', '/storybook/']) {
          await page.goto(firstStart.address + path);
          const { violations } = await new AxeBuilder({ page }).analyze();
          expect(
            violations.map(({ id }) => id),
            path,
          ).toEqual([]);
          const needed = await page.evaluate(() => document.documentElement.scrollWidth);
          expect(needed, path).toBeLessThanOrEqual(width);
        }
      },
    );
