import { expect, type Page } from '@playwright/test';
import { draftText, putDraft } from '../support/pages/draft.ts';
import { overflow, title } from '../support/pages/visitor.ts';
import { rossi } from '../support/people/brokers.ts';
import { lineIds } from '../support/server/lines.ts';
import { test } from '../support/server/travel-test.ts';

const box = (page: Page) => page.getByRole('searchbox', { name: 'Che cosa vuoi assicurare?' });
const lines = (page: Page) => page.locator('.site-line:visible');
const said = (page: Page) => page.getByRole('status');

test('the landing page groups the lines by subject, and describes and links the travel line', async ({
  page,
}) => {
  await page.goto('/');
  const leisure = page.getByRole('list', { name: 'Viaggi e tempo libero' });
  const travel = leisure.getByRole('listitem').filter({ hasText: 'Viaggi' });
  await expect(travel).toContainText(
    'Spese mediche, bagaglio e annullamento, per un viaggio o un anno.',
  );
  await travel.getByRole('link').click();
  await expect(page).toHaveURL(/\/travel\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Preventivo viaggi');
  await expect(title(page)).toHaveText('I tuoi dati');
});

test('the URL of a line without its trailing slash also leads to the funnel', async ({ page }) => {
  await page.goto('/travel');
  await expect(page).toHaveURL(/\/travel\/$/);
  await expect(title(page)).toHaveText('I tuoi dati');
});

test('an unknown URL shows a message, the search and the list of lines', async ({ page }) => {
  const answer = await page.goto('/viagi/annuale/');
  expect(answer?.status()).toBe(404);
  await expect(page).toHaveTitle('Pagina non trovata');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("Questa pagina non c'è");
  await box(page).fill('viaggi');
  await box(page).press('Enter');
  await expect(page).toHaveURL(/\/travel\/$/);
});

test.describe('the search', () => {
  test('the search finds the line for a dog by keyboard alone, and Enter opens the line', async ({
    page,
  }) => {
    await page.goto('/');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Vai al contenuto' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(box(page)).toBeFocused();
    await page.keyboard.type('cane');
    await expect(said(page)).toHaveText('1 assicurazione trovata: Animali. Invio la apre.');
    await expect(lines(page)).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/pets\/$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Preventivo animali');
  });

  test('Enter in the search focuses the first match if several lines match', async ({ page }) => {
    await page.goto('/');
    await box(page).fill('mutuo');
    await expect(said(page)).toHaveText('3 assicurazioni trovate.');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: 'Casa', exact: true })).toBeFocused();
  });

  test('Escape in the search shows the complete list of lines again', async ({ page }) => {
    await page.goto('/');
    const all = await lines(page).count();
    await box(page).pressSequentially('gommone');
    await expect(lines(page)).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(box(page)).toHaveValue('');
    await expect(lines(page)).toHaveCount(all);
    await expect(said(page)).toBeEmpty();
  });

  test('if no line matches, the search says so and offers the complete list', async ({ page }) => {
    await page.goto('/');
    const all = await lines(page).count();
    await box(page).fill('Astronave');
    await expect(said(page)).toHaveText('Nessuna assicurazione per «Astronave».');
    await expect(page.getByText('Prova con una parola sola')).toBeVisible();
    await expect(lines(page)).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/$/);
    await page.getByRole('button', { name: "Mostra tutto l'elenco" }).click();
    await expect(lines(page)).toHaveCount(all);
    await expect(box(page)).toBeFocused();
  });

  test('the search puts no text into the URL', async ({ page }) => {
    await page.goto('/');
    await box(page).fill('medico');
    await page.keyboard.press('Enter');
    expect(new URL(page.url()).search).toBe('');
  });
});

test.describe('a returning visitor', () => {
  const now = new Date('2026-11-23T11:00:00+01:00').getTime();
  const minute = 60_000;

  /** Stores a draft of a line, with the version of the line's questions. */
  const leave = (page: Page, line: string, savedAt: number) =>
    page.evaluate(
      ([id, at]) => {
        const row = document.querySelector<HTMLElement>(`[data-line="${id}"]`);
        const draft = { version: row?.dataset.version, line: id, savedAt: at, page: 1 };
        const answers = { contractor: {}, product: {} };
        localStorage.setItem(`persist:${id}`, JSON.stringify({ ...draft, ...answers }));
      },
      [line, savedAt] as const,
    );

  test('a returning visitor continues on their last page, and the landing page shows none of their answers', async ({
    page,
    answered,
  }) => {
    await page.clock.setFixedTime(now);
    await putDraft(page, JSON.stringify({ ...answered, savedAt: now - 18 * minute }));
    await page.goto('/');
    const resume = page.getByRole('region', { name: 'Riprendi: Viaggi' });
    await expect(resume).toContainText('Passo 2 di 2, lasciato oggi alle 10:42');
    await expect(page.locator('body')).not.toContainText('Giulia');
    await resume.getByRole('link', { name: 'Riprendi Viaggi' }).click();
    await expect(title(page)).toHaveText('Il tuo viaggio');
  });

  test('a returning visitor with several drafts sees the newest first, and no draft that is older than a day', async ({
    page,
    answered,
  }) => {
    await page.clock.setFixedTime(now);
    await putDraft(page, JSON.stringify({ ...answered, savedAt: now - 18 * minute }));
    await page.goto('/');
    await leave(page, 'pets', now - 13 * 60 * minute);
    await leave(page, 'home', now - 25 * 60 * minute);
    await page.reload();
    const resume = page.getByRole('region', { name: 'Riprendi: Viaggi' });
    await expect(resume).toContainText('Hai lasciato anche: Animali');
    await expect(resume).not.toContainText('Casa');
    await leave(page, 'travel', now - 26 * 60 * minute);
    await page.reload();
    await expect(page.getByRole('region', { name: 'Riprendi: Animali' })).toContainText(
      'Passo 1 di 2, lasciato ieri alle 22:00',
    );
    // Every page removes drafts that are older than a day.
    await expect.poll(() => draftText(page)).toBeNull();
  });

  test('a returning visitor also finds their draft on the page for an unknown URL', async ({
    page,
    answered,
  }) => {
    await page.clock.setFixedTime(now);
    await putDraft(page, JSON.stringify({ ...answered, savedAt: now - minute }));
    await page.goto('/travel/passo-2');
    await page.getByRole('link', { name: 'Riprendi Viaggi' }).click();
    await expect(title(page)).toHaveText('Il tuo viaggio');
  });

  test('a returning visitor with a damaged draft sees the landing page without drafts', async ({
    page,
  }) => {
    await putDraft(page, '{"line":"travel","page":"<b>2</b>"');
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Come funziona' })).toBeVisible();
    await expect(page.getByText('Riprendi')).toBeHidden();
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('without scripts, the landing page links to every line and shows no search', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(lines(page)).toHaveCount(lineIds.length);
    await expect(box(page)).toBeHidden();
    await expect(page.getByText('Riprendi')).toBeHidden();
    await page.getByRole('list', { name: 'I più chiesti' }).getByText('Microcar').click();
    await expect(page).toHaveURL(/\/microcar\/$/);
  });
});

for (const [words, width, size] of [
  ['390 px with letters twice as large', 390, '200%'],
  ['320 px', 320, '100%'],
] as const)
  test(`the landing page at ${words} does not scroll sideways`, async ({ page, answered }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.route('**/settings.json', (route) =>
      route.fulfill({ json: { broker: rossi, languages: ['it', 'en'] } }),
    );
    await putDraft(page, JSON.stringify({ ...answered, savedAt: Date.now() }));
    await page.goto('/');
    await page.addStyleTag({ content: `html{font-size:${size}}` });
    await expect(page.getByRole('region', { name: 'Riprendi: Viaggi' })).toBeVisible();
    await expect(page.getByRole('banner')).toContainText('Rossi');
    await expect.poll(() => overflow(page)).toBe(0);
    await box(page).fill('un dirigibile di provincia');
    await expect(page.getByText('Prova con una parola sola')).toBeVisible();
    await expect.poll(() => overflow(page)).toBe(0);
    await page.goto('/documenti/reclami.html');
    await page.addStyleTag({ content: `html{font-size:${size}}` });
    await expect.poll(() => overflow(page)).toBe(0);
  });
