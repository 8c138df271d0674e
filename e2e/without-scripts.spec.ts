import { expect, type Page } from '@playwright/test';
import { title } from './support/pages/visitor.ts';
import { test } from './support/server/travel-test.ts';

/** What is said above the form. It is looked for by its place: scripts off, a text in `noscript` is passed over. */
const note = (page: Page) => page.locator('.q-no-scripts').filter({ visible: true });
const says = 'Con questo browser il preventivo non si può inviare.';

test.describe('with scripts switched off', () => {
  test.use({ javaScriptEnabled: false });

  test('the funnel says at once that it cannot be sent, what to do, and the way to the list', async ({
    page,
  }) => {
    await page.goto('/travel/');
    await expect(note(page)).toBeInViewport();
    await expect(note(page)).toContainText(`${says} Attiva JavaScript e ricarica la pagina`);
    await note(page).locator('a').click();
    await expect(page).toHaveTitle('Preventivi assicurativi');
  });
});

test('a browser too old for the scripts says so above the form', async ({ page }) => {
  // What such a browser does with them: it has not what they need, and does not run them.
  await page.addInitScript(() => Reflect.deleteProperty(Object, 'hasOwn'));
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/travel/');
  await expect(note(page)).toContainText(/Così non si può inviare\..*aggiorna il browser/);
  await expect(title(page)).toHaveText('I tuoi dati');
});

test('a browser that cannot even read the scripts says so too', async ({ page }) => {
  await page.route('**/assets/*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'class { a ||= 1 }' }),
  );
  await page.goto('/travel/');
  await expect(note(page)).toContainText('Così non si può inviare.');
});

test('a browser that can run them is told nothing', async ({ page }) => {
  await page.goto('/travel/');
  await expect(title(page)).toHaveText('I tuoi dati');
  await expect(note(page)).toHaveCount(0);
});
