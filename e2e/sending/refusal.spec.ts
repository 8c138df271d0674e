import { expect, type Page } from '@playwright/test';
import { complaints, messageOf } from '../support/pages/complaints.ts';
import { consent } from '../support/pages/consents.ts';
import { open, problem, question, sendIt } from '../support/pages/funnel.ts';
import { choose, control, go, option, send, stub, title } from '../support/pages/visitor.ts';
import { giulia } from '../support/people/people.ts';
import { trip } from '../support/people/trips.ts';
import { requestsOf } from '../support/server/database.ts';
import { test } from '../support/server/travel-test.ts';
import { thorough } from '../support/thorough.ts';

interface Answer {
  readonly status: number;
  readonly msg?: string;
  readonly obj?: { readonly success: false; readonly error_code: string; readonly field?: string };
}

/** Sets the response to the next request at this path. */
async function answer(page: Page, call: string, body: Answer): Promise<void> {
  await page.route(
    `**/api/travel/${call}`,
    (route) => route.fulfill({ status: body.status, json: body }),
    {
      times: 1,
    },
  );
}

async function cut(page: Page, call: string): Promise<void> {
  await page.route(`**/api/travel/${call}`, (route) => route.abort(), { times: 1 });
}

async function fillTrip(page: Page): Promise<void> {
  await trip('singolaPersona', 'polizzaAnnuale').fill(page);
  await consent(page);
}

test.describe('sending', () => {
  test.beforeEach(async ({ page, asker: _ }) => fillTrip(page));

  test("if the server rejects a page save, the page shows the server's text", async ({
    page,
    asker,
  }) => {
    await answer(page, 'save?step=2', {
      status: 422,
      msg: 'Destinazione sospesa da oggi.',
    });
    await send(page).click();
    await expect(problem(page)).toContainText('Destinazione sospesa da oggi.');
    await expect(problem(page).getByRole('heading')).toBeFocused();
    expect(requestsOf(asker.email)).toEqual([]);
    await problem(page).getByRole('button', { name: 'Riprova' }).click();
    await expect(question(page)).toBeVisible();
  });

  test(
    "if the server rejects a page save without a text, the page shows the catalogue's text",
    thorough,
    async ({ page }) => {
      await answer(page, 'save?step=2', { status: 500 });
      await send(page).click();
      await expect(problem(page)).toContainText(
        'Impossibile salvare la richiesta, riporva più tardi.',
      );
    },
  );

  test(
    'if a page save never reaches the server, the visitor sees no error',
    thorough,
    async ({ page, asker }) => {
      await cut(page, 'save?step=2');
      await sendIt(page);
      expect(requestsOf(asker.email)).toHaveLength(1);
    },
  );

  test("if the submit is rejected because of the contractor's email, the dialog leads to that field on page 1", async ({
    page,
  }) => {
    await answer(page, 'submit', {
      status: 422,
      msg: 'Email non valida',
      obj: { success: false, error_code: 'CONTRACTOR_EMAIL' },
    });
    await send(page).click();
    await expect(problem(page)).toContainText('Alcuni valori del contraente non sono validi');
    await expect(problem(page)).toContainText('Email non valida');
    await problem(page).getByRole('button', { name: 'Vai al campo' }).click();
    await expect(title(page)).toHaveText('I tuoi dati');
    await expect(control(page, 'email')).toBeFocused();
    await expect.poll(() => messageOf(page, 'email')).toBe('Valore non valido');
    await expect(control(page, 'email')).toHaveAttribute('aria-invalid', 'true');
    await expect(stub(page)).toContainText('Giulia');
  });

  test('Esc in the error dialog focuses the invalid field, as its button does', async ({
    page,
  }) => {
    await answer(page, 'submit', {
      status: 422,
      obj: { success: false, error_code: 'CONTRACTOR_PHONE' },
    });
    await send(page).click();
    await expect(problem(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(control(page, 'cellulare')).toBeFocused();
    await expect.poll(() => messageOf(page, 'cellulare')).toBe('Valore non valido');
  });

  test('if the submit is rejected because of an answer on page 2, the dialog leads to that answer', async ({
    page,
  }) => {
    await answer(page, 'submit', {
      status: 422,
      obj: { success: false, error_code: 'DESTINAZIONE' },
    });
    await send(page).click();
    await expect(problem(page)).toContainText('Scegli dove vai');
    await problem(page).getByRole('button', { name: 'Vai al campo' }).click();
    await expect(option(page, 'destinazione', 'europa')).toBeFocused();
    await expect.poll(() => messageOf(page, 'destinazione')).toBe('Valore non valido');
    await choose(page, 'destinazione', 'italia');
    await expect.poll(() => messageOf(page, 'destinazione')).toBe('');
  });

  test("if the submit is rejected with PRIVACY, 'Consenso obbligatorio' shows at the consents, and the visitor can submit again", async ({
    page,
    asker,
  }) => {
    await answer(page, 'submit', {
      status: 422,
      msg: 'Selezionare i campi obbligatori',
      obj: { success: false, error_code: 'PRIVACY' },
    });
    await send(page).click();
    await expect(problem(page)).toContainText('Selezionare i campi obbligatori');
    await problem(page).getByRole('button', { name: 'Vai al campo' }).click();
    for (const name of ['ivass', 'cgu', 'generale'])
      await expect.poll(() => messageOf(page, name)).toBe('Consenso obbligatorio');
    await expect(control(page, 'ivass')).toBeFocused();
    await sendIt(page);
    expect(requestsOf(asker.email)).toHaveLength(1);
  });

  test('an unknown error code is shown in small type, for support by telephone', async ({
    page,
  }) => {
    await answer(page, 'submit', {
      status: 409,
      obj: { success: false, error_code: 'QUOTA_ESAURITA' },
    });
    await send(page).click();
    await expect(problem(page)).toContainText(
      'Impossibile salvare la richiesta di quotazione. Ti invitiamo a riprovare più tardi.',
    );
    await expect(problem(page).getByText('Codice errore: QUOTA_ESAURITA')).toBeVisible();
  });

  test(
    'if the submit fails without a text, every answer is kept, and the visitor can retry',
    thorough,
    async ({ page, asker }) => {
      await answer(page, 'submit', { status: 503 });
      await send(page).click();
      await expect(problem(page)).toContainText(
        'Impossibile salvare la richiesta di quotazione. Ti invitiamo a riprovare più tardi.',
      );
      await expect(problem(page)).toContainText('I dati inseriti non sono andati persi.');
      await problem(page).getByRole('button', { name: 'Riprova' }).click();
      await expect(question(page)).toBeVisible();
      expect(requestsOf(asker.email)).toHaveLength(1);
    },
  );
});

test.describe('page 1', () => {
  test.beforeEach(async ({ page }) => {
    await open(page);
    await giulia().fill(page);
  });

  test(
    "if the server rejects page 1 with the error code of a question, the field shows 'Valore non valido'",
    thorough,
    async ({ page }) => {
      await answer(page, 'contractor', { status: 422, msg: 'CONTRACTOR_SURNAME' });
      await go(page).click();
      await expect(complaints(page)).toHaveCount(1);
      await expect.poll(() => messageOf(page, 'cognome')).toBe('Valore non valido');
      await expect(control(page, 'cognome')).toBeFocused();
      await expect(title(page)).toHaveText('I tuoi dati');
    },
  );

  test(
    'page 1 can be submitted again while the error of a rejection appears',
    thorough,
    async ({ page }) => {
      await answer(page, 'contractor', { status: 422, msg: 'CONTRACTOR_SURNAME' });
      await go(page).evaluate((button: HTMLButtonElement) => {
        const drawn = new MutationObserver(() => {
          if (!document.querySelector('.q-summary')) return;
          drawn.disconnect();
          button.click();
        });
        drawn.observe(document.body, { childList: true, subtree: true });
      });
      await go(page).click();
      await expect(title(page)).toHaveText('Il tuo viaggio');
    },
  );

  test(
    "if the server rejects page 1 without naming a field, a dialog shows the server's text",
    thorough,
    async ({ page }) => {
      await answer(page, 'contractor', { status: 409, msg: 'Servizio sospeso.' });
      await go(page).click();
      await expect(problem(page)).toContainText('Servizio sospeso.');
      await problem(page).getByRole('button').first().click();
      await expect(problem(page)).toHaveCount(0);
    },
  );

  test('page 1 leads to page 2 even if its check never reaches the server', async ({ page }) => {
    await cut(page, 'contractor');
    await go(page).click();
    await expect(title(page)).toHaveText('Il tuo viaggio');
  });
});

test("if a list of options fails to load, the field offers 'Riprova', which loads it", async ({
  page,
  asker: _,
}) => {
  await page.route('**/enums/tipoDestinazione', (route) => route.abort());
  await page.reload();
  const group = page.getByRole('group', { name: 'Dove vai?' });
  await expect(group.getByText("Non riusciamo a caricare l'elenco.")).toBeVisible({
    timeout: 20_000,
  });
  await page.unroute('**/enums/tipoDestinazione');
  await group.getByRole('button', { name: 'Riprova' }).click();
  await choose(page, 'destinazione', 'mondo');
});

test('until the connection returns, an offline visitor sees a notice that the answers are kept', async ({
  page,
  context,
}) => {
  const strip = page.getByText('Sei offline. I dati restano su questo dispositivo.');
  await open(page);
  await expect(strip).toHaveCount(0);
  await context.setOffline(true);
  await expect(strip).toBeVisible();
  await context.setOffline(false);
  await expect(strip).toHaveCount(0);
});
