import { expect, type Page } from '@playwright/test';
import { putDraft } from '../support/pages/draft.ts';
import { rossi } from '../support/people/brokers.ts';
import { gate } from '../support/server/gate.ts';
import { test } from '../support/server/travel-test.ts';

/** Sets the broker's settings of the landing page and of every line. */
const settings = (page: Page, json: object) =>
  page.route('**/settings.json', (route) => route.fulfill({ json }));

const bilingual = { languages: ['it', 'en'], broker: rossi };
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const italian = 'Che cosa vuoi assicurare?';
const english = 'What do you want to insure?';
const link = (page: Page, language: 'Italiano' | 'English') =>
  page.getByRole('banner').getByRole('link', { name: language });
const openTravel = (page: Page) =>
  page
    .getByRole('list', { name: /Viaggi e tempo libero|Travel and leisure/ })
    .getByRole('link', { name: /^(Viaggi|Travel)$/ })
    .click();

test('a visitor who chooses English on the landing page reads the list and the line in English, and finds it again in English', async ({
  page,
  answered,
}) => {
  await settings(page, bilingual);
  await putDraft(page, JSON.stringify({ ...answered, savedAt: Date.now() }));
  await page.goto('/');
  await expect(link(page, 'Italiano')).toHaveAttribute('aria-current', 'page');
  await link(page, 'English').press('Enter');

  await expect(page).toHaveURL(/\/en\/$/);
  await expect(page).toHaveTitle('Insurance quotes');
  await expect(heading(page)).toHaveText(english);
  await expect(link(page, 'English')).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('region', { name: 'Continue: Travel' })).toContainText(
    /Step 2 of 2, left today at \d\d:\d\d/,
  );
  await page.getByRole('searchbox', { name: english }).fill('my holidays');
  await expect(page.getByRole('status')).toHaveText(
    '1 kind of insurance found: Travel. Press Enter to open it.',
  );
  await page.keyboard.press('Escape');
  await expect(page.getByRole('contentinfo')).toContainText('Intermediary supervised by IVASS');
  await openTravel(page);
  await expect(heading(page)).toHaveText('Travel insurance quote');

  await page.goto('/');
  await expect(page).toHaveURL(/\/en\/$/);
  await expect(heading(page)).toHaveText(english);
});

test('a visitor who chooses a language does not return to the other one with the back button', async ({
  page,
}) => {
  await settings(page, bilingual);
  await page.goto('/documenti/privacy.html');
  await page.goto('/');
  await link(page, 'English').click();
  await expect(heading(page)).toHaveText(english);
  await link(page, 'Italiano').click();
  await expect(heading(page)).toHaveText(italian);
  await page.goBack();
  await expect(page).toHaveURL(/privacy\.html$/);
});

test('a visitor who chose English in a line and goes back reads the list in English', async ({
  page,
}) => {
  await settings(page, bilingual);
  await page.goto('/');
  await openTravel(page);
  await page.getByRole('button', { name: 'English' }).click();
  await expect(heading(page)).toHaveText('Travel insurance quote');
  await page.goBack();
  await expect(heading(page)).toHaveText(english);
});

test('a visitor who opens the English page by its URL reads the line in English too', async ({
  page,
}) => {
  await settings(page, bilingual);
  await page.goto('/en/');
  await expect(link(page, 'English')).toBeVisible();
  await openTravel(page);
  await expect(heading(page)).toHaveText('Travel insurance quote');
});

test('a visitor who chose English does not see the Italian page first, unless the settings take long', async ({
  page,
}) => {
  await settings(page, bilingual);
  await page.clock.install();
  await page.goto('/');
  await link(page, 'English').click();
  await expect(heading(page)).toHaveText(english);
  const slow = gate();
  await page.route('**/settings.json', async (route) => {
    await slow.opened;
    await route.fallback();
  });
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('[data-pending]')).toBeVisible();
  await expect(page.getByText(italian)).toBeHidden();
  await page.clock.runFor(1000);
  await expect(page.getByText(italian)).toBeVisible();
  slow.open();
  await expect(heading(page)).toHaveText(english);
});

test('a visitor whose language is no longer offered reads the list and the line in Italian', async ({
  page,
}) => {
  await settings(page, { broker: rossi });
  await page.goto('/');
  await page.evaluate(() => localStorage.setItem('preventivo:language', 'en'));
  await page.reload();
  await expect(page.getByRole('banner')).toContainText('Rossi');
  await expect(heading(page)).toHaveText(italian);
  await expect(link(page, 'English')).toHaveCount(0);
  await page.goto('/en/');
  await expect(page.getByRole('banner')).toContainText('Rossi');
  await expect(heading(page)).toHaveText(english);
  await openTravel(page);
  await expect(heading(page)).toHaveText('Preventivo viaggi');
});

test('a visitor of a broker that starts in English reads the list in English', async ({ page }) => {
  await settings(page, { language: 'en' });
  await page.goto('/');
  await expect(heading(page)).toHaveText(english);
  await expect(link(page, 'Italiano')).toHaveCount(0);
});

test('a visitor who erases their data on the English page reads the dialog in English', async ({
  page,
}) => {
  await settings(page, bilingual);
  await page.goto('/en/');
  await page.getByRole('button', { name: 'Erase my data from this device' }).click();
  const dialog = page.getByRole('dialog', {
    name: 'Do you want to erase your data from this device?',
  });
  await expect(dialog).toContainText(
    'Requests that were sent and your account stay where they are',
  );
  await dialog.getByRole('button', { name: 'Erase everything' }).click();
  await expect(page.getByRole('dialog')).toContainText(
    'Done: nothing of what you wrote is left on this device.',
  );
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
