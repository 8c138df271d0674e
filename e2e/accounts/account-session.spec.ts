import { expect } from '@playwright/test';
import { endSessionAt } from '../support/pages/expiry.ts';
import { open, problem, sendIt } from '../support/pages/funnel.ts';
import { record } from '../support/pages/saved.ts';
import { choose, control, go, option, send, title } from '../support/pages/visitor.ts';
import {
  logIn,
  loginCookies,
  loginDialog,
  myName,
  openAccount,
  profile,
  savePerson,
  saveWorkshop,
  workshop,
} from '../support/people/accounts.ts';
import { openPets } from '../support/people/pets.ts';
import { trip } from '../support/people/trips.ts';
import { test } from '../support/server/account-test.ts';
import { requestsOf } from '../support/server/database.ts';
import { thorough } from '../support/thorough.ts';

test('a reload keeps the login and the chosen record', async ({ page, request, account }) => {
  await savePerson(request, account, account.ownRecord);
  await open(page);
  await logIn(page, account);
  await record(page, myName).check();
  await page.reload();
  await expect(profile(page)).toBeVisible();
  await expect(record(page, myName)).toBeChecked();
});

test("'Esci' removes all records and the chosen record from the page, and the token from the browser", async ({
  page,
  request,
  account,
}) => {
  await savePerson(request, account, account.ownRecord);
  await open(page);
  await logIn(page, account);
  await record(page, myName).check();
  await page.getByRole('button', { name: 'Esci', exact: true }).click();
  await expect(page.getByText('Hai già un account? Ritrovi i tuoi dati.')).toBeVisible();
  await expect(control(page, 'nome')).toHaveValue('');
  await expect(page.getByText(account.email)).toHaveCount(0);
  await expect.poll(() => loginCookies(page)).toEqual([]);
});

test('a session that was opened on one line also applies to the other lines of the same site', async ({
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

test('a login in another tab also applies to this tab once this tab gets the focus', async ({
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

  await other.getByRole('button', { name: 'Esci', exact: true }).click();
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(page.getByRole('alert')).toHaveText(
    'Sessione scaduta, ti preghiamo di ri autenticarti',
  );
});

test('the page sends no quote request if a second tab has logged in with another account', async ({
  page,
  request,
  account,
}) => {
  const other = await openAccount(request);
  await savePerson(request, account, account.ownRecord);
  await savePerson(request, other, other.ownRecord);
  await open(page);
  await logIn(page, account);
  await record(page, myName).check();
  await go(page).click();
  await expect(title(page)).toHaveText('Il tuo viaggio');
  await trip().fill(page);
  await choose(page, 'ivass', 'true');
  // Simulate a login in a second tab that has been closed: only its cookie remains.
  await page
    .context()
    .addCookies([{ name: 'jwt', value: other.token, domain: '127.0.0.1', path: '/' }]);
  await send(page).click();
  const words =
    "Il profilo in uso in questo browser è cambiato: ora stai usando quello di Giulia D'Amico. Scegli il contraente prima di inviare.";
  await expect(problem(page)).toContainText(words);
  await problem(page).getByRole('button', { name: 'Riprova' }).click();
  await expect(problem(page)).toContainText('Selezionare almeno un contraente');
  await problem(page).getByRole('button', { name: 'Vai al campo' }).click();
  await expect(record(page, myName)).not.toBeChecked();
  await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible();
  expect([...requestsOf(account.email), ...requestsOf(other.email)]).toEqual([]);

  await record(page, myName).check();
  await go(page).click();
  await expect(title(page)).toHaveText('Il tuo viaggio');
  await expect(option(page, 'ivass', 'true')).not.toBeChecked();
  await choose(page, 'ivass', 'true');
  await sendIt(page);
  expect(requestsOf(other.email)).toMatchObject([
    { payload: { sfLeadIds: { sfUserId: other.salesId, sfContractorPersonId: other.ownRecord } } },
  ]);
});

test(
  "if the session ends on the last page and a second tab logs in with another account, the page sends nothing in that account's name",
  thorough,
  async ({ page, request, account }) => {
    const other = await openAccount(request);
    await savePerson(request, account, account.ownRecord);
    await savePerson(request, other, other.ownRecord);
    await open(page);
    await logIn(page, account);
    await record(page, myName).check();
    await go(page).click();
    await trip().fill(page);
    await choose(page, 'ivass', 'true');
    await endSessionAt(page, '**/save?step=2');
    await send(page).click();
    await loginDialog(page).getByRole('button', { name: 'Chiudi' }).click();
    await page
      .context()
      .addCookies([{ name: 'jwt', value: other.token, domain: '127.0.0.1', path: '/' }]);
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await expect(profile(page)).toBeVisible();
    await expect(option(page, 'ivass', 'true')).not.toBeChecked();
    await choose(page, 'ivass', 'true');
    await send(page).click();
    await expect(problem(page)).toContainText('Selezionare almeno un contraente');
    await expect(problem(page).getByRole('button', { name: /hai scritto/ })).toHaveCount(0);
    expect([...requestsOf(account.email), ...requestsOf(other.email)]).toEqual([]);
  },
);

test("if the request for the account's data fails during page load, the page retries it and keeps the login", async ({
  page,
  account,
}) => {
  await open(page);
  await logIn(page, account);
  await page.route('**/users/my-data?*', (route) => route.abort(), { times: 1 });
  await page.reload();
  await expect(page.getByText('Hai già un account? Ritrovi i tuoi dati.')).toBeVisible();
  expect(await loginCookies(page)).toEqual(['jwt']);
  await expect(profile(page)).toBeVisible();
});

test("a visitor who cannot log in sees the default help text if the broker's settings contain none", async ({
  page,
}) => {
  await open(page);
  await page.getByRole('button', { name: 'Accedi' }).click();
  const opened = page.waitForEvent('popup');
  await loginDialog(page)
    .getByRole('link', { name: /^Contattaci/ })
    .click();
  const help = await opened;
  await expect(help.getByRole('heading', { level: 1 })).toHaveText('Hai bisogno di aiuto?');
});

test('the receipt of the consents reaches the host page without personal data', async ({
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
