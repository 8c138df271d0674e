import { expect, type Page } from '@playwright/test';
import { complaints, messageOf } from '../pages/complaints.ts';
import { go, send, title } from '../pages/visitor.ts';
import { type Answers, answer } from './answer.ts';
import { type Journey, openAs } from './journey.ts';
import { test } from './known-test.ts';

/** Expected errors of a page that is submitted too early, after these answers. */
export interface Early {
  /** @defaultValue none */
  readonly after?: Answers;
  readonly said: readonly string[];
  /** Expected messages at some of the fields, by form key. @defaultValue unchecked */
  readonly marked?: Readonly<Record<string, string>>;
}

/** Errors of the block at the start of the first page after the contractor. */
export const noPolicyWord = [
  'Indicare se ci sono stati altri sinistri',
  'Indicare se esiste una polizza attiva',
];
/**
 * Errors of the last page: each mandatory consent by its name. In `said` the first covers all that
 * are requested.
 */
export const everyConsent = [
  "Consenso obbligatorio: Ho letto l'informativa IVASS e i documenti precontrattuali",
  'Consenso obbligatorio: Accetto le condizioni generali del servizio',
  "Consenso obbligatorio: Ho letto l'informativa privacy",
] as const;
export const [noConsent] = everyConsent;

/** A journey with some pages submitted too early. */
interface Hurried extends Journey {
  /** Distinguishes several journeys of a line: 'an engine only'. @defaultValue the only journey */
  readonly way?: string;
}

/**
 * The lines whose messages `npm test` checks in a browser. `showroom` and unit tests check those of
 * all lines.
 */
const inEveryRun = ['pets'];

/**
 * Declares that each page after the first, submitted too early, lists the missing answers in order.
 */
export function pagesSay(journey: Hurried, ...pages: readonly (readonly Early[])[]): void {
  const { line, way } = journey;
  const where = way ? `${line}, ${way}` : line;
  const tag = inEveryRun.includes(line) ? [] : '@thorough';
  test(`${where}: 'Continua' without answers lists the missing answers in order`, { tag }, async ({
    page,
    known,
  }) => {
    await openAs(page, known, { ...journey, asks: 'persona' });
    for (const [index, times] of pages.entries()) {
      await answer(page, journey.pages[index - 1]?.answers ?? {});
      await go(page).click();
      await expect(title(page)).toHaveText(journey.pages[index]?.title ?? '');
      // A logged-in user gave the other consents at registration.
      await pageSays(page, times, [noConsent]);
    }
  });
}

/** Submits the open page too early, several times. */
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
