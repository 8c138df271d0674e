import { expect, type Locator, type Page } from '@playwright/test';
import type { Day } from '../people/days.ts';

/** The native controls of a question, by its form key. */
export const control = (page: Page, name: string): Locator => page.locator(`[name="${name}"]`);

export const option = (page: Page, name: string, value: string): Locator =>
  page.locator(`[name="${name}"][value="${value}"]`);

/** The card that replaces the answered questions about a person on page 1. */
export const stub = (page: Page): Locator => page.locator('.q-stub');

/** Shows the questions behind the card on page 1. */
export const unfold = (page: Page): Promise<void> =>
  stub(page)
    .getByRole('button', { name: /^Modifica/ })
    .click();

export async function choose(page: Page, name: string, value: string): Promise<void> {
  await option(page, name, value).check();
}

export async function write(page: Page, name: string, text: string): Promise<void> {
  await control(page, name).fill(text);
}

export async function writeDay(page: Page, name: string, day: Day): Promise<void> {
  const [year = '', month = '', date = ''] = day.split('-');
  await write(page, `${name}.giorno`, String(Number(date)));
  await write(page, `${name}.mese`, String(Number(month)));
  await write(page, `${name}.anno`, year);
}

export async function pick(page: Page, name: string, typed: string, wanted: string): Promise<void> {
  await control(page, name).pressSequentially(typed);
  await page.getByRole('option', { name: wanted, exact: true }).click();
}

/** The option that a combobox has selected automatically while the visitor types. */
export const chosen = (page: Page, name: string): Locator =>
  page.locator(`.q-combo:has([name="${name}"]) [role="option"][aria-selected="true"]`);

/** Types into a combobox until it selects the only suggestion automatically. Then presses Tab. */
export async function typeOut(
  page: Page,
  name: string,
  typed: string,
  whole: string,
): Promise<void> {
  await control(page, name).pressSequentially(typed);
  await expect(chosen(page, name)).toHaveText(whole);
  await control(page, name).press('Tab');
  await keeps(page, name, whole);
}

/** Expects that a text box keeps its text. Passes if the card of page 1 has replaced the box. */
export async function keeps(page: Page, name: string, text: string): Promise<void> {
  const texts = () =>
    control(page, name).evaluateAll((boxes) => boxes.map((box) => Reflect.get(box, 'value')));
  await expect.poll(async () => [text, ...(await texts())].every((one) => one === text)).toBe(true);
}

/** Types an address until the search selects the only match automatically. Then presses Tab. */
export async function typeAddress(page: Page, name: string, typed: string): Promise<void> {
  await control(page, name).pressSequentially(typed);
  await expect(chosen(page, name)).toBeVisible();
  await control(page, name).press('Tab');
}

export const go = (page: Page): Locator =>
  page.getByRole('button', { name: 'Continua', exact: true });
export const send = (page: Page): Locator =>
  page.getByRole('button', { name: 'Richiedi il preventivo' });
export const title = (page: Page): Locator => page.locator('h2.q-title');

/** Returns how many px the page is wider than the window. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
