import { expect } from '@playwright/test';
import { control, write } from '../support/pages/visitor.ts';
import { test } from '../support/server/clock-test.ts';
import { hasNginx, type Nginx, startNginx } from '../support/server/nginx.ts';

const settings = {
  alfa: { theme: { mode: 'light', primary: '#7a0019' }, manageHistory: true },
  beta: {
    theme: { mode: 'dark' },
    api: { quote: '/servizi/preventivi/{line}' },
    tracker: 'gtm',
  },
};

if (!hasNginx)
  test('one build for two brokers is not tested if this machine has no nginx', () => {
    console.log('docs/deploy/nginx.conf was not tried: there is no nginx on this machine.');
  });

if (hasNginx)
  test.describe('one build behind nginx', () => {
    let nginx: Nginx;
    test.beforeAll(async () => {
      nginx = await startNginx(settings, process.env.E2E_PORT ?? '');
    });
    test.afterAll(() => nginx.stop());

    test("with the first broker's settings, the build has this broker's colours and uses the API of the same site", async ({
      page,
    }) => {
      const complaints: string[] = [];
      page.on('console', (message) => complaints.push(message.text()));
      const lists = page.waitForResponse(/\/api\/travel\/enums\/professione$/);
      await page.goto(nginx.address('alfa'));
      const sheet = page.locator('#root');
      await expect(sheet).toHaveAttribute('data-q-theme', 'light');
      await expect(sheet).toHaveCSS('--q-primary', '#7a0019');
      await write(page, 'nome', 'Giulia');
      expect((await lists).status()).toBe(200);
      // The console must also contain no violation of the CSP.
      expect(complaints).toEqual([]);
    });

    test("with the second broker's settings, the build has this broker's colours and uses the API that they name", async ({
      page,
    }) => {
      const told = page.waitForEvent('console', (message) => message.text().includes('tracker'));
      const asked = page.waitForRequest(/\/enums\/professione$/);
      await page.goto(nginx.address('beta'));
      await expect(page.locator('#root')).toHaveAttribute('data-q-theme', 'dark');
      await write(page, 'nome', 'Giulia');
      expect(new URL((await asked).url()).pathname).toBe(
        '/servizi/preventivi/travel/enums/professione',
      );
      expect((await told).text()).toBe(
        "settings.json: 'tracker' takes 'none' or 'dataLayer'. It was left out.",
      );
      await expect(control(page, 'nome')).toHaveValue('Giulia');
    });

    test('nginx lets browsers cache immutable files, and requires revalidation for all others', async ({
      page,
    }) => {
      const answer = await page.goto(nginx.address('alfa'));
      expect(answer?.headers()).toMatchObject({
        'cache-control': 'no-cache',
        'content-encoding': 'gzip',
        vary: 'Accept-Encoding',
      });
      const script = await page.locator('script[type=module]').getAttribute('src');
      const of = (path: string) =>
        page.evaluate(async (at) => (await fetch(at)).headers.get('cache-control'), path);
      expect(await of(script ?? '')).toBe('public, max-age=31536000, immutable');
      expect(await of('settings.json')).toBe('public, max-age=60');
    });

    test('nginx responds with 404 to an unknown URL', async ({ page }) => {
      const lost = await page.goto(`${nginx.address('alfa')}inventata`);
      expect(lost?.status()).toBe(404);
    });
  });
