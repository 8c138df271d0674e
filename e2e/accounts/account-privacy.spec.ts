import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { open, sendIt } from '../support/pages/funnel.ts';
import { edit, record } from '../support/pages/saved.ts';
import { choose, go, title, write } from '../support/pages/visitor.ts';
import {
  enter,
  logIn,
  loginDialog,
  openAccount,
  password,
  profile,
  savePerson,
} from '../support/people/accounts.ts';
import { trip } from '../support/people/trips.ts';
import { test } from '../support/server/limited-server-test.ts';
import { linkTo } from '../support/server/mails.ts';
import { thorough } from '../support/thorough.ts';

const keptBy = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));

/** Records every response body and every request URL of the page. */
function answersOf(page: Page): () => Promise<string> {
  const bodies: Promise<string>[] = [];
  page.context().on('response', (response) => {
    bodies.push(response.text().catch(() => ''));
    bodies.push(Promise.resolve(response.url()));
  });
  return async () => (await Promise.all(bodies)).join('\n');
}

const tokenOf = async (page: Page): Promise<string> =>
  (await page.context().cookies()).find(({ name }) => name === 'jwt')?.value ?? '';

test('passwords, tokens and mailed links appear in no log line, draft, response body or request URL', async ({
  page,
  request,
  server,
}) => {
  const account = await openAccount(request, server.dataDir);
  await savePerson(request, account, account.ownRecord);
  const activation = await linkTo(account.email, 'activation', server.dataDir);
  const answers = answersOf(page);
  const kept: string[] = [];
  const secrets = [password, 'Tulipano8!', 'sbagliata1!', activation.slice(-64)];

  await open(page);
  await page.getByRole('button', { name: 'Accedi' }).click();
  await enter(page, account.email, 'sbagliata1!');
  await expect(loginDialog(page).getByRole('alert')).toBeVisible();
  kept.push(await keptBy(page));
  await enter(page, account.email);
  await expect(profile(page)).toBeVisible();
  secrets.push(await tokenOf(page));
  await record(page, "Giulia D'Amico").check();
  kept.push(await keptBy(page));
  const dialog = await edit(page, "Giulia D'Amico");
  await write(page, 'cellulare', '3337654321');
  kept.push(await keptBy(page));
  await dialog.getByRole('button', { name: 'Salva Modifiche' }).click();
  await expect(dialog).toHaveCount(0);
  secrets.push(await tokenOf(page));
  await go(page).click();
  await expect(title(page)).toHaveText('Il tuo viaggio');
  await trip().fill(page);
  await choose(page, 'ivass', 'true');
  kept.push(await keptBy(page));
  await sendIt(page);
  secrets.push(await tokenOf(page));
  kept.push(await keptBy(page));

  await request.post('/api/users/password/forgot', { data: { email: account.email } });
  const link = await linkTo(account.email, 'password', server.dataDir);
  secrets.push(link.slice(-64));
  await page.goto(link);
  await page.getByLabel('Crea una password').fill('Tulipano8!');
  await page.getByLabel('Ripeti la password').fill('Tulipano8!');
  kept.push(await keptBy(page));
  await page.getByRole('button', { name: 'Salva la password' }).click();
  await expect(page.getByRole('heading', { name: 'Password cambiata' })).toBeVisible();
  kept.push(await keptBy(page));

  const places = [kept.join('\n'), await answers(), server.log().join('\n')];
  expect(server.log().length).toBeGreaterThan(10);
  for (const secret of secrets) {
    expect(secret).not.toBe('');
    for (const place of places) expect(place).not.toContain(secret);
  }
  for (const known of [account.email, "D'Amico", '3337654321'])
    expect(server.log().join('\n')).not.toContain(known);
});

test('a visitor who abandons the registration leaves no password in the browser', async ({
  page,
}) => {
  await open(page);
  await page.getByRole('button', { name: 'Registrati' }).click();
  const dialog = page.getByRole('dialog', { name: 'Crea il tuo account' });
  await dialog.getByLabel('Nome', { exact: true }).fill('Giulia');
  await dialog.getByLabel('Crea una password').fill(password);
  await dialog.getByLabel('Ripeti la password').fill(password);
  await dialog.getByRole('button', { name: 'Chiudi' }).click();
  await expect(dialog).toHaveCount(0);
  await expect.poll(() => keptBy(page)).not.toContain(password);
  await page.getByRole('button', { name: 'Registrati' }).click();
  await expect(dialog.getByLabel('Crea una password')).toHaveValue('');
});

test('login and password reset show the same text for an unknown email as for a known one', async ({
  page,
  request,
  server,
}) => {
  const account = await openAccount(request, server.dataDir);
  const nobody = `nessuno.${randomUUID().slice(0, 8)}@example.it`;
  await open(page);
  await page.getByRole('button', { name: 'Accedi' }).click();
  const said: (string | null)[] = [];
  for (const email of [account.email, nobody]) {
    await enter(page, email, 'sbagliata1!');
    const alert = loginDialog(page).getByRole('alert');
    await expect(alert).toHaveText('Password o email errata');
    await expect(alert).toBeFocused();
    await expect(loginDialog(page).getByLabel('Password', { exact: true })).toHaveValue('');
    const refused = await request.post('/api/users/login', {
      data: { email, password: 'sbagliata1!' },
    });
    said.push(await refused.text());
  }
  expect(said[1]).toBe(said[0]);

  const told: string[] = [];
  for (const email of [account.email, nobody]) {
    await page.reload();
    await page.getByRole('button', { name: 'Accedi' }).click();
    await loginDialog(page).getByRole('button', { name: 'Hai dimenticato la password?' }).click();
    const forgotten = page.getByRole('dialog', { name: 'Hai dimenticato la password?' });
    await forgotten.getByLabel('Email').fill(email);
    const answer = page.waitForResponse('**/users/password/forgot');
    await forgotten.getByRole('button', { name: 'Invia il link' }).click();
    await expect(page.getByRole('dialog', { name: 'Controlla la tua email' })).toContainText(
      "Se l'indirizzo è registrato, riceverai un'email",
    );
    told.push(await (await answer).text());
  }
  expect(told[1]).toBe(told[0]);
});

test(
  'after five wrong passwords, the login rejects even the right one until it is reset by mail',
  thorough,
  async ({ page, request, server }) => {
    const account = await openAccount(request, server.dataDir);
    await open(page);
    await page.getByRole('button', { name: 'Accedi' }).click();
    for (const _ of [1, 2, 3, 4, 5]) {
      const refused = page.waitForResponse('**/users/login');
      await enter(page, account.email, 'sbagliata1!');
      await (await refused).finished();
      await expect(loginDialog(page).getByLabel('Password', { exact: true })).toHaveValue('');
      await expect(loginDialog(page).getByRole('alert')).toHaveText('Password o email errata');
    }
    const limited = page.waitForResponse('**/users/login');
    await enter(page, account.email);
    expect(await (await limited).json()).toMatchObject({ error_code: 'TOO_MANY_REQUESTS' });
    await expect(loginDialog(page).getByRole('alert')).toHaveText(
      'Troppe richieste: riprova tra poco.',
    );
    await expect(profile(page)).toHaveCount(0);

    await request.post('/api/users/password/forgot', { data: { email: account.email } });
    await page.goto(await linkTo(account.email, 'password', server.dataDir));
    await page.getByLabel('Crea una password').fill('Tulipano8!');
    await page.getByLabel('Ripeti la password').fill('Tulipano8!');
    await page.getByRole('button', { name: 'Salva la password' }).click();
    await expect(page.getByRole('heading', { name: 'Password cambiata' })).toBeVisible();
    await open(page);
    await page.getByRole('button', { name: 'Accedi' }).click();
    await enter(page, account.email, 'Tulipano8!');
    await expect(profile(page)).toBeVisible();
    await page.getByRole('button', { name: 'Esci', exact: true }).click();

    const other = await openAccount(request, server.dataDir);
    await page.reload();
    await logIn(page, other);
  },
);
