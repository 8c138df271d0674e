import { expect, type Locator, type Page } from '@playwright/test';
import { consent } from '../support/pages/consents.ts';
import { choose, control, option, overflow, send } from '../support/pages/visitor.ts';
import { trip } from '../support/people/trips.ts';
import { test } from '../support/server/travel-test.ts';
import { variant } from '../support/thorough.ts';

/** Returns the distance in px from the top of the page to the end of the form. */
const heightOf = (page: Page) =>
  page.locator('main form').evaluate((form) => form.getBoundingClientRect().bottom + scrollY);
const panel = (page: Page) => page.getByRole('region', { name: 'Il tuo preventivo' });
const answers = (page: Page) => page.getByRole('region', { name: 'Le tue risposte' });
/** The collapsed list of all answers, on the last page of a narrow column. */
const review = (page: Page) => page.locator('summary', { hasText: 'Rivedi le tue risposte' });

/** The maximum heights of page 2 in px: without answers, and filled in for a trip. */
for (const [index, { size, empty, filled }] of [
  { size: { width: 390, height: 844 }, empty: 2900, filled: 3700 },
  { size: { width: 1280, height: 900 }, empty: 1900, filled: 2150 },
].entries())
  test(
    `page 2 stays within its maximum height at ${size.width} px`,
    variant(index),
    async ({ page, asker: _ }) => {
      await page.setViewportSize(size);
      // Close the note about the draft: it would add to the measured height.
      await page.getByRole('button', { name: 'Chiudi' }).click();
      await control(page, 'tipo_copertura').first().waitFor();
      await expect(size.width > 960 ? panel(page) : review(page)).toBeVisible();
      expect(await heightOf(page)).toBeLessThanOrEqual(empty);
      await trip().fill(page);
      await consent(page);
      expect(await heightOf(page)).toBeLessThanOrEqual(filled);
    },
  );

/** Returns the labels of options that are narrower than their longest word. */
const partedWords = (page: Page) =>
  page.locator('.q-columns .q-card-text').evaluateAll((labels) =>
    labels
      .filter((label) => {
        if (!(label instanceof HTMLElement)) return false;
        label.style.overflowWrap = 'normal';
        return label.scrollWidth > label.clientWidth;
      })
      .map(({ textContent }) => textContent),
  );

for (const [index, { width, text }] of [
  { width: 320, text: 200 },
  { width: 320, text: 100 },
  { width: 390, text: 100 },
  { width: 390, text: 200 },
  { width: 1280, text: 100 },
  { width: 1280, text: 200 },
].entries())
  test(
    `at ${width} px with text of ${text} % the page never scrolls sideways and breaks no word in an option's label`,
    variant(index),
    async ({ page, asker: _ }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.addStyleTag({ content: `html { font-size: ${text}% }` });
      await control(page, 'tipo_copertura').first().waitFor();
      await choose(page, 'tipo_viaggio', 'viaggioSingolo');
      await choose(page, 'soggetti', 'famiglia');
      await control(page, 'numero_figli').first().waitFor();
      expect(await partedWords(page)).toEqual([]);
      await expect.poll(() => overflow(page)).toBe(0);
    },
  );

const inARow = (page: Page, name: string) =>
  control(page, name).evaluateAll((boxes) => {
    const tops = boxes.map((box) => box.closest('label')?.getBoundingClientRect().top);
    return tops.filter((top) => top === tops[0]).length;
  });

test('options are in one row if their labels fit', async ({ page, asker: _ }) => {
  await control(page, 'tipo_copertura').first().waitFor();
  for (const [width, coverages, subjects, trips] of [
    [1280, 3, 3, 2],
    [390, 2, 2, 2],
    [320, 1, 1, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => inARow(page, 'tipo_copertura')).toBe(coverages);
    await expect.poll(() => inARow(page, 'soggetti')).toBe(subjects);
    await expect.poll(() => inARow(page, 'tipo_viaggio')).toBe(trips);
    // These two options have short labels that fit in a row at every size.
    await expect.poll(() => inARow(page, 'polizzaAttiva')).toBe(2);
  }
});

/** Returns the top edge of the first matching element, in px. */
const topOf = async (found: Locator) => (await found.first().boundingBox())?.y;

test('two questions side by side share the lines of question and options, and the date is in the column of its question', async ({
  page,
  asker: _,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await control(page, 'tipo_copertura').first().waitFor();
  const claims = page.getByRole('radiogroup', { name: 'Hai avuto sinistri negli ultimi anni?' });
  const policy = page.getByRole('radiogroup', { name: 'Hai già una polizza attiva?' });
  const areAligned = async () => {
    for (const part of ['.q-label', '.q-cards'])
      expect(await topOf(policy.locator(part))).toBe(await topOf(claims.locator(part)));
  };
  await areAligned();
  await send(page).click();
  await expect(policy).toHaveAttribute('aria-invalid', 'true');
  // Now only one of the two questions has an error.
  await choose(page, 'polizzaAttiva', 'true');
  await expect(policy).not.toHaveAttribute('aria-invalid');
  await areAligned();
  const date = page.getByRole('group', { name: 'Quando scade?' });
  const [above, below, beside] = await Promise.all([
    policy.boundingBox(),
    date.boundingBox(),
    claims.boundingBox(),
  ]);
  if (!above || !below || !beside) throw new Error('a question is missing');
  expect(below.x).toBeGreaterThanOrEqual(above.x);
  expect(below.x).toBeGreaterThan(beside.x + beside.width);
  expect(below.y).toBeGreaterThanOrEqual(above.y + above.height);
});

test('the ticket stays within the window, ends above the footer and can be scrolled with the keyboard', async ({
  page,
  asker,
}) => {
  await page.setViewportSize({ width: 1280, height: 420 });
  await expect(panel(page)).toContainText(asker.email);
  const box = await panel(page).boundingBox();
  expect(box?.height).toBeLessThanOrEqual(420);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const end = await panel(page).boundingBox();
  const footer = await page.getByRole('contentinfo').boundingBox();
  expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual(footer?.y ?? 0);
  await page.getByRole('button', { name: /^Rivedi le tue risposte/ }).press('Enter');
  await expect(answers(page)).toBeFocused();
  expect((await panel(page).boundingBox())?.height).toBeLessThanOrEqual(420);
  await page.keyboard.press('End');
  await expect.poll(() => answers(page).evaluate((one) => one.scrollTop)).toBeGreaterThan(0);
});

test('on a phone, the end of the form shows which answers are missing, and leads to the questions', async ({
  page,
  asker: _,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(review(page)).toContainText('Da completare: 6 risposte');
  await trip().fill(page);
  await expect(page.getByText(/^Da completare/)).toHaveCount(0);
  await option(page, 'tipo_copertura', 'bagaglio').uncheck();
  await option(page, 'tipo_copertura', 'annullamento').uncheck();
  await expect(review(page)).toContainText('Da completare: Quali coperture vuoi?');
  await review(page).click();
  await page.getByRole('button', { name: 'Modifica Il tuo viaggio' }).click();
  await expect(option(page, 'altriSinistri', 'false')).toBeFocused();
});
