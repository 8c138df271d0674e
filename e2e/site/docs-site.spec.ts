import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { entryPoints } from '../../dev/shared/entry-points.mjs';
import { look } from '../support/pages/looked-at.ts';
import { test } from '../support/server/clock-test.ts';
import { thorough } from '../support/thorough.ts';

// Tests the documentation that the product's server serves under `/docs/`.

interface Manifest {
  readonly name: string;
  readonly private?: boolean;
  readonly exports: Readonly<Record<string, string>>;
}
const root = join(import.meta.dirname, '..', '..');
const packages = globSync('{packages,apps}/*/package.json', { cwd: root })
  .map((file) => JSON.parse(readFileSync(join(root, file), 'utf8')) as Manifest)
  .filter((manifest) => !manifest.private);
/**
 * The entry points and their pages, such as `['@preventivo/core/http',
 * '/docs/api/core/http.html']`.
 */
const entries = packages.flatMap((manifest) =>
  Object.keys(entryPoints(manifest)).map((entry) => {
    const page = entry === '.' ? 'index' : entry.slice(2);
    const { name } = manifest;
    return [name + entry.slice(1), `/docs/api/${name.split('/').at(-1)}/${page}.html`] as const;
  }),
);

test.describe.configure({ mode: 'parallel' });

/** Opens a page and waits for hydration: before hydration its buttons have no effect. */
async function open(page: Page, address: string) {
  const response = await page.goto(address);
  await page.waitForFunction(() => '__vue_app__' in (document.querySelector('#app') ?? {}));
  return response;
}

async function search(page: Page, words: string) {
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  const box = page.getByRole('combobox');
  await box.fill(words);
  return page.getByRole('option');
}

test('every entry point of every package has a page in the documentation', async ({ request }) => {
  expect(entries.length).toBeGreaterThan(packages.length);
  for (const [name, address] of entries) {
    const response = await request.get(address);
    expect(response.status(), address).toBe(200);
    expect(await response.text(), address).toMatch(new RegExp(`<h1[^>]*>${name}[ <]`));
  }
});

test('llms.txt lists every package and says how to install it', thorough, async ({ request }) => {
  const text = await (await request.get('/llms.txt')).text();
  expect(await (await request.get('/docs/llms.txt')).text()).toBe(text);
  expect(text).toMatch(/^# Preventivo\n\n> .+\n/);
  for (const { name } of packages)
    expect(text).toMatch(new RegExp(`- \\[${name}\\].+npm i ${name}`));
  const whole = await (await request.get('/docs/llms-full.txt')).text();
  for (const { name } of packages) expect(whole).toContain(`# ${name}\n`);
});

for (const words of ['codice fiscale', 'Idempotency'])
  test(`a search for «${words}» leads to a page that contains these words`, async ({ page }) => {
    await open(page, '/docs/');
    await expect((await search(page, words)).first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).not.toHaveURL(/\/docs\/$/);
    await expect(page.getByRole('main')).toContainText(new RegExp(words, 'i'));
  });

for (const [words, page] of [
  ['embed', 'embed.html'],
  ['theme', 'deploy.html#theme'],
  ['postgres', 'operations.html#the-move-to-postgresql'],
  ['consent', 'rules/consents.html'],
  ['own line', 'own-line.html'],
  ['webhook', 'reference-api.html#webhook'],
] as const)
  test(`a search for «${words}» finds its guide first`, async ({ page: browser }) => {
    await open(browser, '/docs/');
    await expect((await search(browser, words)).first()).toHaveAttribute(
      'href',
      new RegExp(`^/docs/${page.replace('.', '\\.')}`),
    );
  });

test('pages load only from their own origin, and no request violates the CSP', async ({
  page,
  baseURL,
}) => {
  const complaints: string[] = [];
  const elsewhere: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('request', (request) => {
    if (!request.url().startsWith(`${baseURL}/docs/`) && !request.url().startsWith('data:'))
      elsewhere.push(request.url());
  });
  const response = await open(page, '/docs/deploy.html');
  expect(response?.headers()['content-security-policy']).toContain("script-src 'self';");
  await expect((await search(page, 'nginx')).first()).toBeVisible();
  expect([complaints, elsewhere]).toEqual([[], []]);
});

test(
  'in the pages about packages, every link of the sidebar leads to a page',
  thorough,
  async ({ request }) => {
    const text = await (await request.get('/docs/packages/ui.html')).text();
    const links = [...text.matchAll(/<a [^>]*href="(\/[^"#]+)/g)].map(([, to]) => to ?? '');
    expect(links).toContain('/docs/api/ui/styles.css.html');
    for (const to of new Set(links)) expect((await request.get(to)).status(), to).toBe(200);
  },
);

test('no page shows syntax of its generator as text', thorough, async ({ page }) => {
  await open(page, '/docs/security.html');
  await expect(page.getByRole('main')).toContainText('level 1');
  await expect(page.getByRole('main')).not.toContainText('<!--');
});

test(
  'a printed page shows its code lines completely, and no navigation',
  thorough,
  async ({ page }) => {
    await open(page, '/docs/deploy.html');
    await page.emulateMedia({ media: 'print' });
    const cut = () =>
      page
        .locator('pre')
        .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).length);
    await expect.poll(cut).toBe(0);
    await expect(page.getByRole('navigation').first()).toBeHidden();
  },
);

test('an unknown URL under /docs/ shows a page that links to the documentation', async ({
  page,
}) => {
  const response = await page.goto('/docs/invented.html');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'This page is not there' })).toBeVisible();
  await page.getByRole('link', { name: 'begin at the start' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Preventivo' })).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('without scripts, a documentation page is readable and links to the other pages of its section', async ({
    page,
  }) => {
    await page.goto('/docs/lines/travel.html');
    await expect(page.getByRole('heading', { level: 1, name: 'Viaggi' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Search' })).toBeHidden();
    await page.getByRole('navigation').getByRole('link', { name: 'Animali' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Animali' })).toBeVisible();
  });
});

for (const width of [390, 1280])
  test.describe(`at ${width} px`, () => {
    test.use({
      viewport: { width, height: 844 },
      contextOptions: { reducedMotion: 'reduce' },
    });

    test('a page of each kind passes axe @thorough', async ({ page }) => {
      for (const address of [
        '/docs/',
        '/docs/add-a-kind.html',
        '/docs/lines/travel.html',
        '/docs/packages/core.html',
        '/docs/api/funnel/index.html',
        '/docs/decisions/',
        '/docs/invented.html',
      ]) {
        await open(page, address);
        await look(page, address);
      }
    });

    test('the opened search and the opened menu pass axe @thorough', async ({ page }) => {
      await open(page, '/docs/lines/travel.html');
      await expect((await search(page, 'codice fiscale')).first()).toBeVisible();
      await look(page, 'search');
      await page.keyboard.press('Escape');
      if (width > 768) return;
      await page.getByRole('button', { name: 'Menu' }).click();
      await expect(page.getByRole('link', { name: 'Animali' })).toBeVisible();
      await look(page, 'the pages of the part');
    });

    test('every page passes axe @thorough', async ({ page, request }) => {
      test.setTimeout(3_600_000);
      const text = await (await request.get('/docs/llms.txt')).text();
      const all = new Set(text.match(/\/docs\/[\w./-]+\.html/g));
      expect(all.size).toBeGreaterThan(entries.length);
      const complaints: string[] = [];
      for (const address of all) {
        await open(page, address);
        await look(page, address).catch((error: Error) => complaints.push(error.message));
        // Wide content must scroll inside its own box: the page must not be wider than the window.
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        if (wide > width) complaints.push(`${address}: ${wide} px wide`);
      }
      expect(complaints).toEqual([]);
    });
  });
