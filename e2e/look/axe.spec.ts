import { expect } from '@playwright/test';
import { consent } from '../support/pages/consents.ts';
import { putDraft } from '../support/pages/draft.ts';
import { open, problem, question, thanks, waiting } from '../support/pages/funnel.ts';
import { bestPractices, look } from '../support/pages/looked-at.ts';
import { choose, control, go, send, write } from '../support/pages/visitor.ts';
import { giulia } from '../support/people/people.ts';
import { trip } from '../support/people/trips.ts';
import { holdRequest } from '../support/server/lost-answer.ts';
import { test } from '../support/server/travel-test.ts';
import { thorough } from '../support/thorough.ts';

test.describe.configure({ mode: 'parallel' });

// `npm test` runs these checks only at the width of a phone.
for (const width of [390, 1280])
  test.describe(`at ${width} px`, () => {
    const tag = width === 390 ? [] : '@thorough';
    test.use({
      // In such a low viewport the bar is not sticky. With a sticky bar, axe reports the covered content: it does not
      // know that scrolling uncovers it.
      viewport: { width, height: 480 },
      contextOptions: { reducedMotion: 'reduce' },
    });

    test('page 1 passes axe when empty, with every error, during a search, and filled in', {
      tag,
    }, async ({ page }) => {
      await open(page);
      await look(page, 'empty');
      await go(page).click();
      await expect(page.getByRole('heading', { name: 'Controlla questi campi' })).toBeFocused();
      await look(page, 'every error');
      await control(page, 'cognome').click();
      await look(page, 'a field that is being mended');
      await control(page, 'indirizzoResidenza_SedeLegale').pressSequentially('corso italia 5 berg');
      await page.getByRole('option').first().waitFor();
      await page.keyboard.press('ArrowDown');
      await look(page, 'a list of addresses');
      await write(page, 'indirizzoResidenza_SedeLegale', '');
      await control(page, 'indirizzoResidenza_SedeLegale').pressSequentially('qwertyuiop');
      await page.locator('.q-list-empty').getByText('Scrivi via, numero civico').waitFor();
      await look(page, 'no address found');
      await write(page, 'indirizzoResidenza_SedeLegale', '');
      await giulia().fill(page);
      await look(page, 'filled');
      await page.getByRole('button', { name: 'Compilazione manuale' }).click();
      await look(page, 'an address by hand');
    });

    test('page 2 passes axe when empty, with every error, with every question, and filled in', {
      tag,
    }, async ({ page, asker: _ }) => {
      await control(page, 'tipo_copertura').first().waitFor();
      await look(page, 'empty, with the note of a draft');
      if (width < 768) {
        // A wide page always shows the list of steps.
        await page.getByRole('button', { name: 'Passo 2 di 2' }).click();
        await look(page, 'the steps opened');
      }
      await choose(page, 'polizzaAttiva', 'true');
      await choose(page, 'tipo_viaggio', 'viaggioSingolo');
      await choose(page, 'soggetti', 'gruppo');
      await write(page, 'numero_partecipanti', '12');
      await control(page, 'numero_partecipanti').blur();
      await control(page, 'eta_partecipanti.9').waitFor();
      await look(page, 'a group of nine on one trip');
      await send(page).click();
      await expect(page.getByRole('heading', { name: 'Controlla questi campi' })).toBeFocused();
      await look(page, 'every error');
      await page.getByRole('button', { name: 'Scegli dal calendario' }).first().click();
      await page.getByRole('grid').waitFor();
      await look(page, 'a calendar');
      await page.keyboard.press('Escape');
      await trip('famiglia', 'polizzaAnnuale').fill(page);
      await consent(page, 'cessione');
      await look(page, 'filled');
    });

    test('the dialogs (waiting, error, question) and the page after the quote request pass axe', {
      tag,
    }, async ({ page, asker: _ }) => {
      await trip().fill(page);
      await consent(page);
      const looked = await holdRequest(page);
      await send(page).click();
      await expect(waiting(page)).toBeVisible();
      await look(page, 'waiting');
      looked.open();
      await expect(problem(page)).toBeVisible();
      await look(page, 'an error');
      await problem(page).getByRole('button', { name: 'Riprova' }).click();
      await expect(question(page)).toBeVisible();
      await look(page, 'the question');
      await page.route('**/recall-me', (route) => route.abort(), { times: 1 });
      await question(page).getByRole('button', { name: 'Via email' }).click();
      await expect(question(page).getByRole('alert')).toBeVisible();
      await look(page, 'the question, with an answer that was lost');
      await question(page).getByRole('button', { name: 'Via email' }).click();
      await expect(thanks(page)).toBeFocused();
      await look(page, 'the sent page');
    });

    test(
      'option lists that are loading or have failed pass axe',
      thorough,
      async ({ page, answered: _ }) => {
        await page.route('**/enums/professione', (route) => route.abort());
        await open(page);
        await control(page, 'nome').focus();
        await page.getByText("Non riusciamo a caricare l'elenco.").waitFor({ timeout: 20_000 });
        await look(page, 'a list that did not come');
        await page.context().setOffline(true);
        await page.getByText('Sei offline.').waitFor();
        await look(page, 'offline');
      },
    );

    test(
      'the landing page passes axe as it opens, with a draft, and with a search',
      thorough,
      async ({ page, answered }) => {
        await page.goto('/');
        await look(page, 'the list of lines', bestPractices);
        await putDraft(page, JSON.stringify({ ...answered, savedAt: Date.now() }));
        await page.goto('/');
        await page.getByRole('heading', { name: 'Riprendi: Viaggi' }).waitFor();
        await look(page, 'the list of lines with a draft', bestPractices);
        await page.getByRole('searchbox').fill('casa');
        await look(page, 'a line that was found', bestPractices);
        await page.getByRole('searchbox').fill('astronave');
        await look(page, 'no line found', bestPractices);
        await page.goto('/documenti/privacy.html');
        await look(page, 'a document', bestPractices);
        await page.route('**/settings.json', (route) =>
          route.fulfill({ json: { languages: ['it', 'en'] } }),
        );
        await page.goto('/en/');
        await page.getByRole('navigation', { name: 'Language' }).waitFor();
        await look(page, 'the list of lines in English', bestPractices);
      },
    );
  });
