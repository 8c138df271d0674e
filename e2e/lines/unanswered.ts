import { expect, type Page } from '@playwright/test';
import { complaints, messageOf } from '../support/pages/complaints.ts';
import { go, send, title } from '../support/pages/visitor.ts';
import { type Answers, answer } from './answer.ts';
import { type Journey, openAs } from './journey.ts';
import { test } from './known-test.ts';

/** What a page says when it is passed too early, after these answers. */
export interface Early {
  /** @defaultValue none */
  readonly after?: Answers;
  readonly said: readonly string[];
  /** What stands at some of the fields, by form key. @defaultValue not looked at */
  readonly marked?: Readonly<Record<string, string>>;
}

/** Of the block that begins the first page after the contractor. */
export const noPolicyWord = [
  'Indicare se ci sono stati altri sinistri',
  'Indicare se esiste una polizza attiva',
];
/** Of the last page: each mandatory consent by its name. In `said` the first stands for all that are asked. */
export const everyConsent = [
  "Consenso obbligatorio: Ho letto l'informativa IVASS e i documenti precontrattuali",
  'Consenso obbligatorio: Accetto le condizioni generali del servizio',
  "Consenso obbligatorio: Ho letto l'informativa privacy",
] as const;
export const [noConsent] = everyConsent;

/** A way through a line, of which some pages are passed too early. */
interface Hurried extends Journey {
  /** Which of several ways through the line it is: 'an engine only'. @defaultValue it is the only one */
  readonly way?: string;
}

/** The lines of which `npm test` sees every message in a browser; `showroom` and unit tests see those of all lines. */
const inEveryRun = ['pets'];

/** Declares that each page after the first, passed too early, says what is missing, in that order. */
export function pagesSay(journey: Hurried, ...pages: readonly (readonly Early[])[]): void {
  const { line, way } = journey;
  const where = way ? `${line}, ${way}` : line;
  const tag = inEveryRun.includes(line) ? [] : '@thorough';
  test(`${where}: 'Continua' without answers lists what is missing, in order`, { tag }, async ({
    page,
    known,
  }) => {
    await openAs(page, known, { ...journey, asks: 'persona' });
    for (const [index, times] of pages.entries()) {
      await answer(page, journey.pages[index - 1]?.answers ?? {});
      await go(page).click();
      await expect(title(page)).toHaveText(journey.pages[index]?.title ?? '');
      // Who is logged in gave the others when they registered.
      await pageSays(page, times, [noConsent]);
    }
  });
}

/** Passes the page that is open too early, time after time. */
export async function pageSays(
  page: Page,
  times: readonly Early[],
  consents: readonly string[] = everyConsent,
): Promise<void> {
  for (const { after = {}, said, marked = {} } of times) {
    await answer(page, after);
    await goOnOrSend(page).click();
    await expect(complaints(page)).toHaveText(
      said.flatMap((words) => (words === noConsent ? consents : words)),
    );
    for (const [name, words] of Object.entries(marked))
      await expect.poll(() => messageOf(page, name)).toBe(words);
  }
}

const goOnOrSend = (page: Page) => go(page).or(send(page));
