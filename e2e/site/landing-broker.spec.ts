import { expect, type Page } from '@playwright/test';
import { rossi } from '../support/people/brokers.ts';
import { gate } from '../support/server/gate.ts';
import { test } from '../support/server/travel-test.ts';

test.describe("the broker's settings", () => {
  const settings = (page: Page, json: object) =>
    page.route('**/settings.json', (route) => route.fulfill({ json }));

  test("the landing page and the documents show the broker's name, numbers and colours", async ({
    page,
  }) => {
    await settings(page, {
      broker: rossi,
      theme: {
        mode: 'dark',
        primary: '#5a3d00',
        primaryDark: '#ffb000',
        onPrimaryDark: '#123456',
        radius: '3px',
      },
      documents: { privacy: '/legal/privacy', complaints: 'https://rossi.example/reclami' },
    });
    await page.goto('/');
    const header = page.getByRole('banner');
    await expect(header).toContainText('Rossi & Figli <b>Assicurazioni</b>');
    await expect(header).toContainText('A Milano dal 1987');
    const call = header.getByRole('link', { name: 'Chiama 02 1234567 lun–ven 9–18' });
    await expect(call).toHaveAttribute('href', 'tel:021234567');
    const footer = page.getByRole('contentinfo');
    await expect(footer).toContainText('RUI B000123456 · Intermediario soggetto alla vigilanza');
    await expect(footer.getByRole('link', { name: 'info@rossi.example' })).toHaveAttribute(
      'href',
      'mailto:info@rossi.example',
    );
    await expect(footer.getByRole('link', { name: 'Privacy' })).toHaveAttribute(
      'href',
      /\/legal\/privacy$/,
    );
    await expect(footer.getByRole('link', { name: 'Reclami' })).toHaveAttribute(
      'href',
      'https://rossi.example/reclami',
    );
    const sheet = page.locator('.site');
    await expect(sheet).toHaveAttribute('data-q-theme', 'dark');
    await expect(sheet).toHaveCSS('--q-primary', '#ffb000');
    await expect(sheet).toHaveCSS('--q-on-primary', '#123456');
    await expect(sheet.getByRole('searchbox')).toHaveCSS('border-radius', '3px');
    await footer.getByRole('link', { name: 'Condizioni' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Condizioni');
    await page.getByRole('banner').getByRole('link', { name: 'Rossi & Figli' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Che cosa vuoi assicurare?');
  });

  test("the broker's logo replaces the default stamp once the logo is loaded", async ({ page }) => {
    const drawn = '<svg xmlns="http://www.w3.org/2000/svg" width="160" height="40"/>';
    await page.route('**/marchio.svg', (route) =>
      route.fulfill({ body: drawn, contentType: 'image/svg+xml' }),
    );
    await settings(page, { broker: { name: 'Rossi', logo: { light: '/marchio.svg' } } });
    await page.goto('/');
    const logo = page.getByRole('banner').locator('img');
    await expect(logo).toHaveAttribute('src', /^http:.*\/marchio\.svg$/);
    await expect(page.locator('.site-whose')).toBeHidden();
  });

  test("the broker's settings cannot run a script, and their links lead only to web addresses", async ({
    page,
  }) => {
    await settings(page, {
      broker: {
        ...rossi,
        email: 'x@y.example?bcc=z@y.example',
        logo: { light: 'javascript:alert(1)' },
      },
      documents: { terms: 'javascript:alert(1)' },
      theme: { primary: 'red;background:url(//x.example)' },
    });
    await page.goto('/');
    await expect(page.getByRole('banner')).toContainText('Rossi');
    expect(await page.content()).not.toMatch(/javascript:|bcc=|x\.example\)/);
    await expect(page.locator('.site-whose')).toHaveText('RF');
  });

  test("the broker's settings cause no layout shift when they load", async ({ page }) => {
    const looked = gate();
    await page.route('**/settings.json', async (route) => {
      await looked.opened;
      await route.fulfill({ json: { broker: rossi, languages: ['it', 'en'] } });
    });
    await page.goto('/', { waitUntil: 'commit' });
    const question = page.getByRole('heading', { level: 1 });
    await question.waitFor();
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const before = await question.boundingBox();
    // The page hides the default name until the settings have loaded. A name that appears late is better than a name
    // that changes.
    await expect(page.getByText('Il tuo broker').first()).toBeHidden();
    looked.open();
    await expect(page.getByRole('banner')).toContainText('Rossi');
    await expect(page.getByRole('navigation', { name: 'Lingua' })).toBeVisible();
    expect(await question.boundingBox()).toEqual(before);
  });

  test('the page looks as built if settings.json cannot be parsed', async ({ page }) => {
    await page.route('**/settings.json', (route) => route.fulfill({ body: '<html>' }));
    await page.goto('/');
    await page.getByRole('searchbox').fill('cane');
    await expect(page.getByRole('status')).toContainText('Animali');
    await expect(page.getByRole('banner')).toContainText('Il tuo broker');
  });
});
