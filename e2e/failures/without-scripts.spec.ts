import { expect, type Page } from '@playwright/test';
import { title } from '../support/pages/visitor.ts';
import { test } from '../support/server/travel-test.ts';

/** The notice above the form. Find it by its class: without scripts, Playwright's text locators skip `noscript`. */
const note = (page: Page) => page.locator('.q-no-scripts').filter({ visible: true });
const says = 'Con questo browser il preventivo non si può inviare.';

test.describe('with scripts switched off', () => {
  test.use({ javaScriptEnabled: false });

  test('with scripts off, the funnel shows at once that it cannot be sent, and links to the landing page', async ({
    page,
  }) => {
    await page.goto('/travel/');
    await expect(note(page)).toBeInViewport();
    await expect(note(page)).toContainText(`${says} Attiva JavaScript e ricarica la pagina`);
    await note(page).locator('a').click();
    await expect(page).toHaveTitle('Preventivi assicurativi');
  });
});

test('a browser that lacks a needed feature shows the note above the form', async ({ page }) => {
  // Simulate an old browser that lacks a required feature and runs no script of the page.
  await page.addInitScript(() => Reflect.deleteProperty(Object, 'hasOwn'));
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/travel/');
  await expect(note(page)).toContainText(/Così non si può inviare\..*aggiorna il browser/);
  await expect(title(page)).toHaveText('I tuoi dati');
});

test('a browser that cannot parse the scripts also shows the note above the form', async ({
  page,
}) => {
  await page.route('**/assets/*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'class { a ||= 1 }' }),
  );
  await page.goto('/travel/');
  await expect(note(page)).toContainText('Così non si può inviare.');
});

test('a browser that runs the scripts shows no note', async ({ page }) => {
  await page.goto('/travel/');
  await expect(title(page)).toHaveText('I tuoi dati');
  await expect(note(page)).toHaveCount(0);
});
