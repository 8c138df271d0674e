import { expect } from '@playwright/test';
import { messageOf } from '../pages/complaints.ts';
import { problem } from '../pages/funnel.ts';
import { choose, send, title } from '../pages/visitor.ts';
import { answerPages, type Journey, openAs } from './journey.ts';
import { test } from './known-test.ts';

/** A rejection by the server because of an answer, and the page with the answer's question. */
interface Refusal {
  readonly code: string;
  /** The control that the response names. Set it if several questions share the error code. */
  readonly field?: string;
  readonly words: string;
  /** The title of the page with the question. */
  readonly page: string;
  readonly name: string;
}

/**
 * Declares a test in which the server rejects a quote request for an answer on an earlier page. The form must open that
 * page.
 */
export function refusalLeadsBack(
  journey: Journey,
  { code, field, words, page: wanted, name }: Refusal,
) {
  test(`${journey.line}: a quote request rejected because of ${name} leads back to '${wanted}'`, async ({
    page,
    known,
  }) => {
    await openAs(page, known, journey);
    await answerPages(page, journey);
    await choose(page, 'ivass', 'true');
    const json = { status: 422, obj: { success: false, error_code: code, field } };
    await page.route(`**/api/${journey.line}/submit`, (route) =>
      route.fulfill({ status: 422, json }),
    );
    await send(page).click();
    await expect(problem(page)).toContainText(words);
    await problem(page).getByRole('button', { name: 'Vai al campo' }).click();
    await expect(title(page)).toHaveText(wanted);
    await expect(page.locator(':focus')).toHaveAttribute('name', name);
    await expect.poll(() => messageOf(page, name)).toBe('Valore non valido');
  });
}
