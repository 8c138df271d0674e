import { expect } from '@playwright/test';
import { consent } from '../support/pages/consents.ts';
import { sendIt } from '../support/pages/funnel.ts';
import { control, go, title, write } from '../support/pages/visitor.ts';
import { giulia } from '../support/people/people.ts';
import { requestsOf } from '../support/server/database.ts';
import { test } from './quiet.ts';

test("a visitor requests a quote of the template's line, and its own kind of field is stored as a number", async ({
  page,
}) => {
  const person = giulia();
  await page.goto('/');
  await person.fill(page);
  await go(page).click();
  await expect(title(page)).toHaveText('Il tuo cavallo');
  await write(page, 'nome', 'Fulmine');
  await write(page, 'quota', '12,5');
  await consent(page);
  await sendIt(page);

  expect(requestsOf(person.email)).toMatchObject([
    { line: 'horse', payload: { specificData: { nome: 'Fulmine', quota: 12.5 } } },
  ]);
});

test('a visitor reads the page in English', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('heading', { name: 'Horse insurance quote' })).toBeVisible();
  await expect(control(page, 'nome')).toHaveAccessibleName('First name');
});
