import { expect } from '@playwright/test';
import { complaints, messageOf, summary } from '../support/pages/complaints.ts';
import { consent, storedPrivacy } from '../support/pages/consents.ts';
import { question, sendIt, thanks } from '../support/pages/funnel.ts';
import { choose, control, go, option, title, write } from '../support/pages/visitor.ts';
import { officina } from '../support/people/companies.ts';
import { giulia } from '../support/people/people.ts';
import { fillDog, openPets, storedDog } from '../support/people/pets.ts';
import { test } from '../support/server/clock-test.ts';
import { besideAnswers, requestsOf } from '../support/server/database.ts';
import { thorough } from '../support/thorough.ts';

test('a company requests a quote for its dog, and the answers are stored exactly once', async ({
  page,
}) => {
  const company = officina();
  await openPets(page);
  await choose(page, 'tipoPersona', 'giuridica');
  await company.fill(page);
  await go(page).click();
  await fillDog(page);
  await consent(page);
  await sendIt(page);
  expect(requestsOf(company.email)).toEqual([
    {
      id: expect.stringMatching(/^[\da-f-]{36}$/),
      line: 'pets',
      payload: {
        contractor: company.stored,
        specificData: storedDog,
        privacy: storedPrivacy(company.email),
        sfLeadIds: null,
        ...besideAnswers,
      },
      recall: null,
    },
  ]);

  await question(page).getByRole('button', { name: 'Per telefono' }).click();
  await expect(thanks(page)).toBeFocused();
  expect(requestsOf(company.email)).toMatchObject([{ recall: 'phone' }]);
});

test('a person on the same line sees the questions about a person', thorough, async ({ page }) => {
  const person = giulia();
  await openPets(page);
  await choose(page, 'tipoPersona', 'fisica');
  await person.fill(page);
  await go(page).click();
  await fillDog(page);
  await consent(page);
  await sendIt(page);
  expect(requestsOf(person.email)).toMatchObject([
    { line: 'pets', payload: { contractor: person.stored, specificData: storedDog } },
  ]);
});

test(
  'no type of contractor is preselected, and no question shows before the visitor chooses one',
  thorough,
  async ({ page }) => {
    await openPets(page);
    const types = page.getByRole('radiogroup', { name: 'Per chi stai chiedendo un preventivo?' });
    await expect(types.getByRole('radio')).toHaveCount(2);
    await expect(types.getByRole('radio', { checked: true })).toHaveCount(0);
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await go(page).click();
    await expect(summary(page).getByRole('heading')).toBeFocused();
    await expect(complaints(page)).toHaveText(['Selezionare un valore']);
  },
);

test('if a company submits an empty page 1, each field shows its error, worded for a company', async ({
  page,
}) => {
  await openPets(page);
  await choose(page, 'tipoPersona', 'giuridica');
  await go(page).click();
  await expect(complaints(page)).toHaveText([
    'Nome Azienda non valido',
    'Numero di Partita IVA non valido',
    'Ragione sociale non valida',
    'Indirizzo non trovato, ti preghiamo di inserirlo tramite il tasto "Compilazione manuale".',
    'Nome Referente non valido',
    'Cognome Referente non valido',
    'Email Referente non valida',
    'Cellulare Referente non valido',
  ]);
});

for (const [words, written] of [
  ['with a wrong check digit', '12345678901'],
  ['of ten digits', '1234567890'],
] as const)
  test(`a VAT number ${words} shows an error on blur`, async ({ page }) => {
    await openPets(page);
    await choose(page, 'tipoPersona', 'giuridica');
    await write(page, 'pIva', written);
    await control(page, 'pIva').blur();
    await expect.poll(() => messageOf(page, 'pIva')).toBe('Numero di Partita IVA non valido');
  });

test("'Uguale al nome dell'azienda' copies the name to the legal name", async ({ page }) => {
  await openPets(page);
  await choose(page, 'tipoPersona', 'giuridica');
  await write(page, 'nomeAzienda', 'Officina Ferri');
  await page.getByRole('button', { name: "Uguale al nome dell'azienda" }).click();
  await expect(control(page, 'ragioneSociale')).toHaveValue('Officina Ferri');
});

test("changing the contractor's type clears every answer and shows a notice, and can be undone until the next page", async ({
  page,
}) => {
  const company = officina();
  const cleared = page
    .locator('.q-note, .q-notice')
    .filter({ hasText: 'Dati del contraente azzerati' });
  await openPets(page);
  await choose(page, 'tipoPersona', 'giuridica');
  await company.fill(page);
  await choose(page, 'tipoPersona', 'fisica');
  await expect(option(page, 'tipoPersona', 'fisica')).toBeFocused();
  await expect(
    page.getByRole('status').filter({ hasText: 'Dati del contraente azzerati' }),
  ).toBeAttached();
  await expect(control(page, 'nome')).toHaveValue('');
  await expect(control(page, 'email')).toHaveValue('');
  await expect(control(page, 'pIva')).toHaveCount(0);

  await page.getByRole('button', { name: 'Annulla' }).click();
  await expect(option(page, 'tipoPersona', 'giuridica')).toBeChecked();
  await expect(control(page, 'nomeAzienda')).toHaveValue('Officina D’Amico');
  await expect(control(page, 'email')).toHaveValue(company.email);
  await expect(cleared).toHaveCount(0);
  await go(page).click();
  await expect(title(page)).toHaveText('Il tuo animale');

  await page.getByRole('button', { name: 'Indietro' }).click();
  await expect(page.getByRole('button', { name: 'Annulla' })).toHaveCount(0);
  await expect(control(page, 'pIva')).toHaveValue('IT 12345678903');
});

test(
  'a returning visitor finds the company that they typed, and its type is chosen',
  thorough,
  async ({ page }) => {
    const company = officina();
    await openPets(page);
    await choose(page, 'tipoPersona', 'giuridica');
    await company.fill(page);
    await page.reload();
    await expect(page.getByText('Abbiamo ritrovato i dati che avevi inserito.')).toBeVisible();
    await expect(option(page, 'tipoPersona', 'giuridica')).toBeChecked();
    await expect(control(page, 'nomeAzienda')).toHaveValue('Officina D’Amico');
    await expect(control(page, 'email')).toHaveValue(company.email);
  },
);
