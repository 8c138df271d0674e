import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { keptOnDevice } from '@preventivo/core/workspace/device/erase/kept-on-device';
import { consent } from '../support/pages/consents.ts';
import { draftText } from '../support/pages/draft.ts';
import { open, question, sendIt, thanks, toTrip } from '../support/pages/funnel.ts';
import { control, title, unfold, write } from '../support/pages/visitor.ts';
import { logIn, openAccount, password, profile } from '../support/people/accounts.ts';
import { giulia, her } from '../support/people/people.ts';
import { trip } from '../support/people/trips.ts';
import { arrive, test } from '../support/server/travel-test.ts';

const link = (page: Page) =>
  page.getByRole('button', { name: 'Cancella i miei dati da questo dispositivo' });
const asked = (page: Page) =>
  page.getByRole('dialog', { name: 'Vuoi cancellare i tuoi dati da questo dispositivo?' });
const done = (page: Page) =>
  page.getByText('Fatto: su questo dispositivo non è rimasto nulla di quello che hai scritto.');
const offer = (page: Page) => page.getByText('Hai già un account? Ritrovi i tuoi dati.');

/** Returns the storage and the name of each stored item. Omits the time of an erasure. */
const keptBy = async (page: Page): Promise<readonly string[]> => {
  const stored = await page.evaluate(() => [
    ...Object.keys(localStorage).map((name) => `localStorage ${name}`),
    ...Object.keys(sessionStorage).map((name) => `sessionStorage ${name}`),
  ]);
  const cookies = (await page.context().cookies()).map(({ name }) => `cookie ${name}`);
  return [...stored, ...cookies].filter((one) => one !== 'localStorage preventivo:erased').sort();
};

async function eraseAll(page: Page): Promise<void> {
  await link(page).click();
  await asked(page).getByRole('button', { name: 'Cancella tutto' }).click();
  await expect(done(page)).toBeVisible();
}

async function openOwn(page: Page) {
  await page.getByRole('button', { name: 'Il tuo account' }).click();
  return page.getByRole('dialog', { name: 'Il tuo account' });
}

test.describe('on a shared computer', () => {
  test('erasing the device removes the draft and the login, also from pages in the browser history', async ({
    page,
    request,
  }) => {
    const account = await openAccount(request);
    await open(page);
    await write(page, 'nome', 'Giulia');
    await page.goto('/health/');
    await write(page, 'nome', 'Giulia');
    await logIn(page, account);
    await expect
      .poll(() => keptBy(page))
      .toEqual([
        'cookie jwt',
        'cookie preventivo-device',
        'localStorage persist:travel',
        'sessionStorage persist:health',
      ]);
    const ended = page.waitForRequest('**/api/users/logout');
    await eraseAll(page);
    await ended;
    await expect.poll(() => keptBy(page)).toEqual([]);
    await expect(title(page)).toHaveText('I tuoi dati');
    await expect(control(page, 'nome')).toHaveValue('');
    await expect(offer(page)).toBeVisible();
    await page.goBack();
    await expect(control(page, 'nome')).toHaveValue('');
    await expect(offer(page)).toBeVisible();
    await expect.poll(() => keptBy(page)).toEqual([]);
  });

  test('the list of items to erase contains every item that a whole visit stores', async ({
    page,
    request,
  }) => {
    const listed = keptOnDevice.map(({ where, name }) => `${where} ${name}`);
    const asListed = (one: string) =>
      one.endsWith('contractor') ? one : one.replace(/persist:.*/, 'persist:<line>');
    const seen = new Set<string>();
    const look = async () => {
      for (const one of await keptBy(page)) seen.add(asListed(one));
    };
    const account = await openAccount(request);
    await open(page);
    await toTrip(page, giulia());
    await look();
    await trip().fill(page);
    await consent(page);
    await sendIt(page);
    await question(page).getByRole('button', { name: 'Salta questa domanda' }).click();
    await expect(thanks(page)).toBeFocused();
    await page.getByRole('link', { name: 'Tutti i preventivi' }).click();
    await look();
    await page.goto('/health/');
    await logIn(page, account);
    await expect(async () => {
      await look();
      expect([...seen]).toEqual(
        expect.arrayContaining(['cookie jwt', 'sessionStorage persist:<line>']),
      );
    }).toPass();
    expect([...seen].filter((one) => !listed.includes(one))).toEqual([]);
    expect([...seen]).toEqual(
      expect.arrayContaining(['localStorage persist:<line>', 'sessionStorage persist:contractor']),
    );
  });

  test('erasing in one tab also clears the other tab, including unsaved input', async ({
    page,
    answered,
  }) => {
    await arrive(page, answered);
    const other = await page.context().newPage();
    await other.goto('/');
    await expect(other.getByRole('region', { name: 'Riprendi: Viaggi' })).toBeVisible();
    const third = await page.context().newPage();
    await open(third);
    await third.getByRole('button', { name: 'Indietro' }).click();
    await unfold(third);
    await write(third, 'nome', 'Anna');
    await eraseAll(page);
    await expect(other.getByRole('region', { name: 'Riprendi: Viaggi' })).toBeHidden();
    await expect(title(third)).toHaveText('I tuoi dati');
    await expect(control(third, 'nome')).toHaveValue('');
    await third.close({ runBeforeUnload: true });
    await expect.poll(() => draftText(page)).toBeNull();
  });

  test('erasing on the landing page leaves no draft to continue', async ({ page, answered }) => {
    await arrive(page, answered);
    await page.goto('/');
    const resume = page.getByRole('region', { name: 'Riprendi: Viaggi' });
    await expect(resume).toBeVisible();
    await link(page).click();
    await expect(asked(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(asked(page)).toHaveCount(0);
    await expect(link(page)).toBeFocused();
    await expect(resume).toBeVisible();
    await eraseAll(page);
    await expect(resume).toBeHidden();
    await expect.poll(() => keptBy(page)).toEqual([]);
    await page.getByRole('button', { name: 'Chiudi' }).click();
    await expect(link(page)).toBeFocused();
    await page.goBack();
    await expect(title(page)).toHaveText('I tuoi dati');
    await expect(control(page, 'nome')).toHaveValue('');
    await expect(page.locator('body')).not.toContainText(her.surname);
  });
});

test.describe('an account holder', () => {
  test('an account holder downloads all their stored data as a file, whose name contains no personal data', async ({
    page,
    request,
  }) => {
    const account = await openAccount(request);
    await open(page);
    await logIn(page, account);
    const dialog = await openOwn(page);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Scarica i miei dati' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^i-miei-dati-\d{4}-\d\d-\d\d\.json$/);
    const data = JSON.parse(await readFile(await file.path(), 'utf8'));
    expect(data.profile).toMatchObject({ email: account.email, surname: her.surname });
    await expect(dialog.getByText('Fatto: trovi il file tra i download.')).toBeVisible();
  });

  test('an account holder deletes the account with their password, is logged out and cannot log in again', async ({
    page,
    request,
  }) => {
    const account = await openAccount(request);
    await open(page);
    await logIn(page, account);
    await (await openOwn(page)).getByRole('button', { name: 'Elimina il mio account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Vuoi eliminare il tuo account?' });
    await dialog.getByLabel('Password', { exact: true }).fill('sbagliata1!');
    await dialog.getByRole('button', { name: 'Elimina il mio account' }).click();
    await expect(dialog.getByRole('alert')).toContainText("l'account è ancora qui");
    await dialog.getByLabel('Password', { exact: true }).fill(password);
    await dialog.getByRole('button', { name: 'Elimina il mio account' }).click();
    await expect(page.getByText('Il tuo account è stato eliminato.')).toBeVisible();
    await expect(profile(page)).toHaveCount(0);
    await expect.poll(() => keptBy(page)).not.toContain('cookie jwt');
    const login = await request.post('/api/users/login', {
      data: { email: account.email, password },
    });
    expect((await login.json()).error_code).toBe('LOGIN_FAILED');
  });
});
