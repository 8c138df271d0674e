import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import puppeteer from 'puppeteer-core';
import type { Desktop } from './desktop.ts';

/**
 * How long to wait for speech, in milliseconds: for the first word after a key, for the first word after typed text,
 * and for another word.
 */
const [AFTER_KEY, AFTER_TEXT, PAUSE] = [8_000, 3_000, 1_500];
/** How long to wait for Orca's first word about a new page, in milliseconds. */
const AFTER_PAGE = 60_000;

interface Moment {
  /** The pressed key or the typed text. */
  readonly done: string;
  readonly heard: readonly string[];
}

export interface Chapter {
  readonly title: string;
  readonly moments: Moment[];
}

/** A blind visitor, who presses keys and listens to Orca. */
export interface Visitor {
  readonly chapters: readonly Chapter[];
  /** Starts a chapter of the transcript. */
  begin(title: string): void;
  /** Opens a page and records Orca's speech. */
  open(url: string): Promise<void>;
  press(key: string): Promise<void>;
  /** Presses a key that loads another page. Records Orca's speech about that page. */
  turn(key: string): Promise<void>;
  write(text: string): Promise<void>;
  /** Evaluates an expression in the page. The proof uses the result; the visitor does not know it. */
  read<T>(expression: string): Promise<T>;
  close(): Promise<void>;
}

/** Opens Firefox on the desktop for a blind visitor. */
export async function visitor({ env, speech, press, type }: Desktop): Promise<Visitor> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: '/usr/bin/firefox-esr',
    headless: false,
    env,
    defaultViewport: null,
    extraPrefsFirefox: { 'accessibility.force_disabled': -1, 'intl.accept_languages': 'it' },
  });
  const page = (await browser.pages())[0] ?? (await browser.newPage());
  const chapters: Chapter[] = [];
  let known = 0;

  /** Returns Orca's speech since the last call. */
  async function listen(silence: number): Promise<readonly string[]> {
    let [count, since] = [known, Date.now()];
    while (Date.now() - since < (count > known ? PAUSE : silence)) {
      const now = sentences(speech).length;
      if (now !== count) [count, since] = [now, Date.now()];
      await wait(100);
    }
    const heard = sentences(speech).slice(known);
    known += heard.length;
    return heard;
  }
  async function turn(key: string) {
    await press(key);
    const heard = [...(await listen(AFTER_PAGE))];
    while (!heard.some((sentence) => sentence.startsWith(SUMMARY)))
      heard.push(...(await listen(AFTER_PAGE)));
    // Orca reads the whole page with pauses. Wait until it is silent for `AFTER_KEY`.
    for (let more = heard; more.length > 0; heard.push(...more))
      more = [...(await listen(AFTER_KEY))];
    note(PAGE, heard.slice(heard.findIndex((sentence) => sentence.startsWith(SUMMARY))));
  }
  const note = (done: string, heard: readonly string[]) =>
    void chapters.at(-1)?.moments.push({ done, heard });

  return {
    chapters,
    begin: (title) => void chapters.push({ title, moments: [] }),
    open: async (url) => {
      await press('ctrl+l');
      await type(url);
      await listen(AFTER_TEXT);
      await turn('Return');
    },
    turn,
    press: async (key) => {
      await press(key);
      note(nameOf(key), await listen(AFTER_KEY));
    },
    write: async (text) => {
      await type(text);
      note(`«${text}»`, await listen(AFTER_TEXT));
    },
    read: <T>(expression: string) => page.evaluate(expression) as Promise<T>,
    close: () => browser.close(),
  };
}

/** The start of Orca's first sentence about a new page. */
const SUMMARY = 'La pagina ha';
const PAGE = 'the page comes';
const names: Readonly<Record<string, string>> = {
  Return: 'Enter',
  space: 'Space',
  r: 'R, the next radio button',
  KP_Add: 'plus of the number pad, read on from here',
};
const nameOf = (key: string) => names[key] ?? key;

const sentences = (speech: string) => readFileSync(speech, 'utf8').split('\n').slice(0, -1);
