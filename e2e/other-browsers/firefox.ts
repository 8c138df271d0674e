import puppeteer from 'puppeteer-core';
import { byPuppeteer } from './by-puppeteer.ts';
import type { Robot } from './robot.ts';

/** Firefox by WebDriver BiDi, which it speaks itself. */
export async function firefox(): Promise<Robot> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: '/usr/bin/firefox-esr',
    headless: true,
  });
  return byPuppeteer(browser, await browser.newPage(), 'Firefox ESR');
}
