import { expect, type Page } from '@playwright/test';
import { giulia, type Person } from '../people/people.ts';
import { trip } from '../people/trips.ts';
import { consent } from './consents.ts';
import { go, send, title } from './visitor.ts';

export async function open(page: Page): Promise<void> {
  await page.goto('/travel/');
}

export async function toTrip(page: Page, person: Person): Promise<void> {
  await person.fill(page);
  await go(page).click();
  await expect(title(page)).toHaveText('Il tuo viaggio');
}

/** Answers all questions. Only the press that sends the request is left. */
export async function toLastPress(page: Page, person: Person = giulia()): Promise<Person> {
  await open(page);
  await toTrip(page, person);
  await trip().fill(page);
  await consent(page);
  return person;
}

export const question = (page: Page) =>
  page.getByRole('dialog', { name: 'Come vorresti ricevere il tuo preventivo?' });
/** The heading of the page after the request. */
export const thanks = (page: Page) => page.getByRole('heading', { name: 'Richiesta inviata' });
export const problem = (page: Page) =>
  page.getByRole('alertdialog', { name: 'Si è verificato un problema' });
export const waiting = (page: Page) => page.getByRole('dialog', { name: 'Un attimino...' });

/** Sends the quote request, and waits until the server has accepted it. */
export async function sendIt(page: Page): Promise<void> {
  await send(page).click();
  await expect(question(page)).toBeVisible();
}
