import puppeteer from 'puppeteer-core';
import type { Robot } from './robot.ts';

/** Firefox by WebDriver BiDi, which it speaks itself. */
export async function firefox(): Promise<Robot> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: '/usr/bin/firefox-esr',
    headless: true,
  });
  const page = await browser.newPage();
  return {
    name: 'Firefox ESR',
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
