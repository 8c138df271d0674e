import { expect, type Page } from '@playwright/test';
import { complaints, messageOf, summary } from '../support/pages/complaints.ts';
import { draftOf } from '../support/pages/draft.ts';
import { question, sendIt, thanks, toLastPress, toTrip } from '../support/pages/funnel.ts';
import {
  choose,
  control,
  go,
  option,
  title,
  unfold,
  write,
  writeDay,
} from '../support/pages/visitor.ts';
import { giulia } from '../support/people/people.ts';
import { gate } from '../support/server/gate.ts';
import { test } from '../support/server/travel-test.ts';

/** Blocks every script until the test calls the returned function. */
async function withoutScripts(page: Page): Promise<() => void> {
  const scripts = gate();
  await page.route('**/*.js', async (route) => {
    await scripts.opened;
    await route.continue();
  });
  await page.goto('/travel/', { waitUntil: 'commit' });
  await go(page).waitFor();
  return scripts.open;
}

test('text and choices entered before hydration are kept', async ({ page }) => {
  const letScriptsGo = await withoutScripts(page);
  await write(page, 'nome', 'Giulia');
  await choose(page, 'sesso', '1');
  await writeDay(page, 'data_nascita', '1985-03-27');
  await choose(page, 'natoInItalia', 'true');
  // Type an incomplete address: the search would select a complete one automatically.
  await write(page, 'indirizzoResidenza_SedeLegale', 'corso italia 5');
  await write(page, 'email', 'giulia@example.it');
  letScriptsGo();

  // After hydration, the page shows the question that depends on an answer from before hydration.
  await expect(control(page, 'comune_nascita')).toBeVisible();
  await expect(control(page, 'nome')).toHaveValue('Giulia');
  await expect(option(page, 'sesso', '1')).toBeChecked();
  await expect(control(page, 'data_nascita.anno')).toHaveValue('1985');
  await expect(control(page, 'indirizzoResidenza_SedeLegale')).toHaveValue('corso italia 5');
  await expect(control(page, 'email')).toHaveValue('giulia@example.it');
  await expect
    .poll(async () => (await draftOf(page))?.contractor.persona)
    .toMatchObject({
      nome: 'Giulia',
      sesso: '1',
      data_nascita: '1985-03-27',
      natoInItalia: true,
      email: 'giulia@example.it',
    });
});

test("a press on 'Continua' before hydration takes effect after hydration", async ({ page }) => {
  const letScriptsGo = await withoutScripts(page);
  await write(page, 'nome', 'Giulia');
  await write(page, 'cognome', 'Ferri');
  await choose(page, 'sesso', '1');
  await go(page).click();
  expect(new URL(page.url()).search).toBe('');
  letScriptsGo();
  await expect(summary(page).getByRole('heading')).toBeFocused();
  await expect(complaints(page).first()).toHaveText(
    'Data di nascita non valida (deve essere maggiorenne)',
  );
  await expect(control(page, 'nome')).toHaveValue('Giulia');
  await expect(page).toHaveURL(/\/travel\/$/);
});

test("a press on 'Continua' before hydration takes effect only once, so a visitor who goes back to page 1 stays there", async ({
  page,
}) => {
  const checked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/travel/contractor')) checked.push(request.url());
  });
  const letScriptsGo = await withoutScripts(page);
  await go(page).click();
  letScriptsGo();
  await expect(summary(page).getByRole('heading')).toBeFocused();
  await toTrip(page, giulia());
  await page.getByRole('button', { name: 'Indietro' }).click();
  await expect(title(page)).toHaveText('I tuoi dati');
  await unfold(page);
  await write(page, 'nome', 'G');
  await control(page, 'cognome').focus();
  await expect.poll(() => messageOf(page, 'nome')).toBe('Nome non valido');
  expect(checked).toHaveLength(1);
  await expect(title(page)).toHaveText('I tuoi dati');
});

test('hydration does not interrupt typing', async ({ page }) => {
  const letScriptsGo = await withoutScripts(page);
  await control(page, 'nome').focus();
  await page.keyboard.type('Giulia Mar');
  letScriptsGo();
  await page.keyboard.type('ia Antonietta', { delay: 20 });
  await expect(control(page, 'nome')).toBeFocused();
  await expect(control(page, 'nome')).toHaveValue('Giulia Maria Antonietta');
  await expect
    .poll(async () => (await draftOf(page))?.contractor.persona.nome)
    .toBe('Giulia Maria Antonietta');
});

test('if its script is missing, the page states above the form that it cannot be sent, and how to continue', async ({
  page,
}) => {
  const broker = { name: 'Alfa Broker', phone: { number: '02 1234 567' } };
  await page.route('**/settings.json', (route) => route.fulfill({ json: { broker } }));
  await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404 }));
  await page.goto('/travel/');
  const note = page.getByRole('alert');
  await expect(note).toContainText('Il preventivo non si è caricato. Così non si può inviare.');
  await expect(note).toContainText('Alfa Broker 02 1234 567');
  await write(page, 'nome', 'Giulia');
  await go(page).click();
  await expect(note).toBeInViewport();

  await page.unroute('**/assets/*.js');
  await note.getByRole('link', { name: 'Ricarica la pagina' }).click();
  await expect(page.getByRole('banner')).toContainText('Alfa Broker');
  await expect(note).toHaveCount(0);
  await go(page).click();
  await expect(summary(page).getByRole('heading')).toBeFocused();
});

test('no answer ever appears in a URL', async ({ page }) => {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  page.on('framenavigated', (frame) => addresses.push(frame.url()));
  const person = await toLastPress(page);
  await sendIt(page);
  await question(page).getByRole('button', { name: 'Via email' }).click();
  await expect(thanks(page)).toBeVisible();
  const all = decodeURIComponent(addresses.join('\n')).toLowerCase();
  for (const answer of ['giulia', "d'amico", person.email, '333', '1985', 'milano', 'bergamo'])
    expect(all).not.toContain(answer);
  expect(new URL(page.url()).search).toBe('');
});

test.describe('without any script', () => {
  test.use({ javaScriptEnabled: false });

  test('without scripts, page 1 is readable, and a press puts no answer into the URL', async ({
    page,
  }) => {
    await page.goto('/travel/');
    await expect(title(page)).toHaveText('I tuoi dati');
    await write(page, 'nome', 'Giulia');
    await write(page, 'email', giulia().email);
    await go(page).click();
    await expect(page).not.toHaveURL(/giulia|\?/i);
  });
});
