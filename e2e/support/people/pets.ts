import { expect, type Page } from '@playwright/test';
import { choose, control, title, write } from '../pages/visitor.ts';

/** Opens the line for animals, which takes persons and companies. */
export async function openPets(page: Page): Promise<void> {
  await page.goto('/pets/');
}

/** The dog, as it is stored. */
export const storedDog = {
  sinistriPrecedenti: false,
  polizzaGiaAttiva: false,
  dataScadenza: null,
  tipo_animali: 'cane',
  nome: 'Argo',
  razza: 'meticcio',
  microchip: true,
};

/** Answers page 2. */
export async function fillDog(page: Page): Promise<void> {
  await expect(title(page)).toHaveText('Il tuo animale');
  await choose(page, 'altriSinistri', 'false');
  await choose(page, 'polizzaAttiva', 'false');
  await control(page, 'tipo_animali').selectOption('cane');
  await write(page, 'nome', 'Argo');
  await write(page, 'razza', 'meticcio');
  await choose(page, 'chip', 'true');
}
