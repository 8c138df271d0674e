import { expect, type Page } from '@playwright/test';
import { consent } from '../support/pages/consents.ts';
import { draftOf } from '../support/pages/draft.ts';
import { question, sendIt, thanks } from '../support/pages/funnel.ts';
import { trip } from '../support/people/trips.ts';
import { codeOf } from '../support/server/database.ts';
import { test } from '../support/server/travel-test.ts';
import { variant } from '../support/thorough.ts';

const progress = (page: Page) => page.getByRole('navigation', { name: 'Avanzamento' });
const sheet = (page: Page) => page.getByRole('main').boundingBox();

for (const [index, width] of [390, 1280].entries())
  test.describe(`at ${width} px, after sending`, variant(index), () => {
    test.use({ viewport: { width, height: 844 } });
    test.beforeEach(async ({ page, asker: _ }) => {
      await trip('singolaPersona', 'polizzaAnnuale').fill(page);
      await consent(page);
    });

    test('the page after the quote request says that it was sent, what happens next and how to continue', async ({
      page,
      asker,
    }) => {
      const before = await sheet(page);
      await sendIt(page);
      // The page behind the dialog is empty: neither the message nor an answer is readable.
      await expect(page.getByText(/^Richiesta inviata$|[A-Z]{3}-\d{4}/)).toHaveCount(0);
      await expect(page.locator('dt, dd')).toHaveCount(0);
      await expect.poll(() => sheet(page)).toMatchObject({ x: before?.x, width: before?.width });

      await question(page).getByRole('button', { name: 'Via email' }).click();
      await expect(thanks(page)).toBeFocused();
      await expect(thanks(page)).toBeInViewport();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect.poll(() => sheet(page)).toMatchObject({ x: before?.x, width: before?.width });
      await expect(page).toHaveTitle(/^Richiesta inviata – /);
      await expect(page.getByRole('main')).toContainText(
        `Un consulente ti invia il preventivo, a ${asker.email}. Non devi fare altro.`,
      );
      for (const said of [
        'Abbiamo ricevuto i tuoi dati, ti contatteremo il prima possibile.',
        `Il codice da dirci al telefono ${codeOf(asker.email)}`,
      ])
        await expect(page.getByRole('main')).toContainText(said);
      // A live region announces the heading. Some screen readers do not read a heading that gets the focus when the
      // pressed button unmounts.
      await expect(page.getByRole('status').filter({ hasText: /inviata|ricevuto/ })).toHaveText(
        'Richiesta inviata',
      );

      await page.getByRole('link', { name: 'Chiudi' }).click();
      await expect(page.getByRole('heading', { name: 'Che cosa vuoi assicurare?' })).toBeVisible();
    });

    test('after sending, all steps are complete, and no answer can be edited, even after the back gesture', async ({
      page,
    }) => {
      await sendIt(page);
      await page.keyboard.press('Escape');
      await expect(thanks(page)).toBeFocused();
      await expect(progress(page).locator('.q-progress > .q-done')).toHaveCount(2);
      await expect(progress(page)).toContainText('2 passi di 2 completati');
      await expect(page.getByRole('button', { name: /completato|Modifica|Passi/ })).toHaveCount(0);
      await expect(page.getByRole('region', { name: 'Il tuo preventivo' })).toBeVisible({
        visible: width > 960,
      });
      await page.goBack();
      await expect(page).toHaveURL(/\/health$/);
      // The browser's forward button opens page 1 without answers, because the quote request has removed the draft.
      await page.goForward();
      await expect(
        page.getByRole('heading', { name: 'I tuoi dati', level: 2 }).first(),
      ).toBeVisible();
      await expect.poll(() => draftOf(page)).toBeFalsy();
    });
  });
