import { expect, type Page } from '@playwright/test';
import { draftText, putDraft } from './support/pages/draft.ts';
import { overflow, title } from './support/pages/visitor.ts';
import { rossi } from './support/people/brokers.ts';
import { lineIds } from './support/server/lines.ts';
import { test } from './support/server/travel-test.ts';

const box = (page: Page) => page.getByRole('searchbox', { name: 'Che cosa vuoi assicurare?' });
const lines = (page: Page) => page.locator('.site-line:visible');
const said = (page: Page) => page.getByRole('status');

test('the first page lists the lines by what they are about, says what travel is for and leads to it', async ({
  page,
}) => {
  await page.goto('/');
  const leisure = page.getByRole('list', { name: 'Viaggi e tempo libero' });
  const travel = leisure.getByRole('listitem').filter({ hasText: 'Viaggi' });
  await expect(travel).toContainText(
    "Spese mediche, bagaglio e annullamento, per un viaggio o per tutto l'anno.",
  );
  await travel.getByRole('link').click();
  await expect(page).toHaveURL(/\/travel\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Preventivo viaggi');
  await expect(title(page)).toHaveText('I tuoi dati');
});

test('the address without its last slash leads to the funnel too', async ({ page }) => {
  await page.goto('/travel');
  await expect(page).toHaveURL(/\/travel\/$/);
  await expect(title(page)).toHaveText('I tuoi dati');
});

test('an address that leads nowhere says so, and has the search and the list at hand', async ({
  page,
}) => {
  const answer = await page.goto('/viagi/annuale/');
  expect(answer?.status()).toBe(404);
  await expect(page).toHaveTitle('Pagina non trovata');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("Questa pagina non c'è");
  await box(page).fill('viaggi');
  await box(page).press('Enter');
  await expect(page).toHaveURL(/\/travel\/$/);
});

test.describe('who types what they have', () => {
  test('on a keyboard alone finds the line for a dog, and is there with Enter', async ({
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

  test('and means several lines goes to the first of them with Enter', async ({ page }) => {
    await page.goto('/');
    await box(page).fill('mutuo');
    await expect(said(page)).toHaveText('3 assicurazioni trovate.');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: 'Casa', exact: true })).toBeFocused();
  });

  test('with Escape has the whole list back', async ({ page }) => {
    await page.goto('/');
    const all = await lines(page).count();
    await box(page).pressSequentially('gommone');
    await expect(lines(page)).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(box(page)).toHaveValue('');
    await expect(lines(page)).toHaveCount(all);
    await expect(said(page)).toBeEmpty();
  });

  test('what nobody insures here is told so, and shown what there is', async ({ page }) => {
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

  test('leaves no word of it in the address', async ({ page }) => {
    await page.goto('/');
    await box(page).fill('medico');
    await page.keyboard.press('Enter');
    expect(new URL(page.url()).search).toBe('');
  });
});

test.describe('who comes back', () => {
  const now = new Date('2026-11-23T11:00:00+01:00').getTime();
  const minute = 60_000;

  /** Leaves a draft of another line, as the page at `/` knows its version. */
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

  test('goes on where they left off, and nothing they answered is shown', async ({
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

  test('to several finds the newest first, the others beneath and none that is a day old', async ({
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
    // What is a day old is not kept, whichever page is opened.
    await expect.poll(() => draftText(page)).toBeNull();
  });

  test('by an address that leads nowhere is led to where they left off', async ({
    page,
    answered,
  }) => {
    await page.clock.setFixedTime(now);
    await putDraft(page, JSON.stringify({ ...answered, savedAt: now - minute }));
    await page.goto('/travel/passo-2');
    await page.getByRole('link', { name: 'Riprendi Viaggi' }).click();
    await expect(title(page)).toHaveText('Il tuo viaggio');
  });

  test('with a draft that somebody broke finds the page as at first', async ({ page }) => {
    await putDraft(page, '{"line":"travel","page":"<b>2</b>"');
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Come funziona' })).toBeVisible();
    await expect(page.getByText('Riprendi')).toBeHidden();
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('every line is a link, and no search is promised', async ({ page }) => {
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
  test(`nothing has to be scrolled sideways at ${words}, whatever is shown`, async ({
    page,
    answered,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.route('**/settings.json', (route) => route.fulfill({ json: { broker: rossi } }));
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
