import { expect, type Page } from '@playwright/test';
import { answer } from '../support/lines/answer.ts';
import { mandatory } from '../support/pages/consents.ts';
import { choose, control, option, pick, write } from '../support/pages/visitor.ts';
import { foundHome, handwrittenAddress } from '../support/people/people.ts';
import { test } from './quiet.ts';

async function keptOf(page: Page, nome: string): Promise<readonly unknown[]> {
  const answer = await page.request.get('/richieste');
  const all: readonly { readonly nome: string }[] = await answer.json();
  return all.filter((one) => one.nome === nome);
}

const send = (page: Page) => page.getByRole('button', { name: 'Invia' });

test.beforeEach(({ page }) => page.goto('/').then(() => undefined));

test("the app's submit handler gets the name, the address and the consents that the visitor entered", async ({
  page,
}) => {
  await write(page, 'nome', 'Giulia');
  await pick(page, 'casa', foundHome.typed, foundHome.taken);
  const card = page.getByRole('group', { name: 'Dove abiti scelto' });
  await expect(card).toContainText('Corso Italia, 5');
  await expect(card).toContainText('24122 Bergamo');
  for (const key of [...mandatory, 'newsletter']) await choose(page, key, 'true');
  await send(page).click();

  await expect(page.getByRole('status').filter({ hasText: 'Grazie' })).toHaveText(
    'Grazie Giulia, ti scriviamo in BERGAMO (BG).',
  );
  await expect
    .poll(() => keptOf(page, 'Giulia'))
    .toEqual([
      {
        nome: 'Giulia',
        casa: expect.objectContaining({
          street: 'CORSO ITALIA',
          street_number: '5',
          zip: '24122',
          city: 'BERGAMO (BG)',
          is_manual_address: false,
        }),
        consensi: {
          ivass: true,
          cgu: true,
          generale: true,
          newsletter: true,
          commerciale: false,
          profilazione: false,
          cessione: false,
        },
      },
    ]);
});

test('an empty form shows an error at each question and sends no HTTP request', async ({
  page,
}) => {
  await send(page).click();

  await expect(page.getByText('Scrivi come ti chiami')).toBeVisible();
  await expect(control(page, 'casa')).toHaveAccessibleDescription(/Scrivi dove abiti/);
  for (const key of mandatory)
    await expect(option(page, key, 'true')).toHaveAccessibleDescription(/Consenso obbligatorio/);
  await expect.poll(() => keptOf(page, '')).toEqual([]);
});

test('correcting an answer removes its error', async ({ page }) => {
  await send(page).click();
  await write(page, 'nome', 'Arben');
  await pick(page, 'casa', foundHome.typed, foundHome.taken);
  for (const key of mandatory) await choose(page, key, 'true');

  await expect(page.getByText('Scrivi come ti chiami')).toHaveCount(0);
  await expect(page.getByText('Scrivi dove abiti')).toHaveCount(0);
  await expect(page.getByText('Consenso obbligatorio')).toHaveCount(0);
  await send(page).click();
  await expect(page.getByText('Grazie Arben')).toBeVisible();
});

test('an address entered by hand is submitted with its parts', async ({ page }) => {
  await write(page, 'nome', 'Rosa');
  await answer(page, handwrittenAddress.answers);
  for (const key of mandatory) await choose(page, key, 'true');
  await send(page).click();

  await expect(page.getByText('Grazie Rosa, ti scriviamo in PIACENZA (PC).')).toBeVisible();
  await expect
    .poll(() => keptOf(page, 'Rosa'))
    .toMatchObject([
      {
        casa: {
          street: expect.stringMatching(/^via dell'arco$/i),
          street_number: '12/A',
          zip: '29122',
          city: 'PIACENZA (PC)',
          is_manual_address: true,
        },
      },
    ]);
});

test("the devtools of the app list the queries of the address search, which are in the app's query client", async ({
  page,
}) => {
  await write(page, 'nome', 'Giulia');
  await pick(page, 'casa', foundHome.typed, foundHome.taken);
  await page.getByRole('button', { name: 'Open Tanstack query devtools' }).click();
  await expect(page.getByText(/^\["address\/search","travel"/).first()).toBeVisible();
});

test.describe('a page of our questions with a Formik field of the app', () => {
  test.beforeEach(({ page }) => page.goto('/preventivo').then(() => undefined));

  test('a page with our questions and a Formik field of the app validates both, shows one error summary, and submits both', async ({
    page,
  }) => {
    await write(page, 'nome', 'Luca');
    await choose(page, 'patente', 'true');
    const code = page.getByRole('textbox', { name: 'Codice amico' });
    await code.fill('SCONOSCIUTO');
    await send(page).click();
    await expect(page.getByRole('link', { name: 'Questo codice non esiste' })).toBeVisible();

    await code.fill('AMICO26');
    await send(page).click();
    await expect(page.getByText('Grazie Luca')).toBeVisible();
    await expect
      .poll(() => keptOf(page, 'Luca'))
      .toEqual([{ nome: 'Luca', patente: true, amico: 'AMICO26' }]);
  });

  test("a page that combines our questions with the app's Formik field shows the missing answers of ours and sends no HTTP request", async ({
    page,
  }) => {
    await send(page).click();
    await expect(page.getByRole('link', { name: 'Indicare il nome' })).toBeVisible();
    await expect.poll(() => keptOf(page, '')).toEqual([]);
  });
});
