import type { Page } from '@playwright/test';
import type { Draft } from '../pages/draft.ts';
import { giulia, type Person } from '../people/people.ts';

/** A draft of a line: its answers, and the page on which it opens. */
interface LeftLine {
  readonly line: string;
  readonly page: number;
  /** The answers of the pages after the first, by form key. @defaultValue none */
  readonly product?: Draft['product'];
}

/**
 * Opens a line on a later page. Page 1 is answered; the pages between are not.
 * @param answered a draft of any line, which supplies the answers of page 1
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
