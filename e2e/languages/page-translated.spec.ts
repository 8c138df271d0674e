import { expect, type Page } from '@playwright/test';
import { answer } from '../support/lines/answer.ts';
import { newCar, newMicrocar } from '../support/lines/microcar.ts';
import { complaints } from '../support/pages/complaints.ts';
import { consent } from '../support/pages/consents.ts';
import { open, question, sendIt } from '../support/pages/funnel.ts';
import { expectNoStaleTexts, translateFromTheStart } from '../support/pages/translated.ts';
import { choose, control, go, option, send, title, write } from '../support/pages/visitor.ts';
import { enter, loginDialog } from '../support/people/accounts.ts';
import { giulia } from '../support/people/people.ts';
import { trip } from '../support/people/trips.ts';
import { codeOf, requestsOf } from '../support/server/database.ts';
import { test } from '../support/server/travel-test.ts';
import { thorough } from '../support/thorough.ts';

test.beforeEach(({ page }) => translateFromTheStart(page));

/** Expects that all chunks have loaded, and that the translation shows no outdated text. */
async function isWhole(page: Page) {
  await expect(page.getByText('Non riusciamo a caricare')).toHaveCount(0);
  await expectNoStaleTexts(page);
}

/** Submits a page without answers, expects errors, and corrects an answer by `mend`. */
async function failFirst(page: Page, mend: () => Promise<unknown>) {
  await go(page).or(send(page)).click();
  await expect(complaints(page).first()).toBeVisible();
  await mend();
  await isWhole(page);
}

test('on a page translated by the browser, a travel visitor completes the form and sees no stale texts', async ({
  page,
  asker,
}) => {
  await failFirst(page, () => choose(page, 'altriSinistri', 'false'));
  await trip('coppia').fill(page);
  await trip('singolaPersona', 'polizzaAnnuale').fill(page);
  await consent(page);
  await sendIt(page);
  await question(page).getByRole('button', { name: 'Via email' }).click();
  await expect(page.getByText(/ti invia il preventivo, a/)).toBeVisible();
  await expect(page.getByText(/ti scrive o ti chiama/)).toHaveCount(0);
  await expect(page.getByRole('main')).toContainText(codeOf(asker.email));
  await isWhole(page);
});

test(
  'page 1, translated by the browser, shows its errors and can be completed',
  thorough,
  async ({ page }) => {
    await open(page);
    await failFirst(page, () => write(page, 'nome', 'Giulia'));
    await write(page, 'email', 'giulia@gmial.com');
    await control(page, 'email').blur();
    await expect(page.getByText(/gmail\.com/)).toBeVisible();
    await choose(page, 'natoInItalia', 'false');
    await giulia().fill(page);
    await isWhole(page);
    await go(page).click();
    await expect(title(page)).toHaveText('Il tuo viaggio');
    await page.getByRole('button', { name: 'Indietro' }).click();
    await expect(title(page)).toHaveText('I tuoi dati');
    await isWhole(page);
  },
);

test(
  'in a microcar form translated by the browser, the visitor completes every page',
  thorough,
  async ({ page }) => {
    await page.goto('/microcar/');
    const asker = giulia();
    await asker.fill(page);
    await go(page).click();
    await expect(title(page)).toHaveText('Il veicolo');
    await failFirst(page, () => choose(page, 'tipoSpecificoVeicolo', 'quadriciclo'));
    // Another vehicle type cuts the plate to its length and shows a note.
    await write(page, 'targa', 'AB12345');
    await choose(page, 'tipoSpecificoVeicolo', 'microcar');
    await answer(page, newCar.answers);
    await isWhole(page);
    await go(page).click();
    await expect(title(page)).toHaveText("L'assicurazione");
    await failFirst(page, () => choose(page, 'altriConducenti', 'true'));
    await choose(page, 'contraenteProprietario', '3');
    await answer(page, newMicrocar.pages[1]?.answers ?? {});
    await consent(page);
    await sendIt(page);
    await question(page).getByRole('button', { name: 'Per telefono' }).click();
    await expect(page.getByText(/ti richiama/)).toBeVisible();
    expect(requestsOf(asker.email)).toMatchObject([{ recall: 'phone' }]);
    await isWhole(page);
  },
);

test('an account dialog translated by the browser shows its errors', thorough, async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Accedi' }).click();
  await loginDialog(page).getByRole('button', { name: 'Accedi' }).click();
  await enter(page, 'nobody@example.it', 'Sbagliata7!');
  await expect(loginDialog(page).getByRole('alert')).toBeVisible();
  await isWhole(page);
  await loginDialog(page).getByRole('button', { name: 'Registrati' }).click();
  const registration = page.getByRole('dialog', { name: 'Crea il tuo account' });
  await registration.getByRole('button', { name: 'Crea un account' }).click();
  await registration.getByLabel('Crea una password').fill('corta');
  await registration.getByLabel('Ripeti la password').fill('altra');
  await registration.getByLabel('Nome', { exact: true }).fill('Giulia');
  await isWhole(page);
});

test(
  'a landing page translated by the browser shows the number of search results',
  thorough,
  async ({ page }) => {
    await page.goto('/');
    const box = page.getByRole('searchbox', { name: 'Che cosa vuoi assicurare?' });
    for (const text of ['viaggi', 'cane', 'xyz', '']) await box.fill(text);
    await isWhole(page);
    await expect(option(page, 'none', 'none')).toHaveCount(0);
  },
);
