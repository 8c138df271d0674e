import { expect, type Page } from '@playwright/test';
import { open } from '../support/pages/funnel.ts';
import { choose, control, go, option, send, title, write } from '../support/pages/visitor.ts';
import { giulia } from '../support/people/people.ts';
import { test } from '../support/server/travel-test.ts';
import { thorough } from '../support/thorough.ts';

const progress = (page: Page) => page.getByRole('navigation', { name: 'Avanzamento' });
const done = (page: Page) =>
  progress(page).getByRole('button', { name: 'Passo 1, I tuoi dati, completato' });

test('after a page is submitted, the top of the next page is visible and its title has the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 660 });
  await open(page);
  await giulia().fill(page);
  await go(page).click();
  await expect(title(page)).toHaveText('Il tuo viaggio');
  await expect(title(page)).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(
    page.getByRole('status').filter({ hasText: 'Passo 2 di 2: Il tuo viaggio' }),
  ).toBeAttached();
});

test(
  'the document title names the page, and states if the page has errors',
  thorough,
  async ({ page }) => {
    await open(page);
    await go(page).click();
    await expect(page).toHaveTitle('Errore: Passo 1 di 2: I tuoi dati – Preventivo viaggi');
    await giulia().fill(page);
    await expect(page).toHaveTitle('Passo 1 di 2: I tuoi dati – Preventivo viaggi');
    await go(page).click();
    await expect(page).toHaveTitle('Passo 2 di 2: Il tuo viaggio – Preventivo viaggi');
  },
);

test(
  'the reason for a question is collapsed below it, and the button that expands it names the question',
  thorough,
  async ({ page }) => {
    await open(page);
    const why = page.getByText('Perché lo chiediamo? Paese di nascita');
    const words = page.getByText('Serve al codice fiscale, con cui la compagnia ti riconosce.');
    await expect(words).toBeHidden();
    await why.click();
    await expect(words).toBeVisible();
  },
);

test('the funnel stays on a page that has errors', thorough, async ({ page, asker: _ }) => {
  await send(page).click();
  await expect(page.getByRole('heading', { name: 'Controlla questi campi' })).toBeFocused();
  await expect(title(page)).toHaveText('Il tuo viaggio');
});

for (const width of [390, 1280])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('later steps are not buttons, and exactly one step is current', async ({ page }) => {
      await open(page);
      await expect(progress(page).getByRole('button')).toHaveCount(0);
      await expect(progress(page).locator('[aria-current=step]')).toHaveCount(1);
    });

    test('a completed step is a button with a check mark, and leads back to the answers of that step', async ({
      page,
      asker,
    }) => {
      await expect(progress(page).locator('[aria-current=step]')).toHaveCount(1);
      if (width < 768) await page.getByRole('button', { name: 'Passo 2 di 2' }).click();
      await expect(done(page).locator('svg')).toBeVisible();
      await done(page).click();
      await expect(title(page)).toHaveText('I tuoi dati');
      await expect(title(page)).toBeFocused();
      await expect(control(page, 'email')).toHaveValue(asker.email);
    });
  });

test('the back and forward gestures turn one page each and keep every answer', async ({ page }) => {
  await open(page);
  const person = giulia();
  await person.fill(page);
  await go(page).click();
  await expect(title(page)).toHaveText('Il tuo viaggio');
  await choose(page, 'destinazione', 'italia');
  await choose(page, 'soggetti', 'singolaPersona');
  await write(page, 'eta', '41');
  await page.goBack();
  await expect(title(page)).toHaveText('I tuoi dati');
  await expect(control(page, 'email')).toHaveValue(person.email);
  await expect(page).toHaveURL(/\/travel\/$/);
  await go(page).click();
  await expect(title(page)).toHaveText('Il tuo viaggio');
  await expect(option(page, 'destinazione', 'italia')).toBeChecked();
  await expect(control(page, 'eta')).toHaveValue('41');
});

test("'Indietro' is missing on the first page, and leads from the second page back to the first", async ({
  page,
  asker: _,
}) => {
  await page.getByRole('button', { name: 'Indietro' }).click();
  await expect(title(page)).toBeFocused();
  await expect(page.getByRole('button', { name: 'Indietro' })).toHaveCount(0);
});

test('page 1 has no preselected answer', thorough, async ({ page }) => {
  await open(page);
  await expect(page.locator(':checked:not(option)')).toHaveCount(0);
  await choose(page, 'natoInItalia', 'false');
  await expect(control(page, 'stato_nascita')).toHaveValue('');
});

test('page 2 has no preselected answer', thorough, async ({ page, asker: _ }) => {
  await control(page, 'tipo_copertura').first().waitFor();
  await expect(page.locator(':checked:not(option)')).toHaveCount(0);
  for (const subject of ['famiglia', 'gruppo']) {
    await choose(page, 'soggetti', subject);
    await expect(page.locator(':checked:not(option)')).toHaveCount(1);
  }
  await choose(page, 'tipo_viaggio', 'polizzaAnnuale');
  await control(page, 'durata').first().waitFor();
  await expect(page.locator(':checked:not(option)')).toHaveCount(2);
});

test("on the ticket, 'Modifica' goes to each page", async ({ page, asker }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const panel = page.getByRole('region', { name: 'Il tuo preventivo' });
  // The panel loads after the page.
  await expect(panel).toContainText(asker.email);
  await panel.getByRole('button', { name: 'Modifica I tuoi dati' }).click();
  await expect(control(page, 'nome')).toBeFocused();
  await expect(title(page)).toHaveText('I tuoi dati');
});
