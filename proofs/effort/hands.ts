import type { Locator, Page } from 'playwright';
import { type Effort, readingOf, secondsOf } from './model.ts';

/** The time until a list shows its options, in milliseconds. It is longer than each debounce of the page. */
const LISTED_MS = 450;
/** The time that a visitor needs to aim, in milliseconds. Lists ignore a press that follows a change sooner. */
const AIM_MS = 550;
/** The maximum number of arrow key presses in a list. For an option further down, a visitor uses the mouse. */
const ARROWS = 4;

/**
 * The time within which a second press at the same place is a double press, in milliseconds. A visitor cannot read the
 * page faster.
 */
const DOUBLE_MS = 350;

/**
 * Uses a page in the shortest way, with real keys and presses, and counts them. Moves between text fields by Tab (on a
 * phone, by the keyboard's 'next' key), and selects options by a press. If a field is outside the viewport, scrolls it
 * into the upper part of the window.
 */
export class Hands {
  private acts = { keys: 0, presses: 0, screenfuls: 0, changes: 0, read: 0 };
  private pixels = 0;
  private stood = 0;
  private atKeys = false;
  private asked = 0;

  readonly page: Page;
  private readonly touch: boolean;

  constructor(page: Page, touch: boolean) {
    this.page = page;
    this.touch = touch;
    page.on('request', () => {
      this.asked += 1;
    });
    for (const end of ['requestfinished', 'requestfailed'] as const)
      page.on(end as 'requestfinished', () => {
        this.asked -= 1;
      });
  }

  get effort(): Effort {
    const { keys, presses, read } = this.acts;
    const seconds = secondsOf(this.acts);
    return { keys, presses, pixels: this.pixels, seconds, reading: readingOf(read) };
  }

  async has(selector: string): Promise<boolean> {
    return (await this.page.locator(selector).count()) > 0;
  }

  async write(name: string, text: string): Promise<void> {
    await this.reach(named(name));
    await this.type(text);
    this.acts.read += 1;
  }

  /** Types a date `YYYY-MM-DD`. A space moves to the next part of the date. Keeps a prefilled year if it is correct. */
  async writeDay(name: string, day: string): Promise<void> {
    const [year = '', month = '', date = ''] = day.split('-');
    await this.write(`${name}.giorno`, `${Number(date)} ${Number(month)} `);
    const stands = await this.page.locator(named(`${name}.anno`)).inputValue();
    if (stands !== year) await this.type(year);
  }

  async choose(name: string, value: string): Promise<void> {
    await this.press(this.page.locator(`label:has(${named(name)}[value="${value}"])`));
  }

  /**
   * Chooses one of many options in the shortest way: by a press on its radio button or on its chip. In a native select
   * this takes two presses: the first opens the list, the second selects the option.
   */
  async select(name: string, value: string): Promise<void> {
    const box = this.page.locator(named(name)).first();
    const chip = this.page
      .locator('.q-field', { has: box })
      .getByRole('button', { name: value, exact: true });
    await box.waitFor({ state: 'attached' });
    if (await box.evaluate((one) => one instanceof HTMLInputElement))
      return this.choose(name, value);
    if (await chip.count()) return this.press(chip);
    await box.locator(`option[value="${value}"]`).waitFor({ state: 'attached' });
    await this.scrollTo(box);
    await box.selectOption(value);
    await box.focus();
    this.count('presses', 2);
    this.acts.read += 1;
    await this.moved();
  }

  /** Types after the existing text until the suggestion appears. Then chooses the suggestion. */
  async pick(name: string, text: string, wanted: RegExp): Promise<void> {
    await this.reach(named(name));
    if (await this.page.locator(named(name)).inputValue()) await this.key('End');
    for (const letter of text) {
      await this.type(letter);
      await this.settled();
      if (await this.take(wanted)) {
        this.acts.read += 1;
        return;
      }
    }
    throw new Error(`effort: ${name} never offered ${wanted}`);
  }

  async press(target: Locator): Promise<void> {
    await this.pressOnly(target);
    await this.moved();
  }

  /** Presses an element that opens another page. Waits for that page. */
  async turn(target: Locator, next: Locator): Promise<void> {
    await this.pressOnly(target);
    await next.first().waitFor();
    await this.page.waitForTimeout(LISTED_MS);
    this.stood = await this.page.evaluate(() => scrollY);
  }

  /** Simulates autofill: the visitor focuses a text box and presses the browser's suggestion. */
  async autofill(name: string, known: Readonly<Record<string, string>>): Promise<void> {
    await this.reach(named(name));
    this.acts.read += 1;
    this.count('presses', 1);
    await this.page.evaluate((known) => {
      for (const box of document.querySelectorAll<HTMLInputElement>('input[autocomplete]')) {
        const text = known[box.autocomplete];
        if (text === undefined || box.value) continue;
        const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
        value?.set?.call(box, text);
        for (const type of ['input', 'change'])
          box.dispatchEvent(new Event(type, { bubbles: true }));
      }
    }, known);
    await this.page.waitForTimeout(2 * LISTED_MS);
  }

  /** Counts prefilled answers, which the visitor reads. */
  look(questions = 1): void {
    this.acts.read += questions;
  }

  /** Waits until all effects of a key are visible. This time is not counted. */
  private async settled(): Promise<void> {
    do await this.page.waitForTimeout(LISTED_MS);
    while (this.asked > 0);
  }

  private async pressOnly(target: Locator): Promise<void> {
    await target.waitFor();
    await this.scrollTo(target);
    await this.page.waitForTimeout(DOUBLE_MS);
    await (this.touch ? target.tap() : target.click());
    this.count('presses', 1);
    this.acts.read += 1;
  }

  private count(kind: 'keys' | 'presses', times: number): void {
    const atKeys = kind === 'keys';
    // On a phone, the hand does not change between keyboard and mouse.
    if (!this.touch && atKeys !== this.atKeys) this.acts.changes += 1;
    this.atKeys = atKeys;
    this.acts[kind] += times;
  }

  private async type(text: string): Promise<void> {
    await this.page.keyboard.type(text);
    this.count('keys', text.length);
  }

  private async key(key: string): Promise<void> {
    await this.page.keyboard.press(key);
    this.count('keys', 1);
  }

  /** Focuses a text box: by Tab if a few presses reach it, otherwise by a press on the box. */
  private async reach(selector: string): Promise<void> {
    const box = this.page.locator(selector);
    await box.waitFor();
    const isThere = () => box.evaluate((one) => one === document.activeElement);
    if (await isThere()) return;
    const from = await this.page.evaluate(() => scrollY);
    const most = this.touch ? 1 : 3;
    const onKeyboard = await this.page.evaluate(
      () => document.activeElement?.matches('input, select') ?? false,
    );
    if (onKeyboard && (await this.isTyped()))
      for (let steps = 1; steps <= most; steps += 1) {
        await this.page.keyboard.press(this.touch ? 'Enter' : 'Tab');
        if (await isThere()) {
          this.count('keys', steps);
          await this.moved();
          return;
        }
      }
    await this.page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), from);
    await this.scrollTo(box);
    await (this.touch ? box.tap() : box.click());
    this.count('presses', 1);
    await this.moved();
  }

  /** Whether a key can move to the next field. A phone shows the keyboard with this key for text fields only. */
  private isTyped(): Promise<boolean> {
    if (!this.touch) return Promise.resolve(true);
    return this.page.evaluate(
      () =>
        document.activeElement instanceof HTMLInputElement &&
        document.activeElement.enterKeyHint === 'next',
    );
  }

  private async take(wanted: RegExp): Promise<boolean> {
    const rows = this.page.getByRole('option');
    const texts = await rows.allTextContents();
    const index = texts.findIndex((text) => wanted.test(text));
    if (index < 0) return false;
    const row = rows.nth(index);
    const isChosen = (await row.getAttribute('aria-selected')) === 'true';
    if (this.touch || (!isChosen && index >= ARROWS)) {
      const within = await row.evaluate((one) => {
        const [own, list] = [
          one.getBoundingClientRect(),
          one.closest('[role="listbox"]')?.getBoundingClientRect(),
        ];
        return list !== undefined && own.bottom <= list.bottom + 1;
      });
      if (!within) return false;
      await this.page.waitForTimeout(AIM_MS);
      await (this.touch ? row.tap() : row.click());
      this.count('presses', 1);
    } else {
      for (let at = 0; !isChosen && at <= index; at += 1) await this.key('ArrowDown');
      await this.key(isChosen ? 'Tab' : 'Enter');
    }
    await this.moved();
    return true;
  }

  /** Scrolls a question into the upper part of the window, unless all of it is visible. */
  private async scrollTo(target: Locator): Promise<void> {
    const { from, to, room } = await target.evaluate((one) => {
      const bar = document.querySelector('.q-bar');
      const sticks = bar && !bar.contains(one) && getComputedStyle(bar).position === 'sticky';
      const barTop = sticks ? bar.getBoundingClientRect().top : innerHeight;
      const room = Math.min(innerHeight, barTop);
      const field = one.closest('.q-field');
      const whole = field && field.getBoundingClientRect().height < room / 2 ? field : one;
      const { top, bottom } = whole.getBoundingClientRect();
      const from = scrollY;
      const isFixed = one.closest('dialog, .q-bar') !== null && bottom <= innerHeight && top >= 0;
      if (isFixed || (top >= 0 && bottom <= room)) return { from, to: from, room };
      scrollTo({ top: from + top - room / 4, behavior: 'instant' });
      return { from, to: scrollY, room };
    });
    if (from === to) return;
    await this.moved();
    this.acts.screenfuls += Math.ceil(Math.abs(to - from) / room);
    // Wait until the scrolling has ended: a visitor cannot press a moving element.
    await this.page.waitForTimeout(100);
  }

  /** Adds the distance that the page has scrolled since the last call. */
  private async moved(): Promise<void> {
    const now = await this.page.evaluate(() => scrollY);
    this.pixels += Math.abs(now - this.stood);
    this.stood = now;
  }
}

const named = (name: string) => `[name="${name}"]`;
