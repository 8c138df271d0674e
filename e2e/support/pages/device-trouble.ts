import type { Page } from '@playwright/test';

/** From now on nothing more can be kept on the device: storage is full. */
export const fillStorage = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });

/** Forbids a page to keep anything, as some private modes and settings do, from the next page that it opens. */
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
 * Lets a page hear nothing of other tabs, as one in the back/forward cache, until it is shown again. Playwright switches
 * that cache off, so the events are played. To be called before the page opens.
 */
export async function prepareCache(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('storage', (event) => {
      if (Reflect.get(globalThis, 'isCached')) event.stopImmediatePropagation();
    });
  });
}

/** The visitor leaves the page, which the browser keeps. */
export const leaveToCache = (page: Page): Promise<void> =>
  page.evaluate(() => {
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    Reflect.set(globalThis, 'isCached', true);
  });

/** The visitor comes back to a page that the browser kept. */
export const comeBackFromCache = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Reflect.set(globalThis, 'isCached', false);
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });

/** The lid of a laptop is opened hours later: timers that were due run once, and the page is looked at again. */
export async function sleep(page: Page, hours: string): Promise<void> {
  await page.clock.fastForward(hours);
  await page.evaluate(() => {
    document.dispatchEvent(new Event('visibilitychange'));
    for (const name of ['online', 'focus']) dispatchEvent(new Event(name));
  });
}
