import type { Page } from '@playwright/test';

/** Runs in a page, before its scripts: answers have no `Date` header there, so the page trusts its own clock. */
export function hideServerDate(): void {
  const { get } = Headers.prototype;
  Headers.prototype.get = function getVisible(name) {
    return name === 'date' ? (Reflect.get(globalThis, 'serverDate') ?? null) : get.call(this, name);
  };
}

/** Gives every answer to a page this `Date` header, from the next page that it opens. */
export async function showServerDate(page: Page, date = new Date()): Promise<void> {
  await page.addInitScript((text) => {
    Reflect.set(globalThis, 'serverDate', text);
  }, date.toUTCString());
}
