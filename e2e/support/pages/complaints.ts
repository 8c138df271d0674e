import type { Locator, Page } from '@playwright/test';

/** The panel over a page that was rejected. */
export const summary = (page: Page): Locator => page.getByRole('group', { name: 'Errori' });
/** Its links, one for each field, in the words of the field: which it is may stand before them. */
export const complaints = (page: Page): Locator => summary(page).locator('a > span:last-child');
/** Every message that stands at a field, in page order. */
export const fieldErrors = (page: Page): Locator => page.locator('.q-error > span:last-of-type');

/**
 * The message that describes a control: what a screen reader says with it. Empty where there is
 * none. Radios and checkboxes are described through their group.
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

/** The `name` of what has the focus. */
export const focused = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.activeElement?.getAttribute('name') ?? null);
