import type { Page } from '@playwright/test';

/**
 * Hides the `Date` header of responses from the page, so that it uses its own clock. Runs in the page before the page's
 * scripts.
 */
export function hideServerDate(): void {
  const { get } = Headers.prototype;
  Headers.prototype.get = function getVisible(name) {
    return name === 'date' ? (Reflect.get(globalThis, 'serverDate') ?? null) : get.call(this, name);
  };
}

/** Sets the `Date` header of every response in the pages that open after this call. */
export async function showServerDate(page: Page, date = new Date()): Promise<void> {
  await page.addInitScript((text) => {
    Reflect.set(globalThis, 'serverDate', text);
  }, date.toUTCString());
}
