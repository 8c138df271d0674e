import { expect, type Page } from '@playwright/test';
import { consent } from '../support/pages/consents.ts';
import { draftOf } from '../support/pages/draft.ts';
import { open, problem, question, waiting } from '../support/pages/funnel.ts';
import { choose, send, title, write } from '../support/pages/visitor.ts';
import { trip } from '../support/people/trips.ts';
import { requestsOf } from '../support/server/database.ts';
import { gate } from '../support/server/gate.ts';
import { loseAnswer } from '../support/server/lost-answer.ts';
import { test } from '../support/server/travel-test.ts';

const lost = 'Impossibile salvare la richiesta di quotazione. Ti invitiamo a riprovare più tardi.';

function keys(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/submit')) sent.push(request.headers()['idempotency-key'] ?? '');
  });
  return sent;
}

test.beforeEach(async ({ page, asker: _ }) => {
  await trip().fill(page);
  await consent(page);
});

test('a double press on the submit button sends one quote request', async ({ page, asker }) => {
  const sent = keys(page);
  await send(page).dblclick();
  await expect(question(page)).toBeVisible();
  expect(sent).toHaveLength(1);
  expect(requestsOf(asker.email)).toHaveLength(1);
});

test('the second press of a double press does not tick a control that has moved under the pointer', async ({
  page,
}) => {
  const offers = page.locator('label', { has: page.locator('[name=commerciale]') });
  // Focus another control first, so that the press moves the focus.
  await page.locator('[name=eta]').click();
  await offers.scrollIntoViewIfNeeded();
  const box = await offers.boundingBox();
  if (!box) throw new Error('the consent is not there');
  await page.mouse.move(box.x + 20, box.y + box.height / 2);
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await expect(page.locator('[name=commerciale]')).not.toBeChecked();
  await page.mouse.down();
  await page.mouse.up();
  await expect(page.locator('[name=commerciale]')).toBeChecked();
});

test('during a submit, Esc closes no dialog, and a second press is ignored', async ({
  page,
  asker,
}) => {
  const sent = keys(page);
  const answer = gate();
  await page.route('**/submit', async (route) => {
    await answer.opened;
    await route.continue();
  });
  await send(page).click();
  await expect(waiting(page).getByRole('heading')).toBeFocused();
  await expect(waiting(page)).toContainText('Stiamo inviando la tua richiesta');
  for (const _ of [1, 2, 3]) await page.keyboard.press('Escape');
  await page.keyboard.press('Enter');
  await expect(waiting(page)).toBeVisible();
  answer.open();
  await expect(question(page)).toBeVisible();
  expect(sent).toHaveLength(1);
  expect(requestsOf(asker.email)).toHaveLength(1);
});

test('during a submit the back gesture changes no page, and after the submit it works as usual', async ({
  page,
}) => {
  const answer = gate();
  await page.route('**/submit', async (route) => {
    await answer.opened;
    await route.fulfill({ status: 500, json: {} });
  });
  const asked = page.waitForRequest('**/submit');
  await send(page).click();
  await asked;
  await page.goBack();
  await expect(waiting(page)).toBeVisible();
  await expect(title(page)).toHaveText('Il tuo viaggio');
  answer.open();
  await expect(problem(page)).toBeVisible();
  await page.goForward();
  await page.goBack();
  await problem(page).getByRole('button', { name: 'Torna al modulo' }).click();
  await expect(title(page)).toHaveText('Il tuo viaggio');
  await page.goBack();
  await expect(title(page)).toHaveText('I tuoi dati');
});

test('pressing Enter repeatedly in a text field sends one quote request', async ({
  page,
  asker,
}) => {
  const sent = keys(page);
  await page.locator('[name=eta]').focus();
  for (const _ of [1, 2, 3]) await page.keyboard.press('Enter');
  await expect(question(page)).toBeVisible();
  expect(sent).toHaveLength(1);
  expect(requestsOf(asker.email)).toHaveLength(1);
});

test("'Riprova' after a lost response sends the same request again, and the server stores it once", async ({
  page,
  asker,
}) => {
  const sent = keys(page);
  await loseAnswer(page);
  await send(page).click();
  await expect(problem(page)).toContainText(lost);
  await problem(page).getByRole('button', { name: 'Riprova' }).click();
  await expect(question(page)).toBeVisible();
  expect(new Set(sent).size).toBe(1);
  expect(requestsOf(asker.email)).toHaveLength(1);
});

test('after a lost response, a reload and new consents, one quote request is stored', async ({
  page,
  asker,
}) => {
  const sent = keys(page);
  await loseAnswer(page);
  await send(page).click();
  await expect(problem(page)).toContainText(lost);

  await page.reload();
  await expect(title(page)).toHaveText('Il tuo viaggio');
  await consent(page);
  await send(page).click();
  await expect(question(page)).toBeVisible();
  expect(sent).toHaveLength(2);
  expect(new Set(sent).size).toBe(1);
  expect(requestsOf(asker.email)).toHaveLength(1);
});

test('if two tabs with the same draft submit at the same time, one quote request is stored', async ({
  page,
  context,
  asker,
}) => {
  await expect.poll(async () => (await draftOf(page))?.idempotencyKey).toBeTruthy();
  const second = await context.newPage();
  await open(second);
  await expect(title(second)).toHaveText('Il tuo viaggio');
  await consent(second);

  await Promise.all([send(page).click(), send(second).click()]);
  await expect(question(page)).toBeVisible();
  await expect(question(second)).toBeVisible();
  expect(requestsOf(asker.email)).toHaveLength(1);
});

test('changing an answer after a lost response creates a second request with another idempotency key', async ({
  page,
  asker,
}) => {
  const sent = keys(page);
  await loseAnswer(page);
  await send(page).click();
  await expect(problem(page)).toContainText(lost);

  await page.reload();
  await expect(title(page)).toHaveText('Il tuo viaggio');
  await write(page, 'eta', '42');
  await consent(page);
  await send(page).click();
  await expect(question(page)).toBeVisible();

  // The first key was used for the first request, and again for the changed answers, which the server rejected. The
  // third call had a new key.
  expect(sent).toEqual([sent[0], sent[0], expect.not.stringMatching(String(sent[0]))]);
  expect(requestsOf(asker.email)).toMatchObject([
    { payload: { specificData: { eta: 41 } } },
    { payload: { specificData: { eta: 42 } } },
  ]);
});

test('changing an answer before the first submit keeps the idempotency key', async ({
  page,
  asker,
}) => {
  const sent = keys(page);
  await expect.poll(async () => (await draftOf(page))?.idempotencyKey).toBeTruthy();
  const kept = (await draftOf(page))?.idempotencyKey;
  await choose(page, 'destinazione', 'italia');
  await send(page).click();
  await expect(question(page)).toBeVisible();
  expect(sent).toEqual([kept]);
  expect(requestsOf(asker.email)).toMatchObject([
    { payload: { specificData: { destinazione: 'italia' } } },
  ]);
});
