import { expect, type Locator, type Page } from '@playwright/test';
import { consent } from '../support/pages/consents.ts';
import { question, sendIt, thanks } from '../support/pages/funnel.ts';
import { look } from '../support/pages/looked-at.ts';
import { control, option, overflow, stub } from '../support/pages/visitor.ts';
import { trip } from '../support/people/trips.ts';
import { codeOf } from '../support/server/database.ts';
import { arrive, test } from '../support/server/travel-test.ts';
import { thorough } from '../support/thorough.ts';

const main = (page: Page) => page.getByRole('main');
const carriedOver = (page: Page) => page.getByText(/^Abbiamo riportato i tuoi dati/);
/** The usual margins of a print dialog. */
const margin = { top: '10mm', right: '10mm', bottom: '10mm', left: '10mm' };
const again = 'Un altro preventivo, con gli stessi dati';
const offer = (page: Page) => page.getByRole('navigation', { name: again });
const allLines = (page: Page) => offer(page).getByRole('link', { name: 'Tutti i preventivi' });

async function toBicycles(page: Page): Promise<void> {
  await page.getByRole('link', { name: /^Bicicletta/ }).click();
  await expect(page.getByRole('heading', { name: 'Preventivo bicicletta' })).toBeVisible();
}

/**
 * Sends a quote request and skips the question that follows.
 * @param way the element with the links to another quote
 */
async function sent(page: Page, way = offer(page)): Promise<void> {
  await trip('singolaPersona', 'viaggioSingolo').fill(page);
  await consent(page);
  // The page offers other lines only if their list has loaded before the visitor answers the question.
  const listed = page.waitForResponse('**/lines.json');
  await sendIt(page);
  await (await listed).body();
  await question(page).getByRole('button', { name: 'Salta questa domanda' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(thanks(page)).toBeFocused();
  await expect(way).toBeVisible();
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(async ({ page, asker: _ }) => sent(page));

test("the sent page shows the request's code, which is stored with the request for the broker", async ({
  page,
  asker,
}) => {
  expect(codeOf(asker.email)).toMatch(/^[A-Z]{3}-\d{4}$/);
  await expect(main(page).locator('.q-code')).toHaveText(codeOf(asker.email));
  await expect(main(page)).toContainText(/Oggi alle \d\d:\d\d/);
});

test("the printed page contains the request's code, the date and every answer, and no controls", async ({
  page,
  asker,
}) => {
  await page.evaluate(() => {
    window.print = () => document.body.append('printed');
  });
  await page.getByRole('button', { name: 'Stampa o salva PDF' }).click();
  await expect(page.getByText('printed')).toBeVisible();
  // Use the width of a sheet of paper. On a screen of this width the summary is hidden, but print must show it.
  await page.setViewportSize({ width: 700, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Preventivo viaggi' })).toBeVisible();
  await expect(page.getByText(codeOf(asker.email))).toBeVisible();
  await expect(page.getByText(/^\w+ì? \d+ \w+ \d{4} alle \d\d:\d\d$/)).toBeVisible();
  for (const answer of [asker.email, 'Viaggio singolo', 'Giulia'])
    await expect(page.getByRole('definition').getByText(answer, { exact: true })).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('link')).toHaveCount(0);
});

test('a usual request is printed on one A4 sheet, with each answer next to its question and one left edge', async ({
  page,
}) => {
  // The summary of the answers loads after the page.
  await expect(page.getByRole('button', { name: /^Rivedi le tue risposte/ })).toBeVisible();
  const sheets = await page.pdf({ format: 'A4', margin });
  expect(sheets.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await page.setViewportSize({ width: 718, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  const left = async (of: Locator) => (await of.boundingBox())?.x;
  const edge = await left(page.getByText('Che cosa succede ora'));
  const rows = await page.locator('dl > div:visible').all();
  expect(rows.length).toBeGreaterThan(15);
  const answers = new Set<number | undefined>();
  for (const row of rows) {
    const [question, answer] = [row.getByRole('term'), row.getByRole('definition')];
    expect(await left(question)).toBe(edge);
    answers.add(await left(answer));
    const [upper, lower] = [await question.boundingBox(), await answer.boundingBox()];
    expect(Math.abs(Number(upper?.y) - Number(lower?.y))).toBeLessThan(4);
  }
  expect(answers.size).toBe(1);
});

test.describe('a form on paper', () => {
  test('a printed form shows its questions and no bar', thorough, async ({ page }) => {
    await page.goto('/travel/');
    await expect(control(page, 'nome')).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(control(page, 'nome')).toBeVisible();
    await expect(page.getByRole('button', { name: /Continua|Accedi/ })).toHaveCount(0);
  });
});

test('the page after the quote request offers another line, which opens at its first new question with the same contractor', async ({
  page,
  asker,
}) => {
  await expect(offer(page).getByRole('link')).toHaveText([
    'Animali',
    'Casa',
    'Microcar',
    'Tutti i preventivi',
  ]);
  await offer(page).getByRole('link', { name: 'Casa' }).click();
  await expect(page.getByRole('heading', { name: 'Preventivo casa' })).toBeVisible();
  await expect(carriedOver(page)).toBeVisible();
  await page.getByRole('button', { name: 'Indietro' }).click();
  await expect(stub(page)).toContainText('Giulia');
  await expect(control(page, 'email')).toHaveValue(asker.email);
});

test('the contractor is copied to the next quote only once, and no other answer is copied', async ({
  page,
  asker,
}) => {
  await allLines(page).click();
  await toBicycles(page);
  await expect(carriedOver(page)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'La tua bici', level: 2 })).toBeVisible();
  await look(page, 'the next line, with the same data');
  await page.getByRole('button', { name: 'Indietro' }).click();
  await expect(stub(page)).toContainText('Giulia');
  await expect(control(page, 'email')).toHaveValue(asker.email);
  await page.getByRole('button', { name: 'Cancella questi dati' }).click();
  await expect(control(page, 'nome')).toHaveValue('');
  await page.reload();
  await expect(control(page, 'nome')).toHaveValue('');
  await expect(carriedOver(page)).toHaveCount(0);
});

test(
  'in the next quote with the same contractor, the visitor starts at the first new question, gives consents again and can start over',
  thorough,
  async ({ page }) => {
    await allLines(page).click();
    await toBicycles(page);
    await expect(page.getByRole('heading', { name: 'La tua bici', level: 2 })).toBeVisible();
    for (const key of ['ivass', 'cgu', 'generale'])
      await expect(option(page, key, 'true')).not.toBeChecked();
    await page.getByRole('button', { name: 'Cancella questi dati' }).click();
    await expect(control(page, 'nome')).toHaveValue('');
    await expect(page.getByRole('heading', { name: 'I tuoi dati', level: 2 })).toBeFocused();
  },
);

test("on a shared computer, the next visitor sees the contractor's data only after a press on the link to another quote", async ({
  page,
}) => {
  await page.getByRole('link', { name: 'Chiudi' }).click();
  await toBicycles(page);
  await page.getByRole('button', { name: 'Continua', exact: true }).click();
  await expect(control(page, 'nome')).toHaveValue('');
  await expect(carriedOver(page)).toHaveCount(0);
});

test(
  "the contractor's data are not offered after half an hour, nor in another tab",
  thorough,
  async ({ page, context }) => {
    await page.clock.install();
    await allLines(page).click();
    const other = await context.newPage();
    await other.goto('/bicycle/');
    await other.getByRole('button', { name: 'Continua', exact: true }).click();
    await expect(control(other, 'nome')).toHaveValue('');
    await other.close();
    await page.clock.fastForward('31:00');
    await toBicycles(page);
    await page.getByRole('button', { name: 'Continua', exact: true }).click();
    await expect(control(page, 'nome')).toHaveValue('');
    await expect(carriedOver(page)).toHaveCount(0);
  },
);

test(
  'the page after the quote request fits every width and shows its links',
  thorough,
  async ({ page }) => {
    for (const [width, height] of [
      [320, 800],
      [390, 844],
      [1280, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect.poll(() => overflow(page)).toBe(0);
      await page.evaluate(() => scrollTo(0, 0));
      if (width === 320) continue;
      // The code and the next steps are at the top, and the offer of another quote is at the end.
      for (const shown of ['.q-code', '.q-next-done'])
        await expect(main(page).locator(shown)).toBeInViewport({ ratio: 1 });
    }
  },
);

test(
  'if the list of lines is missing, one link leads to the landing page and keeps the contractor',
  thorough,
  async ({ page, answered }) => {
    await page.route('**/lines.json', (route) => route.fulfill({ status: 404, body: '' }));
    await arrive(page, answered);
    await sent(page, page.getByRole('link', { name: again }));
    await page.getByRole('link', { name: again }).click();
    await toBicycles(page);
    await expect(carriedOver(page)).toBeVisible();
  },
);
