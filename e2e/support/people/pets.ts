import { expect, type Page } from '@playwright/test';
import { toWire } from '@preventivo/core/wire';
import { pets } from '@preventivo/line-pets/line';
import { argo } from '@preventivo/line-pets/workspace/answers';
import { answer } from '../lines/answer.ts';
import { inputsOf } from '../lines/inputs.ts';
import { sendIt } from '../pages/funnel.ts';
import { choose, go, title } from '../pages/visitor.ts';

export async function openPets(page: Page): Promise<void> {
  await page.goto('/pets/');
}

export const storedDog = toWire(pets, argo);

export async function fillDog(page: Page): Promise<void> {
  await expect(title(page)).toHaveText('Il tuo animale');
  await answer(page, inputsOf(argo));
}

/** Requests a quote for the dog, with the saved contractor that is selected on page 1. */
export async function sendDog(page: Page): Promise<void> {
  await go(page).click();
  await fillDog(page);
  await choose(page, 'ivass', 'true');
  await sendIt(page);
}
