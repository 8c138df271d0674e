import { expect, type Locator, type Page } from '@playwright/test';
import { open, question } from '../support/pages/funnel.ts';
import { record } from '../support/pages/saved.ts';
import { choose, chosen, control, option, title } from '../support/pages/visitor.ts';
import { loginDialog, myName, password, profile } from '../support/people/accounts.ts';
import { giulia } from '../support/people/people.ts';
import { trip } from '../support/people/trips.ts';
import { test } from '../support/server/account-test.ts';
import { requestsOf } from '../support/server/database.ts';
import { thorough } from '../support/thorough.ts';

/** Presses Tab until the target has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stops = 0; stops < 60; stops += 1) {
    await page.keyboard.press('Tab');
    const isThere = await target.evaluateAll((found) =>
      found.some((one) => one === document.activeElement),
    );
    if (isThere) return;
  }
  throw new Error(`Tab never came to ${target}.`);
}

async function type(page: Page, name: string, text: string): Promise<void> {
  await tabTo(page, control(page, name));
  await page.keyboard.type(text);
}

test(
  'a user completes login, record edit, choice of the record and submit with the keyboard alone',
  thorough,
  async ({ page, account }) => {
    await open(page);
    await tabTo(page, page.getByRole('button', { name: 'Accedi' }));
    await page.keyboard.press('Enter');
    await expect(loginDialog(page).getByRole('heading')).toBeFocused();
    await type(page, 'email', account.email);
    await type(page, 'password', password);
    await page.keyboard.press('Enter');
    await expect(profile(page)).toBeVisible();
    await expect(page.getByRole('region', { name: 'Stai usando il profilo' })).toBeFocused();

    await tabTo(page, page.getByRole('button', { name: `Modifica i dati di ${myName}` }));
    await page.keyboard.press('Enter');
    await expect(option(page, 'sesso', '0')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(option(page, 'sesso', '1')).toBeChecked();
    await type(page, 'data_nascita.giorno', '27');
    await type(page, 'data_nascita.mese', '3');
    await type(page, 'data_nascita.anno', '1985');
    await tabTo(page, option(page, 'natoInItalia', 'true'));
    await page.keyboard.press('Space');
    await type(page, 'comune_nascita', 'milano');
    await expect(chosen(page, 'comune_nascita')).toHaveText('MILANO (MI)');
    await type(page, 'indirizzoResidenza_SedeLegale', 'corso italia 5 24121 bergamo');
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.locator('.q-address-card')).toBeFocused();
    await type(page, 'professione', 'impieg');
    await expect(chosen(page, 'professione')).toHaveText('Impiegato');
    await tabTo(page, page.getByRole('button', { name: 'Salva Modifiche' }));
    await page.keyboard.press('Enter');
    await expect(record(page, myName)).toBeFocused();
    await expect(record(page, myName)).toBeChecked();

    await tabTo(page, page.getByRole('button', { name: 'Continua', exact: true }));
    await page.keyboard.press('Enter');
    await expect(title(page)).toBeFocused();
    await expect(title(page)).toHaveText('Il tuo viaggio');
    // keyboard.spec.ts tests the questions of this page by keyboard, so fill them in directly.
    await trip().fill(page);
    await choose(page, 'ivass', 'true');
    await tabTo(page, page.getByRole('button', { name: 'Richiedi il preventivo' }));
    await page.keyboard.press('Enter');
    await expect(question(page).getByRole('heading')).toBeFocused();
    const asked = {
      ...giulia().stored,
      email: account.email,
      indirizzoResidenza_SedeLegale: 'CORSO ITALIA, 5, 24121 BERGAMO (BG), ITALIA',
    };
    expect(requestsOf(account.email)).toMatchObject([{ payload: { contractor: asked } }]);
  },
);

test('each dialog returns the focus to the element that opened it', async ({ page, account }) => {
  await open(page);
  for (const way of ['Accedi', 'Registrati']) {
    const button = page.getByRole('button', { name: way });
    await button.press('Enter');
    await expect(page.getByRole('dialog').getByRole('heading').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(button).toBeFocused();
  }
  await page.getByRole('button', { name: 'Registrati' }).press('Enter');
  await page.getByRole('dialog').locator('[name=email]').fill(account.email);
  await page.getByRole('dialog').getByRole('button', { name: 'Accedi' }).press('Enter');
  await expect(loginDialog(page).getByRole('heading')).toBeFocused();
  await expect(loginDialog(page).getByLabel('Email')).toHaveValue(account.email);
  await loginDialog(page).getByRole('button', { name: 'Registrati' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Crea il tuo account' })).toBeFocused();
  await expect(page.getByRole('dialog').locator('[name=email]')).toHaveValue(account.email);
});
