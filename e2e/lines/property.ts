import { expect, type Page } from '@playwright/test';
import { control, pick, write } from '../visitor.ts';

/** The ways to say where a building is, and what is stored of each. */
export const searched = {
  indirizzo: async (page: Page) => {
    // The only place there is: it is taken by itself.
    await control(page, 'indirizzo').pressSequentially('via garibaldi 12 20121 milano');
    await expect(page.getByRole('group', { name: "Indirizzo dell'immobile scelto" })).toBeVisible();
  },
};
export const storedSearched = { indirizzo: 'VIA GARIBALDI, 12, 20121 MILANO (MI), ITALIA' };

export const byHand = {
  indirizzo: async (page: Page) => {
    await page.getByRole('button', { name: 'Compilazione manuale' }).click();
    await pick(page, 'city', 'piacenza', 'PIACENZA (PC)');
    await control(page, 'zip').selectOption('29122');
    await write(page, 'street', "via dell'Arco");
    await write(page, 'street_number', '12/A');
  },
};
export const storedByHand = { indirizzo: "VIA DELL'ARCO, 12/A, 29122 PIACENZA (PC), ITALIA" };

/** Giulia's own. */
export const residence = {
  indirizzo: (page: Page) =>
    page.getByRole('button', { name: "Usa l'indirizzo di residenza" }).click(),
};
export const storedResidence = { indirizzo: 'CORSO ITALIA, 5, 24122 BERGAMO (BG), ITALIA' };
