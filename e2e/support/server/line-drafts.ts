import type { Page } from '@playwright/test';
import type { Draft } from '../pages/draft.ts';
import { giulia, type Person } from '../people/people.ts';

/** A line with a draft, and the page on which the draft reopens. */
interface LeftLine {
  readonly line: string;
  readonly page: number;
  /** The answers of the line's pages, by form key. @defaultValue none */
  readonly product?: Draft['product'];
}

/**
 * Opens a line on a later page, with page 1 answered and the pages between left empty.
 * @param answered a draft of any line, whose page 1 is used
 */
export async function openOnPage(
  page: Page,
  answered: Draft,
  { line, page: number, product = {} }: LeftLine,
): Promise<Person> {
  const person = giulia();
  const persona = { ...answered.contractor.persona, email: person.email };
  const contractor = { ...answered.contractor, persona };
  await page.goto('/health');
  const html = await (await page.request.get(`/${line}/`)).text();
  const draft = { contractor, product, line, page: number, savedAt: Date.now() };
  await page.evaluate(
    ([text, name, kept]) => {
      const root = new DOMParser().parseFromString(text, 'text/html').getElementById('root');
      const { version } = JSON.parse(root?.dataset.qSeed ?? '').outline;
      localStorage.setItem(`persist:${name}`, JSON.stringify({ ...kept, version }));
    },
    [html, line, draft] as const,
  );
  await page.goto(`/${line}/`);
  return person;
}
