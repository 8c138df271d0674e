import { expect, type Page } from '@playwright/test';
import { consent } from '../support/pages/consents.ts';
import { question, sendIt, thanks } from '../support/pages/funnel.ts';
import { trip } from '../support/people/trips.ts';
import { requestsOf } from '../support/server/database.ts';
import { test } from '../support/server/travel-test.ts';
import { thorough } from '../support/thorough.ts';

function recalls(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/quote-request/recall-me')) asked.push(request.url());
  });
  return asked;
}

test.beforeEach(async ({ page, asker: _ }) => {
  await trip('singolaPersona', 'polizzaAnnuale').fill(page);
  await consent(page);
  await sendIt(page);
});

test("the close button is named 'Salta questa domanda' and leads to the thanks without requesting a call", async ({
  page,
  asker,
}) => {
  const asked = recalls(page);
  await question(page).getByRole('button', { name: 'Salta questa domanda' }).click();
  await expect(thanks(page)).toBeFocused();
  expect(asked).toEqual([]);
  expect(requestsOf(asker.email)).toMatchObject([{ recall: null }]);
});

test(
  'on a narrow phone, a long email address does not widen its card',
  thorough,
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const card = await question(page).getByRole('button', { name: 'Via email' }).boundingBox();
    const dialog = await question(page).boundingBox();
    const [left = 0, right = 0] =
      card && dialog ? [card.x - dialog.x, dialog.x + dialog.width - card.x - card.width] : [];
    expect(right).toBeGreaterThan(0);
    expect(right).toBeCloseTo(left, 0);
  },
);

test('Esc leads to the thanks without storing a channel', async ({ page, asker }) => {
  const asked = recalls(page);
  await page.keyboard.press('Escape');
  await expect(thanks(page)).toBeFocused();
  expect(asked).toEqual([]);
  expect(requestsOf(asker.email)).toMatchObject([{ recall: null }]);
});

test(
  "the two channels show the visitor's email address and phone number",
  thorough,
  async ({ page, asker }) => {
    await expect(question(page).getByRole('button', { name: 'Via email' })).toContainText(
      asker.email,
    );
    await expect(question(page).getByRole('button', { name: 'Per telefono' })).toContainText(
      '3331234567',
    );
  },
);

test('if sending the chosen channel fails, the dialog shows an error and the choice can be repeated', async ({
  page,
  asker,
}) => {
  await page.route('**/quote-request/recall-me', (route) => route.abort(), { times: 1 });
  await question(page).getByRole('button', { name: 'Via email' }).click();
  await expect(question(page).getByRole('alert')).toHaveText(
    'Non siamo riusciti a registrare la scelta. Riprova.',
  );
  await question(page).getByRole('button', { name: 'Per telefono' }).click();
  await expect(thanks(page)).toBeVisible();
  expect(requestsOf(asker.email)).toMatchObject([{ recall: 'phone' }]);
});

test("a chosen channel counts as stored if its response is lost and the retry gets 'not UPDATED'", async ({
  page,
  asker,
}) => {
  await page.route(
    '**/quote-request/recall-me',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await question(page).getByRole('button', { name: 'Via email' }).click();
  await expect(question(page).getByRole('alert')).toBeVisible();
  await question(page).getByRole('button', { name: 'Via email' }).click();
  await expect(thanks(page)).toBeVisible();
  expect(requestsOf(asker.email)).toMatchObject([{ recall: 'email' }]);
});
