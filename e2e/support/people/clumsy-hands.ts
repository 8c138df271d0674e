import { expect, type Locator, type Page, type Request } from '@playwright/test';
import type { Day } from './days.ts';

const msPerKey = 400;

/** The actions of a visitor who types slowly, makes mistakes and corrects them. */
export interface ClumsyHands {
  /** Types a text with a wrong letter in the middle, and corrects it. */
  write(name: string, text: string): Promise<void>;
  writeDay(name: string, day: Day): Promise<void>;
  /** Chooses another radio button or list option first, then the one with this key. */
  choose(name: string, key: string): Promise<void>;
  /** Ticks these checkboxes. Before that, ticks another checkbox and unticks it. */
  tick(name: string, keys: readonly string[]): Promise<void>;
}

/** @param page a page with an installed clock. The actions advance the clock instead of waiting between two keys */
export function clumsyHands(page: Page): ClumsyHands {
  const underWay = new Set<Request>();
  const came = (request: Request) => void underWay.delete(request);
  page.on('request', (request) => underWay.add(request));
  page.on('requestfinished', came);
  page.on('requestfailed', came);

  /** Advances the clock to the time of the next key. Waits for debounced work and pending responses. */
  async function pause() {
    await page.clock.runFor(msPerKey);
    await expect.poll(() => underWay.size).toBe(0);
  }
  async function press(key: string) {
    await page.keyboard.press(key);
    await pause();
  }
  async function type(text: string) {
    for (const letter of text) {
      await page.keyboard.type(letter);
      await pause();
    }
  }
  async function write(control: Locator, text: string) {
    const middle = Math.ceil(text.length / 2);
    await control.click();
    await page.keyboard.press('ControlOrMeta+a');
    await type(text.slice(0, middle));
    await type(/\d$/.test(text) ? '7' : 'q');
    await press('Backspace');
    await type(text.slice(middle));
  }
  const named = (name: string) => page.locator(`[name="${name}"]`);
  const option = (name: string, key: string) => page.locator(`[name="${name}"][value="${key}"]`);
  const others = (name: string, keys: readonly string[]) =>
    page.locator(`[name="${name}"]:enabled${keys.map((key) => `:not([value="${key}"])`).join('')}`);

  return {
    write: (name, text) => write(named(name), text),
    writeDay: async (name, day) => {
      const [year = '', month = '', date = ''] = day.split('-').map((part) => String(Number(part)));
      await write(named(`${name}.giorno`), date);
      await write(named(`${name}.mese`), month);
      await write(named(`${name}.anno`), year);
    },
    choose: async (name, key) => {
      const control = named(name).first();
      if ((await control.evaluate((one) => one.localName)) === 'select') {
        const other = control.locator(`option:not([value=""]):not([value="${key}"])`).first();
        if ((await other.count()) > 0) {
          await control.selectOption(await other.getAttribute('value'));
          await pause();
        }
        await control.selectOption(key);
      } else {
        await others(name, [key]).first().check();
        await pause();
        await option(name, key).check();
      }
    },
    tick: async (name, keys) => {
      const other = others(name, keys).first();
      if ((await other.count()) > 0) {
        await other.check();
        await pause();
        await other.uncheck();
      }
      for (const key of keys) await option(name, key).check();
    },
  };
}
