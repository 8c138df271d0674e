import { expect, type Page } from '@playwright/test';
import { type Draft, draftOf, putDraft } from '../pages/draft.ts';
import { open, toTrip } from '../pages/funnel.ts';
import { title } from '../pages/visitor.ts';
import { giulia, type Person } from '../people/people.ts';
import { test as base } from './clock-test.ts';

interface Prepared {
  /** The draft of a visitor who has answered page 1 only. */
  readonly answered: Draft;
}

interface Arranged {
  /** A visitor who has answered page 1. The test's `page` shows page 2. */
  readonly asker: Person;
}

/** A test of the travel funnel. Each Playwright worker answers page 1 once, and its tests reuse that draft. */
export const test = base.extend<Arranged, Prepared>({
  answered: [
    async ({ browser }, use, { project }) => {
      const page = await browser.newPage(project.use);
      await open(page);
      await toTrip(page, giulia());
      await expect.poll(() => draftOf(page)).toMatchObject({ page: 2 });
      const draft = await draftOf(page);
      await page.close();
      if (!draft) throw new Error('The funnel kept no draft.');
      const { idempotencyKey: _, ...answered } = draft;
      await use(answered);
    },
    { scope: 'worker' },
  ],
  asker: async ({ page, answered }, use) => {
    await use(await arrive(page, answered));
  },
});

/**
 * Opens page 2 as if the visitor had just answered page 1.
 * @param now the time in the browser, in ms, at which the draft was saved
 */
export async function arrive(page: Page, answered: Draft, now = Date.now()): Promise<Person> {
  const person = giulia();
  const persona = { ...answered.contractor.persona, email: person.email };
  const contractor = { ...answered.contractor, persona };
  await putDraft(page, JSON.stringify({ ...answered, contractor, savedAt: now }));
  await open(page);
  await expect(title(page)).toHaveText('Il tuo viaggio');
  return person;
}
