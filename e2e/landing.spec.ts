import { expect, test } from '@playwright/test';
import { title } from './support/pages/visitor.ts';

test('the first page lists the lines, says what travel is for and leads to it', async ({
  page,
}) => {
  await page.goto('/');
  const travel = page.getByRole('listitem').filter({ hasText: 'Viaggi' });
  await expect(travel).toContainText(
    "Spese mediche, bagaglio e annullamento, per un viaggio o per tutto l'anno.",
  );
  await travel.getByRole('link').click();
  await expect(page).toHaveURL(/\/travel\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Preventivo viaggi');
  await expect(title(page)).toHaveText('I tuoi dati');
});

test('the address without its last slash leads to the funnel too', async ({ page }) => {
  await page.goto('/travel');
  await expect(page).toHaveURL(/\/travel\/$/);
  await expect(title(page)).toHaveText('I tuoi dati');
});

test('what is not there says so, without a word of the page that asked', async ({ page }) => {
  const answer = await page.goto('/crociere/');
  expect(answer?.status()).toBe(404);
});
