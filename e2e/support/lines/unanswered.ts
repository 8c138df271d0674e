import { expect, type Page } from '@playwright/test';
import { type Fields, initialValues, settle, type Values } from '@preventivo/core';
import { check } from '@preventivo/core/check';
import { complaints, messageOf } from '../pages/complaints.ts';
import { go, send, title } from '../pages/visitor.ts';
import { today } from '../people/days.ts';
import { type Answers, answer } from './answer.ts';
import { givenOf, inputsOf } from './inputs.ts';
import { openAs } from './journey.ts';
import type { TableJourney } from './journey-of.ts';
import { test } from './known-test.ts';

/** The errors that a page shows when the visitor submits it after only the answers in `after`. */
export interface Early {
  /** @defaultValue none */
  readonly after?: Answers;
  readonly said: readonly string[];
  /** Expected errors at some of the fields, by form key. @defaultValue not checked */
  readonly marked?: Readonly<Record<string, string>>;
}

/** The answers that the visitor gives before submitting an incomplete page. */
interface EarlySubmit<F extends Fields> {
  /** @defaultValue none */
  readonly after?: Partial<Values<F>>;
  readonly typed?: Answers;
  /** Messages of the quote service about the answers that it validates, by control. @defaultValue none */
  readonly remote?: Readonly<Record<string, string>>;
}

/**
 * The errors of the mandatory consents on the last page, each with the name of its consent. In `said`, the first error
 * represents all of them.
 */
export const everyConsent = [
  "Consenso obbligatorio: Ho letto l'informativa IVASS e i documenti precontrattuali",
  'Consenso obbligatorio: Accetto le condizioni generali del servizio',
  "Consenso obbligatorio: Ho letto l'informativa privacy",
] as const;
export const [noConsent] = everyConsent;

/** The lines whose messages `npm test` checks in a browser. For all lines, `showroom` and unit tests check them. */
const inEveryRun = ['pets'];

/**
 * Declares a test in which the visitor submits each page after the first while it is incomplete. The page must show the
 * table's messages for the missing answers, in order, in the error summary and at each field. The line's unit test
 * compares the texts with literals.
 * @param way distinguishes several journeys of a line, such as 'an engine only'
 * @param pages for each page, its submits. @defaultValue one submit without answers on each page
 */
export function pagesSay<F extends Fields>(
  journey: TableJourney<F>,
  pages: readonly (readonly EarlySubmit<F>[])[] = journey.pages.map(() => [{}]),
  way?: string,
): void {
  const { line } = journey;
  const where = way ? `${line}, ${way}` : line;
  const tag = inEveryRun.includes(line) ? [] : '@thorough';
  test(`${where}: 'Continua' without answers lists the missing answers in order`, { tag }, async ({
    page,
    known,
  }) => {
    await openAs(page, known, { ...journey, asks: 'persona' });
    for (const [index, submits] of pages.entries()) {
      await answer(page, journey.pages[index - 1]?.answers ?? {});
      await go(page).click();
      await expect(title(page)).toHaveText(journey.pages[index]?.title ?? '');
      // A logged-in user has given the other consents when registering.
      await pageSays(page, expectedErrors(journey, index, submits), [noConsent]);
    }
  });
}

/** Returns the table's messages for each submit of a page. */
function expectedErrors<F extends Fields>(
  { table, values }: TableJourney<F>,
  index: number,
  submits: readonly EarlySubmit<F>[],
): readonly Early[] {
  const page = table.pages[index];
  const keys = givenOf(table, page?.fields ?? []);
  const before = table.pages.slice(0, index).flatMap(({ fields }) => fields);
  const given = Object.fromEntries(before.map((key) => [key, values[key]]));
  let now: Values<F> = { ...initialValues(table), ...given };
  return submits.map(({ after = {}, typed, remote = {} }) => {
    // Apply the answers one after another: a change may clear an earlier answer.
    for (const [key, value] of Object.entries(after))
      now = settle(table, now, { ...now, [key]: value }, today());
    const failures = [
      ...check(table, now, { today: today(), lists: {}, keys, records: [] }),
      ...Object.entries(remote).map(([control, text]) => ({ control, error: text, invalid: text })),
    ];
    // Without a message, the test would expect a page without an error summary.
    if (failures.length === 0) throw new Error(`${table.id}: no messages on page ${index + 2}`);
    const isLast = page === table.pages.at(-1);
    return {
      after: inputsOf(after, typed),
      said: [...failures.map(({ error }) => error), ...(isLast ? [noConsent] : [])],
      marked: {
        ...Object.fromEntries(failures.map(({ control, invalid }) => [control, invalid])),
        ...(isLast && { ivass: 'Consenso obbligatorio' }),
      },
    };
  });
}

/** Submits the incomplete page several times. Expects the errors of each submit. */
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
