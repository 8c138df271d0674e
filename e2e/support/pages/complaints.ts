import type { Locator, Page } from '@playwright/test';

/** The error summary of a page that was submitted with errors. */
export const summary = (page: Page): Locator => page.getByRole('group', { name: 'Errori' });
/** The errors in the links of the summary, one for each field, without the label in front. */
export const complaints = (page: Page): Locator => summary(page).locator('a > span:last-child');
export const fieldErrors = (page: Page): Locator => page.locator('.q-error > span:last-of-type');

/**
 * Returns the error that describes a control, as a screen reader reads it; an empty string if there
 * is none. Radios and checkboxes are described by their group.
 */
export function messageOf(page: Page, name: string): Promise<string> {
  return page.evaluate((key) => {
    const named = document.querySelectorAll(`[name="${key}"]`);
    const parts = document.querySelectorAll(`[name^="${key}."]`);
    const controls = [...(named.length > 0 ? named : parts)];
    const described = controls.flatMap((one) => [
      one,
      one.closest('[role="radiogroup"],[role="group"]'),
    ]);
    const ids = described.flatMap((one) => one?.getAttribute('aria-describedby')?.split(' ') ?? []);
    const errors = [...new Set(ids)].filter((id) => id.endsWith('error'));
    return errors.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
  }, name);
}

export const focused = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.activeElement?.getAttribute('name') ?? null);
