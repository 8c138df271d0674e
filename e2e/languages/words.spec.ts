import { expect, type Page } from '@playwright/test';
import { consent } from '../support/pages/consents.ts';
import { problem } from '../support/pages/funnel.ts';
import { control, send, stub, title } from '../support/pages/visitor.ts';
import { giulia } from '../support/people/people.ts';
import { trip } from '../support/people/trips.ts';
import { test } from '../support/server/clock-test.ts';
import { requestsOf } from '../support/server/database.ts';
import { loseAnswer } from '../support/server/lost-answer.ts';
import { thorough } from '../support/thorough.ts';

async function open(page: Page, settings: object, line = 'travel'): Promise<void> {
  await page.route(`**/${line}/settings.json`, (route) => route.fulfill({ json: settings }));
  await page.goto(`/${line}/`);
}

const bilingual = { languages: ['it', 'en'] };
const speak = (page: Page, language: 'Italiano' | 'English') =>
  page.getByRole('button', { name: language });

test.describe('switching to «English» midway', () => {
  test('switching to «English» keeps every answer, and the quote can be requested in English', async ({
    page,
  }) => {
    const person = giulia();
    await open(page, bilingual);
    await person.fill(page);
    await speak(page, 'English').click();

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Travel insurance quote');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page).toHaveTitle('Step 1 of 2: Your details – Travel insurance quote');
    await expect(speak(page, 'English')).toHaveAttribute('aria-current', 'true');
    await expect(stub(page)).toContainText('Giulia');
    await expect(page.getByRole('group', { name: 'Home address chosen' })).toBeVisible();
    await page.getByRole('button', { name: 'Continue', exact: true }).click();

    await expect(title(page)).toHaveText('Your trip');
    const journey = trip('famiglia', 'viaggioSingolo', true);
    await journey.fill(page);
    // Switch to Italian and back to English: the answers must not change.
    await speak(page, 'Italiano').click();
    await expect(title(page)).toHaveText('Il tuo viaggio');
    await speak(page, 'English').click();
    await expect(title(page)).toHaveText('Your trip');
    await expect(page.getByRole('radio', { name: 'Single trip' })).toBeChecked();
    await expect(control(page, 'eta_assicurato_2')).toHaveValue('99');

    await page.getByRole('button', { name: 'Request your quote' }).click();
    const wrong = page.getByRole('group', { name: 'Errors' });
    await expect(wrong).toContainText(
      'Required consent: I have read the IVASS notice and the pre-contractual documents',
    );
    await consent(page);
    await page.getByRole('button', { name: 'Request your quote' }).click();
    await page
      .getByRole('dialog', { name: 'How would you like to receive your quote?' })
      .getByRole('button', { name: 'Skip this question' })
      .click();
    await expect(page.getByRole('heading', { name: 'Request sent' })).toBeFocused();

    const [request, ...others] = requestsOf(person.email);
    expect(others).toEqual([]);
    expect(request).toMatchObject({ payload: { specificData: journey.stored } });
    // The consent is stored in the language in which the visitor read it.
    expect(JSON.stringify(request)).toContain('I have read the privacy notice');
  });

  test('switching to «English» shows errors in English, and a reload stays in English', async ({
    page,
  }) => {
    await open(page, bilingual);
    await speak(page, 'English').click();
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    const wrong = page.getByRole('group', { name: 'Errors' });
    await expect(wrong.getByRole('heading')).toHaveText('Check these fields: 9 to correct');
    await expect(wrong).toContainText("Some of the policyholder's details are not valid");
    await expect(wrong.getByRole('link').first()).toContainText('Invalid first name');
    await expect(page.getByLabel('First name')).toHaveAccessibleDescription(/Invalid first name/);
    await expect(page.locator('form[lang=en]').getByLabel('First name')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Travel insurance quote');
  });

  test('switching to «English» after a lost response sends the same request again, and the server stores it once', async ({
    page,
  }) => {
    const person = giulia();
    await open(page, bilingual);
    await person.fill(page);
    await page.getByRole('button', { name: 'Continua', exact: true }).click();
    await trip().fill(page);
    await consent(page);
    await loseAnswer(page);
    await send(page).click();
    await problem(page).getByRole('button', { name: 'Torna al modulo' }).click();

    await speak(page, 'English').click();
    await expect(title(page)).toHaveText('Your trip');
    await consent(page);
    await page.getByRole('button', { name: 'Request your quote' }).click();
    await expect(
      page.getByRole('dialog', { name: 'How would you like to receive your quote?' }),
    ).toBeVisible();
    expect(requestsOf(person.email)).toHaveLength(1);
  });

  test('the page stays in Italian if English fails to load, and the visitor can try again', async ({
    page,
  }) => {
    await open(page, bilingual);
    await control(page, 'nome').fill('Giulia');
    // The language switch appears when settings.json has loaded.
    await expect(speak(page, 'English')).toBeVisible();
    await page.context().setOffline(true);
    await speak(page, 'English').click();
    await expect(page.getByRole('alert')).toContainText('Non riusciamo a caricare questa lingua');
    await expect(control(page, 'nome')).toHaveValue('Giulia');
    await page.context().setOffline(false);
    await speak(page, 'English').click();
    await expect(page.getByLabel('First name')).toHaveValue('Giulia');
  });
});

test('a page that the broker sets to English has no language switch', async ({ page }) => {
  await open(page, { language: 'en' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Travel insurance quote');
  await expect(page.getByRole('navigation', { name: 'Language' })).toHaveCount(0);
});

test(
  'a label that the broker replaces appears on the page, in the error and in the summary',
  thorough,
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    await open(page, {
      texts: {
        it: {
          frameNext: 'Avanti',
          frameSend: 'Mandaci la richiesta',
          'travel.tipo_viaggio.label': 'Che viaggio fai?',
          'travel.tipo_viaggio.error': 'Dicci che viaggio fai',
          'travel.lists.tipoViaggio.viaggioSingolo': 'Un viaggio solo',
          senzaNome: 'Nessuno lo vedrà',
        },
      },
    });
    await giulia().fill(page);
    await page.getByRole('button', { name: 'Avanti', exact: true }).click();

    const question = page.getByRole('radiogroup', { name: 'Che viaggio fai?' });
    await expect(question).toBeVisible();
    await page.getByRole('button', { name: 'Mandaci la richiesta' }).click();
    await expect(
      page
        .getByRole('group', { name: 'Errori' })
        .getByRole('link', { name: 'Dicci che viaggio fai' }),
    ).toBeVisible();
    await expect(question).toContainText('Dicci che viaggio fai');
    await question.getByRole('radio', { name: 'Un viaggio solo' }).check();
    const summary = page.getByRole('region', { name: 'Il tuo preventivo' });
    await expect(summary).toContainText('Che viaggio fai?');
    await expect(summary).toContainText('Un viaggio solo');
    // Texts without a replacement by the broker stay unchanged.
    await expect(page.getByRole('group', { name: 'Errori' })).toContainText(
      'Controlla questi campi',
    );
    expect(said.join()).toContain("there is no text 'senzaNome'");
  },
);

test(
  "the messages of microcar's own rules appear in English for a visitor who chose English",
  thorough,
  async ({ page }) => {
    await open(page, bilingual, 'microcar');
    await giulia().fill(page);
    await speak(page, 'English').click();
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await expect(title(page)).toHaveText('The vehicle');
    await page.getByRole('radio', { name: 'Microcar (light quadricycle)' }).check();
    await expect(control(page, 'targa')).toHaveAccessibleDescription('Six characters');
    await control(page, 'annoImmatricolazione').selectOption({ index: 1 });
    await expect(control(page, 'meseImmatricolazione')).toHaveAccessibleDescription(
      /^For \d{4} only (?:the months from )?(?:January|February|March|April|May|June|July|August|September|October|November|December)/,
    );
  },
);
