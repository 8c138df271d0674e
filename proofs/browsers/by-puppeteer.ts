import type { Browser, Page } from 'puppeteer-core';
import type { Robot } from './robot.ts';

/**
 * Returns a `Robot` for a page of a browser that Puppeteer controls.
 * @param name the browser's official name
 */
export async function byPuppeteer(browser: Browser, page: Page, name: string): Promise<Robot> {
  return {
    name,
    version: (await browser.version()).replace(/^\D*/, ''),
    resize: (width, height) => page.setViewport({ width, height }),
    open: async (url) => void (await page.goto(url)),
    read: <T>(expression: string) => page.evaluate(expression) as Promise<T>,
    press: (selector) => page.click(selector),
    type: (selector, text) => page.type(selector, text),
    tab: () => page.keyboard.press('Tab'),
    picture: () => page.screenshot(),
    close: () => browser.close(),
  };
}
