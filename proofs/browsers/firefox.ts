import puppeteer from 'puppeteer-core';
import { byPuppeteer } from './by-puppeteer.ts';
import type { Robot } from './robot.ts';

/** Starts Firefox. Puppeteer controls it by its WebDriver BiDi. */
export async function firefox(): Promise<Robot> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: '/usr/bin/firefox-esr',
    headless: true,
  });
  return byPuppeteer(browser, await browser.newPage(), 'Firefox ESR');
}
