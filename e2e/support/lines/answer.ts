import type { Page } from '@playwright/test';
import { pick, typeOut, write, writeDay } from '../pages/visitor.ts';

/** A text to type into a combobox, and the suggestion to choose. */
export interface Suggestion {
  readonly typed: string;
  readonly taken: string;
}

/** A text to type into a combobox, and its only suggestion, which the combobox selects automatically. */
export interface OnlySuggestion {
  readonly typed: string;
  readonly only: string;
}

/**
 * The answer to a question: an option's key, a text, a date `YYYY-MM-DD`, several option keys, or a suggestion. Or a
 * function that enters the answer.
 */
export type Answer =
  | string
  | readonly string[]
  | Suggestion
  | OnlySuggestion
  | ((page: Page) => Promise<unknown>);

export type Answers = Readonly<Record<string, Answer>>;

/** Answers the questions of a page. The type of each control determines how. */
export async function answer(page: Page, answers: Answers): Promise<void> {
  for (const [name, given] of Object.entries(answers)) {
    if (typeof given === 'function') await given(page);
    else if (typeof given === 'string') await answerOne(page, name, given);
    else if ('only' in given) await typeOut(page, name, given.typed, given.only);
    else if ('taken' in given) await pick(page, name, given.typed, given.taken);
    else for (const key of given) await tick(page, name, key);
  }
}

async function answerOne(page: Page, name: string, given: string): Promise<void> {
  const control = page.locator(`[name="${name}"], [name="${name}.giorno"]`).first();
  const [kind, stands] = await control.evaluate((one) => [
    one instanceof HTMLInputElement ? one.type : one.localName,
    one.getAttribute('name'),
  ]);
  if (stands !== name) await writeDay(page, name, given);
  else if (kind === 'select') await control.selectOption(given);
  else if (kind === 'radio') await tick(page, name, given);
  else await write(page, name, given);
}

const tick = (page: Page, name: string, key: string) =>
  page.locator(`[name="${name}"][value="${key}"]`).check();
