import { expect, type Locator, type Page } from '@playwright/test';
import {
  complaints,
  fieldErrors,
  focused,
  messageOf,
  summary,
} from '../support/pages/complaints.ts';
import { open } from '../support/pages/funnel.ts';
import {
  choose,
  control,
  go,
  option,
  pick,
  send,
  title,
  write,
  writeDay,
} from '../support/pages/visitor.ts';
import { test } from '../support/server/travel-test.ts';
import { variant } from '../support/thorough.ts';

/** The errors of page 1 without answers, by control. */
const firstPage = [
  ['nome', 'Nome non valido'],
  ['cognome', 'Cognome non valido'],
  ['sesso', 'Selezionare il sesso'],
  ['data_nascita', 'Data di nascita non valida (deve essere maggiorenne)'],
  ['natoInItalia', 'Indicare se è nato in Italia o al estero'],
  [
    'indirizzoResidenza_SedeLegale',
    'Indirizzo non trovato, ti preghiamo di inserirlo tramite il tasto "Compilazione manuale".',
  ],
  ['email', 'Email non valida'],
  ['cellulare', 'Cellulare non valido'],
  ['professione', 'Selezionare un valore'],
] as const;

/** The errors of page 2 without answers: the control, the text in the error summary, and the text at the field. */
const secondPage = [
  ['altriSinistri', 'Indicare se ci sono stati altri sinistri', 'Valore non valido'],
  ['polizzaAttiva', 'Indicare se esiste una polizza attiva', 'Valore non valido'],
  ['tipo_viaggio', 'Scegli il tipo di viaggio', 'Valore non valido'],
  ['destinazione', 'Scegli dove vai', 'Valore non valido'],
  ['soggetti', 'Scegli chi parte', 'Valore non valido'],
  ['tipo_copertura', 'Scegli almeno una copertura', 'Valore non valido'],
  [
    'ivass',
    "Consenso obbligatorio: Ho letto l'informativa IVASS e i documenti precontrattuali",
    'Consenso obbligatorio',
  ],
  [
    'cgu',
    'Consenso obbligatorio: Accetto le condizioni generali del servizio',
    'Consenso obbligatorio',
  ],
  ['generale', "Consenso obbligatorio: Ho letto l'informativa privacy", 'Consenso obbligatorio'],
] as const;

/** Presses Tab until the page's submit button has the focus. */
async function tabThrough(page: Page, last: string): Promise<void> {
  const button = page.getByRole('button', { name: last });
  for (let stops = 0; stops < 80; stops += 1) {
    await page.keyboard.press('Tab');
    if (await button.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab never came to ${last}.`);
}

test('pressing Tab through page 1 without answers shows no error', async ({ page }) => {
  await open(page);
  await tabThrough(page, 'Continua');
  await expect(fieldErrors(page)).toHaveCount(0);
  await expect(page.locator('[aria-invalid]')).toHaveCount(0);
});

test('pressing Tab through page 2 without answers shows no error', async ({ page, asker: _ }) => {
  await expect(option(page, 'tipo_copertura', 'bagaglio')).toBeVisible();
  await tabThrough(page, 'Richiedi il preventivo');
  await expect(fieldErrors(page)).toHaveCount(0);
  await expect(page.locator('[aria-invalid]')).toHaveCount(0);
});

test("'Continua' on page 1 without answers lists the missing answers in order and stays on the page", async ({
  page,
}) => {
  await open(page);
  await go(page).click();
  await expect(summary(page).getByRole('heading')).toBeFocused();
  await expect(summary(page)).toContainText('Alcuni valori del contraente non sono validi');
  await expect(complaints(page)).toHaveText(firstPage.map(([, words]) => words));
  await expect(fieldErrors(page)).toHaveText(firstPage.map(([, words]) => words));
  await expect(title(page)).toHaveText('I tuoi dati');
});

test("'Continua' on page 1 without answers marks the fields and lists the errors in one change of the page", async ({
  page,
}) => {
  await open(page);
  await page.evaluate(() => {
    const [form] = document.forms;
    const states = new Set<string>();
    const note = () => {
      const marked = form?.querySelector('[aria-invalid="true"]') ? 'marked' : 'unmarked';
      const listed = form?.querySelector('.q-summary a') ? 'listed' : 'unlisted';
      states.add(`${marked}, ${listed}`);
      document.body.dataset.states = [...states].join('; ');
    };
    if (form)
      new MutationObserver(note).observe(form, {
        subtree: true,
        childList: true,
        attributes: true,
      });
    note();
  });
  await go(page).click();
  await expect(summary(page).getByRole('heading')).toBeFocused();
  await expect(page.locator('body')).toHaveAttribute(
    'data-states',
    'unmarked, unlisted; marked, listed',
  );
});

test("'Richiedi il preventivo' on page 2 without answers lists the missing answers in order", async ({
  page,
  asker: _,
}) => {
  await send(page).click();
  await expect(summary(page).getByRole('heading')).toBeFocused();
  await expect(summary(page)).toContainText('Indicare se ci sono stati altri sinistri');
  await expect(complaints(page)).toHaveText(secondPage.map(([, words]) => words));
  await expect(fieldErrors(page)).toHaveText(secondPage.map(([, , words]) => words));
});

test('each link of the summary on page 1 focuses its control, whose error stays visible', async ({
  page,
}) => {
  await open(page);
  await go(page).click();
  for (const [index, [name, words]] of firstPage.entries()) {
    await complaints(page).nth(index).click();
    await expect.poll(() => focused(page)).toMatch(new RegExp(`^${name}(\\.giorno)?$`));
    await expect.poll(() => messageOf(page, name)).toBe(words);
  }
});

test('each link of the summary on page 2 focuses its control, whose error stays visible', async ({
  page,
  asker: _,
}) => {
  await send(page).click();
  for (const [index, [name, , words]] of secondPage.entries()) {
    await complaints(page).nth(index).click();
    await expect.poll(() => focused(page)).toBe(name);
    await expect.poll(() => messageOf(page, name)).toBe(words);
  }
});

test('the error of the focused field disappears as soon as the field is valid', async ({
  page,
}) => {
  await open(page);
  await go(page).click();
  await expect(fieldErrors(page)).toHaveCount(firstPage.length);
  await control(page, 'email').pressSequentially('giulia@example.it');
  await expect(control(page, 'email')).toBeFocused();
  await expect.poll(() => messageOf(page, 'email')).toBe('');
  await choose(page, 'sesso', '0');
  await expect.poll(() => messageOf(page, 'sesso')).toBe('');
  await writeDay(page, 'data_nascita', '1985-03-27');
  await expect.poll(() => messageOf(page, 'data_nascita')).toBe('');
  await expect(fieldErrors(page)).toHaveCount(firstPage.length - 3);
});

test('if the user focuses an invalid field, its error is toned down until the value changes', async ({
  page,
}) => {
  await open(page);
  await go(page).click();
  await expect(control(page, 'cognome')).toHaveAttribute('aria-invalid', 'true');
  await control(page, 'cognome').click();
  await expect(control(page, 'cognome')).not.toHaveAttribute('aria-invalid');
  await expect(page.getByText('Da correggere: Cognome non valido')).toBeVisible();
  await page.keyboard.type('F');
  await expect(page.getByText('Da correggere: Cognome non valido')).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(control(page, 'cognome')).toHaveAttribute('aria-invalid', 'true');
});

test('an incomplete email shows its error on blur, not while the visitor types', async ({
  page,
}) => {
  await page.clock.install();
  await open(page);
  await page.clock.runFor(3000);
  for (const letter of 'giulia@exa') {
    await control(page, 'email').pressSequentially(letter);
    // Run the clock for longer than the page's longest debounce.
    await page.clock.runFor(2000);
    await expect.poll(() => messageOf(page, 'email')).toBe('');
  }
  await page.keyboard.press('Tab');
  await page.clock.runFor(2000);
  await expect.poll(() => messageOf(page, 'email')).toBe('Email non valida');
  await expect(page.getByText('Deve avere la forma nome@esempio.it')).toBeVisible();
});

test('an error that appears on blur is announced once', async ({ page }) => {
  await open(page);
  await write(page, 'nome', 'G');
  await page.keyboard.press('Tab');
  await expect(
    page.getByRole('status').filter({ hasText: /^Nome: Nome non valido$/ }),
  ).toBeAttached();
});

/** Pairs of an input and the error that it shows on blur. */
const wrongTexts = [
  [
    'nome',
    'A',
    'Nome non valido',
    'Scrivi almeno 2 lettere, senza numeri. Se ne ha una sola, chiama il tuo consulente',
  ],
  [
    'nome',
    'Giulia 2',
    'Nome non valido',
    'Scrivi almeno 2 lettere, senza numeri. Se ne ha una sola, chiama il tuo consulente',
  ],
  [
    'cognome',
    'x'.repeat(41),
    'Cognome non valido',
    'Scrivi almeno 2 lettere, senza numeri. Se ne ha una sola, chiama il tuo consulente',
  ],
  ['email', 'giulia@example', 'Email non valida', 'Deve avere la forma nome@esempio.it'],
  ['email', 'giulia@example.i', 'Email non valida', 'Deve avere la forma nome@esempio.it'],
  [
    'cellulare',
    '333 12345',
    'Cellulare non valido',
    '9 o 10 cifre, per esempio 333 1234567; se ne hai due, scrivine uno',
  ],
  [
    'cellulare',
    '33312345678',
    'Cellulare non valido',
    '9 o 10 cifre, per esempio 333 1234567; se ne hai due, scrivine uno',
  ],
] as const;
for (const [index, [name, written, words, help]] of wrongTexts.entries()) {
  test(`'${written}' as ${name} shows '${words}' on blur`, variant(index), async ({ page }) => {
    await open(page);
    await write(page, name, written);
    await control(page, name).blur();
    await expect.poll(() => messageOf(page, name)).toBe(words);
    await expect(page.getByText(help)).toBeVisible();
    await expect(control(page, name)).toHaveValue(written);
  });
}

test('a birth date without a month shows an error that names the month, and marks only its box', async ({
  page,
}) => {
  await open(page);
  await write(page, 'data_nascita.giorno', '27');
  await write(page, 'data_nascita.anno', '1985');
  await control(page, 'data_nascita.anno').blur();
  await expect.poll(() => messageOf(page, 'data_nascita')).toBe('Manca il mese');
  await expect(page.locator('[aria-invalid]')).toHaveAttribute('name', 'data_nascita.mese');
});

test('each part of a manual address shows its error, and the error summary links to each part', async ({
  page,
}) => {
  await open(page);
  await page.getByRole('button', { name: 'Compilazione manuale' }).click();
  await go(page).click();
  const parts = [
    ['city', 'Comune non valido'],
    ['street', 'Indirizzo non valido'],
    ['street_number', 'Civico non valido'],
  ] as const;
  for (const [name, words] of parts) {
    await complaints(page).getByText(words, { exact: true }).click();
    await expect(control(page, name)).toBeFocused();
    await expect.poll(() => messageOf(page, name)).toBe(words);
  }
  // The page asks for the postal code only when the municipality is chosen.
  await expect(complaints(page).getByText('CAP non valido')).toHaveCount(0);
  await pick(page, 'city', 'piacenza', 'PIACENZA (PC)');
  await go(page).click();
  await complaints(page).getByText('CAP non valido').click();
  await expect(control(page, 'zip')).toBeFocused();
  await expect.poll(() => messageOf(page, 'zip')).toBe('CAP non valido');
});

test('the error summary strikes out corrected errors, and folds to one line without moving the page', async ({
  page,
  asker: _,
}) => {
  await send(page).click();
  const panel = summary(page);
  await expect(panel.getByText('9 da correggere')).toBeVisible();
  const height = (await panel.boundingBox())?.height ?? 0;
  const topsOf = (one: Locator) =>
    one.evaluate((box) =>
      [box.closest('.q-field'), box].map((part) => part?.getBoundingClientRect().top ?? 0),
    );
  for (const consent of ['ivass', 'cgu', 'generale']) await control(page, consent).check();
  await expect(panel.getByText('6 da correggere')).toBeVisible();
  await choose(page, 'altriSinistri', 'false');
  await choose(page, 'polizzaAttiva', 'false');
  await choose(page, 'tipo_viaggio', 'polizzaAnnuale');
  await choose(page, 'destinazione', 'italia');
  await choose(page, 'soggetti', 'singolaPersona');
  await expect(panel.locator('a[data-right]')).toHaveCount(8);
  await control(page, 'cgu').uncheck();
  await expect(panel.getByText('2 da correggere')).toBeVisible();
  await control(page, 'cgu').check();
  expect((await panel.boundingBox())?.height).toBeCloseTo(height, 1);
  // Type the age key by key, as a visitor does. Each key updates the page at once, so the typed age moves nothing
  // later.
  await control(page, 'eta').pressSequentially('41');
  const last = option(page, 'tipo_copertura', 'bagaglio');
  // Scroll as far as the press needs before measuring the position.
  await last.hover();
  const [question = 0, pressed = 0] = await topsOf(last);
  await last.check();
  await expect(panel).toHaveText('Questi campi ora sono a posto');
  // An error between the question and the pressed option disappears. Either the question or the option must keep its
  // position.
  const shift = async () => {
    const [top = 0, option = 0] = await topsOf(last);
    return Math.min(Math.abs(top - question), Math.abs(option - pressed));
  };
  await expect.poll(shift).toBeLessThan(1);
});
