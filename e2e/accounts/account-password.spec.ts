import { expect, type Page } from '@playwright/test';
import { open } from '../support/pages/funnel.ts';
import { enter, loginDialog, profile } from '../support/people/accounts.ts';
import { test } from '../support/server/account-test.ts';
import { follow, linkTo } from '../support/server/mails.ts';

test('the mailed link to reset the password sets a new password and leaves no token in the URL', async ({
  page,
  account,
}) => {
  const addresses: string[] = [];
  page.context().on('request', (request) => addresses.push(request.url()));
  await open(page);
  await page.getByRole('button', { name: 'Accedi' }).click();
  await loginDialog(page).getByRole('button', { name: 'Hai dimenticato la password?' }).click();
  const forgotten = page.getByRole('dialog', { name: 'Hai dimenticato la password?' });
  await expect(forgotten.getByRole('heading')).toBeFocused();
  await forgotten.getByLabel('Email').fill(account.email);
  await forgotten.getByRole('button', { name: 'Invia il link' }).click();
  const mailed = page.getByRole('dialog', { name: 'Controlla la tua email' });
  await mailed.getByRole('button', { name: 'Chiudi' }).click();

  const link = await linkTo(account.email, 'password');
  const tab = await follow(page, link);
  await expect(tab).toHaveURL(/\/account\/password\/$/);
  await expect(tab.getByRole('heading', { name: 'Scegli una nuova password' })).toBeVisible();
  await tab.getByLabel('Crea una password').fill('Tulipano8!');
  await tab.getByLabel('Ripeti la password').fill('Tulipano8!');
  await tab.getByRole('button', { name: 'Salva la password' }).click();
  await expect(tab.getByRole('heading', { name: 'Password cambiata' })).toBeFocused();
  await tab.getByRole('link', { name: 'Continua' }).click();
  await expect(tab).toHaveURL(/:\d+\/$/);
  await tab.goBack();
  expect(tab.url()).not.toContain('token');
  await expect(tab.getByRole('heading', { name: 'Il link non è completo' })).toBeVisible();

  const again = await follow(page, link);
  await again.getByLabel('Crea una password').fill('Tulipano9!');
  await again.getByLabel('Ripeti la password').fill('Tulipano9!');
  await again.getByRole('button', { name: 'Salva la password' }).click();
  await expect(again.getByRole('alert')).toContainText('Il link è scaduto o è già stato usato.');
  for (const address of addresses) expect(address).not.toContain(link.slice(-64));

  await page.getByRole('button', { name: 'Accedi' }).click();
  await enter(page, account.email);
  await expect(loginDialog(page).getByRole('alert')).toHaveText('Password o email errata');
  await enter(page, account.email, 'Tulipano8!');
  await expect(profile(page)).toBeVisible();
});

const newPassword = `/account/password/#token=${'a'.repeat(64)}`;
async function choosePassword(page: Page): Promise<void> {
  await page.getByLabel('Crea una password').fill('Tulipano8!');
  await page.getByLabel('Ripeti la password').fill('Tulipano8!');
  await page.getByRole('button', { name: 'Salva la password' }).click();
}

test("a new password is sent to the account service that the broker's settings name, under that service's field name", async ({
  page,
}) => {
  const api = { user: '/conti/v2', paths: { resetPassword: 'password/nuova' } };
  await page.route('**/settings.json', (route) => route.fulfill({ json: { api } }));
  await page.route('**/conti/v2/**', (route) => route.fulfill({ json: { success: true } }));
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await page.goto(newPassword);
  await choosePassword(page);
  expect(new URL((await sent).url()).pathname).toBe('/conti/v2/password/nuova');
  await expect(page.getByRole('heading', { name: 'Password cambiata' })).toBeFocused();
});

test('a new password is not sent while the URL of the account service is unknown', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  await page.route('**/settings.json', (route) => route.fulfill({ status: 503 }));
  await page.goto(newPassword);
  await choosePassword(page);
  await expect(page.getByRole('alert')).toContainText('Inpossibile contattare il server');
  expect(sent).toEqual([]);

  await page.unroute('**/settings.json');
  await page.getByRole('button', { name: 'Salva la password' }).click();
  await expect(page.getByRole('alert')).toContainText('Il link è scaduto o è già stato usato.');
  expect(sent).toHaveLength(1);
});
