import { expect } from '@playwright/test';
import { test } from './account-test.ts';
import { logIn, myName, profile, savePerson, saveWorkshop, workshop } from './accounts.ts';
import { requestsOf } from './database.ts';
import { open, sendIt } from './funnel.ts';
import { openPets } from './pets.ts';
import { record } from './saved.ts';
import { trip } from './trips.ts';
import { choose, control, go, title } from './visitor.ts';

test('a reload keeps who is logged in, and the record that was chosen', async ({
  page,
  request,
  account,
}) => {
  await savePerson(request, account, account.ownRecord);
  await open(page);
  await logIn(page, account);
  await record(page, myName).check();
  await page.reload();
  await expect(profile(page)).toBeVisible();
  await expect(record(page, myName)).toBeChecked();
});

test("'Esci' takes the records and the chosen one off the page, and the token out of the browser", async ({
  page,
  request,
  account,
}) => {
  await savePerson(request, account, account.ownRecord);
  await open(page);
  await logIn(page, account);
  await record(page, myName).check();
  await page.getByRole('button', { name: 'Esci' }).click();
  await expect(page.getByText('Hai già un account? Ritrovi i tuoi dati.')).toBeVisible();
  await expect(control(page, 'nome')).toHaveValue('');
  await expect(page.getByText(account.email)).toHaveCount(0);
  expect(await page.context().cookies()).toEqual([]);
});

test('the session is that of the other lines of the same site too', async ({
  page,
  request,
  account,
}) => {
  await saveWorkshop(request, account);
  await open(page);
  await logIn(page, account);
  await openPets(page);
  await expect(profile(page)).toBeVisible();
  await choose(page, 'tipoPersona', 'giuridica');
  await expect(record(page, workshop.legal_name)).toBeEnabled();
});

test('who logs in in another tab is known here as soon as this one is looked at', async ({
  page,
  context,
  request,
  account,
}) => {
  await savePerson(request, account, account.ownRecord);
  await open(page);
  await page.evaluate(() => dispatchEvent(new Event('blur')));
  const other = await context.newPage();
  await openPets(other);
  await logIn(other, account);
  await page.bringToFront();
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(profile(page)).toBeVisible();
  await expect(record(page, myName)).toBeEnabled();

  await other.getByRole('button', { name: 'Esci' }).click();
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(page.getByRole('alert')).toHaveText(
    'Sessione scaduta, ti preghiamo di ri autenticarti',
  );
});

test('the receipt of the consents reaches the page around the funnel, without a word of who gave them', async ({
  page,
  request,
  account,
}) => {
  await savePerson(request, account, account.ownRecord);
  await page.addInitScript(() => {
    addEventListener('preventivo:receipt', (event) => {
      Reflect.set(window, 'receipt', Reflect.get(event, 'detail'));
    });
  });
  await open(page);
  await logIn(page, account);
  await record(page, myName).check();
  await go(page).click();
  await expect(title(page)).toHaveText('Il tuo viaggio');
  await trip().fill(page);
  await choose(page, 'ivass', 'true');
  await sendIt(page);
  const [request_] = requestsOf(account.email);
  const receipt = () => page.evaluate(() => Reflect.get(window, 'receipt'));
  await expect.poll(receipt).toMatchObject({
    id: request_?.id,
    textsHash: expect.stringMatching(/^[\da-f]{64}$/),
    consents: [
      { type: 'ivass', consent: true },
      { type: 'allegato3e4ter', consent: true },
    ],
  });
  const text = JSON.stringify(await receipt());
  for (const word of [account.email, 'Giulia', '3331234567']) expect(text).not.toContain(word);
});
