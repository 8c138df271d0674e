import { expect, type Page } from '@playwright/test';
import { sendIt } from '../pages/funnel.ts';
import { choose, control, go, title, write } from '../pages/visitor.ts';

/** Opens the pets line, which accepts persons and companies. */
export async function openPets(page: Page): Promise<void> {
  await page.goto('/pets/');
}

/** The dog's stored values. */
export const storedDog = {
  sinistriPrecedenti: false,
  polizzaGiaAttiva: false,
  dataScadenza: null,
  tipo_animali: 'cane',
  nome: 'Argo',
  razza: 'meticcio',
  microchip: true,
};

export async function fillDog(page: Page): Promise<void> {
  await expect(title(page)).toHaveText('Il tuo animale');
  await choose(page, 'altriSinistri', 'false');
  await choose(page, 'polizzaAttiva', 'false');
  await control(page, 'tipo_animali').selectOption('cane');
  await write(page, 'nome', 'Argo');
  await write(page, 'razza', 'meticcio');
  await choose(page, 'chip', 'true');
}

/** Requests a quote for the dog, for the saved contractor chosen on page 1. */
export async function sendDog(page: Page): Promise<void> {
  await go(page).click();
  await fillDog(page);
  await choose(page, 'ivass', 'true');
  await sendIt(page);
}
