import { expect, type Page } from '@playwright/test';
import { password } from './accounts.ts';
import { her } from './people.ts';

/** Fills in the open registration dialog and submits it. */
export async function register(page: Page, email: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Crea il tuo account' });
  await expect(dialog).toBeVisible();
  await dialog.getByLabel('Nome', { exact: true }).fill(her.name);
  await dialog.getByLabel('Cognome').fill(her.surname);
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Cellulare').fill('333 1234567');
  await dialog.getByLabel('Crea una password').fill(password);
  await dialog.getByLabel('Ripeti la password').fill(password);
  for (const key of ['ivass', 'cgu', 'generale']) await dialog.locator(`[name="${key}"]`).check();
  await dialog.getByRole('button', { name: 'Crea un account' }).click();
}
