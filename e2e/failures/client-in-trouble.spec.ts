import { expect, type Page } from '@playwright/test';
import { consent } from '../support/pages/consents.ts';
import {
  blockStorage,
  comeBackFromCache,
  fillStorage,
  leaveToCache,
  prepareCache,
  sleep,
} from '../support/pages/device-trouble.ts';
import { draftOf, draftText } from '../support/pages/draft.ts';
import { comeBack } from '../support/pages/expiry.ts';
import { open, question, sendIt, thanks, toLastPress } from '../support/pages/funnel.ts';
import { choose, control, option, send, title } from '../support/pages/visitor.ts';
import { logIn, savePerson } from '../support/people/accounts.ts';
import { her } from '../support/people/people.ts';
import { trip } from '../support/people/trips.ts';
import { steps, uninterrupted } from '../support/people/uninterrupted.ts';
import { test } from '../support/server/account-test.ts';
import { requestsOf } from '../support/server/database.ts';
import { showServerDate } from '../support/server/server-date.ts';
import { arrive } from '../support/server/travel-test.ts';
import { thorough, variant } from '../support/thorough.ts';

const otherTab = (page: Page) => page.getByText("Hai modificato questi dati in un'altra scheda.");

function submissions(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/submit')) count += 1;
  });
  return () => count;
}

test('on a device whose storage is full, a visitor can send a quote request, and the old draft is then removed', async ({
  page,
  asker,
}) => {
  await choose(page, 'destinazione', 'italia');
  await expect.poll(async () => (await draftOf(page))?.product.destinazione).toBe('italia');
  await fillStorage(page);
  await trip().fill(page);
  await consent(page);
  expect((await draftOf(page))?.product.destinazione).toBe('italia');
  await expect(otherTab(page)).toHaveCount(0);
  await sendIt(page);
  expect(requestsOf(asker.email)).toMatchObject([
    { payload: { specificData: { destinazione: 'europa' } } },
  ]);
  await question(page).getByRole('button', { name: 'Salta questa domanda' }).click();
  await expect.poll(() => draftText(page)).toBe(null);
});

test('a visitor whose browser blocks all storage sends exactly one quote request', async ({
  page,
}) => {
  await blockStorage(page);
  const sent = submissions(page);
  const person = await toLastPress(page);
  await send(page).dblclick();
  await expect(question(page)).toBeVisible();
  expect(sent()).toBe(1);
  expect(requestsOf(person.email)).toHaveLength(1);
});

test(
  'in a browser that blocks all storage, a login lasts until the quote request is sent',
  thorough,
  async ({ page, request, account }) => {
    await savePerson(request, account, account.ownRecord);
    await blockStorage(page);
    await open(page);
    await logIn(page, account);
    for (const step of Object.values(steps)) await step(page);
    expect(requestsOf(account.email)).toEqual(uninterrupted(account, account.ownRecord));
  },
);

for (const [index, [words, year]] of (
  [
    ['ten years behind', 2016],
    ['ten years ahead', 2036],
  ] as const
).entries())
  test(
    `a device whose clock is ${words} shows dates by the server's clock, and the server accepts its request`,
    variant(index),
    async ({ page }) => {
      await showServerDate(page);
      await page.clock.setFixedTime(new Date(`${year}-03-01T10:00:00Z`));
      const person = await toLastPress(page);
      await expect(page.getByText(String(year))).toHaveCount(0);
      await sendIt(page);
      expect(requestsOf(person.email)).toMatchObject([
        { payload: { specificData: trip().stored } },
      ]);
    },
  );

test(
  'a login stays valid on a device whose clock is ten years ahead',
  thorough,
  async ({ page, request, account }) => {
    await savePerson(request, account, account.ownRecord);
    await showServerDate(page);
    await page.clock.setFixedTime(new Date('2036-03-01T10:00:00Z'));
    await open(page);
    await logIn(page, account);
    for (const step of Object.values(steps)) await step(page);
    expect(requestsOf(account.email)).toEqual(uninterrupted(account, account.ownRecord));
  },
);

test('a sent page restored from the back/forward cache sends nothing again, and shows no data that was erased meanwhile', async ({
  page,
  answered,
}) => {
  await prepareCache(page);
  const asker = await arrive(page, answered);
  const sent = submissions(page);
  await trip().fill(page);
  await consent(page);
  await sendIt(page);
  await question(page).getByRole('button', { name: 'Salta questa domanda' }).click();
  await expect(thanks(page)).toBeFocused();

  await leaveToCache(page);
  await comeBackFromCache(page);
  await expect(thanks(page)).toBeVisible();
  await expect(send(page)).toHaveCount(0);

  await leaveToCache(page);
  const other = await page.context().newPage();
  await open(other);
  await other.getByRole('button', { name: 'Cancella i miei dati da questo dispositivo' }).click();
  await other.getByRole('button', { name: 'Cancella tutto' }).click();
  await expect(other.getByText(/^Fatto: su questo dispositivo/)).toBeVisible();
  await expect(page.locator('body')).toContainText(asker.email);
  await comeBackFromCache(page);
  await expect(title(page)).toHaveText('I tuoi dati');
  await expect(control(page, 'nome')).toHaveValue('');
  await expect(page.locator('body')).not.toContainText(asker.email);
  await expect(page.locator('body')).not.toContainText(her.surname);
  await expect.poll(() => draftText(page)).toBe(null);
  expect(sent()).toBe(1);
  expect(requestsOf(asker.email)).toHaveLength(1);
});

for (const [index, words] of ['its cookie is gone', 'the server ended it'].entries())
  test(
    `if the session ends while the laptop sleeps (${words}), a login restores every answer, and one quote request is stored`,
    variant(index),
    async ({ page, request, account }) => {
      await savePerson(request, account, account.ownRecord);
      await page.clock.install();
      await open(page);
      await logIn(page, account);
      await steps.choose(page);
      await steps.goOn(page);
      await steps.answer(page);
      if (index === 0) await page.context().clearCookies({ name: 'jwt' });
      else
        await request.post('/api/users/logout-all', {
          data: {},
          headers: { authorization: `Bearer ${account.token}` },
        });
      await sleep(page, '12:00:00');
      await expect(option(page, 'destinazione', 'europa')).toBeChecked();
      // The page notices a missing cookie without a press. If the server has ended the session, the page notices only
      // when it sends a request.
      if (index > 0) await send(page).click();
      await comeBack(page, account);
      await expect(title(page)).toHaveText('Il tuo viaggio');
      await expect(option(page, 'ivass', 'true')).toBeChecked();
      await steps.send(page);
      expect(requestsOf(account.email)).toEqual(uninterrupted(account, account.ownRecord));
    },
  );
