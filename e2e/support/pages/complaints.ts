import type { Locator, Page } from '@playwright/test';

/** The error summary, which a page shows when it was submitted with errors. */
export const summary = (page: Page): Locator => page.getByRole('group', { name: 'Errori' });
/** The messages in the links of the error summary, one for each field, without the field's label. */
export const complaints = (page: Page): Locator => summary(page).locator('a > span:last-child');
export const fieldErrors = (page: Page): Locator => page.locator('.q-error > span:last-of-type');

/**
 * Returns the error that a screen reader reads for a control, or '' without an error. For radio buttons and checkboxes,
 * the group has the error.
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
