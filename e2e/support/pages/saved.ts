import type { Locator, Page } from '@playwright/test';

export const records = (page: Page): Locator =>
  page
    .getByRole('group', { name: 'Seleziona il contraente' })
    .or(page.getByRole('radiogroup', { name: 'Seleziona il contraente' }));

export const record = (page: Page, name: string): Locator =>
  records(page).getByRole('radio', { name });

export async function edit(page: Page, name: string): Promise<Locator> {
  await page.getByRole('button', { name: `Modifica i dati di ${name}` }).click();
  return page.getByRole('dialog', { name: `Modifica i dati di ${name}` });
}

export async function add(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Inserisci un nuovo contraente' }).click();
  return page.getByRole('dialog', { name: 'Nuovo contraente' });
}
