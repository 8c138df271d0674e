import type { Page } from '@playwright/test';

/** Simulates a full storage: every later write fails. */
export const fillStorage = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });

/** Blocks all storage and cookies from the next page load on, as some private modes and browser settings do. */
export async function blockStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(globalThis, name, { get });
    Object.defineProperty(document, 'cookie', { get, set: get });
  });
}

/**
 * Prepares a page for the simulated back/forward cache, in which a page receives no storage events. Playwright disables
 * the real cache. `leaveToCache` and `comeBackFromCache` dispatch its events. Call this function before the page opens.
 */
export async function prepareCache(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('storage', (event) => {
      if (Reflect.get(globalThis, 'isCached')) event.stopImmediatePropagation();
    });
  });
}

/** Simulates leaving the page for the browser's back/forward cache. */
export const leaveToCache = (page: Page): Promise<void> =>
  page.evaluate(() => {
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    Reflect.set(globalThis, 'isCached', true);
  });

/** Simulates the return to a page in the browser's back/forward cache. */
export const comeBackFromCache = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Reflect.set(globalThis, 'isCached', false);
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });

/** Simulates a laptop that wakes up hours later. Each due timer runs once, and the page becomes visible. */
export async function sleep(page: Page, hours: string): Promise<void> {
  await page.clock.fastForward(hours);
  await page.evaluate(() => {
    document.dispatchEvent(new Event('visibilitychange'));
    for (const name of ['online', 'focus']) dispatchEvent(new Event(name));
  });
}
