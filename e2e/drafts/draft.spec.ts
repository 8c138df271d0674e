import { expect, type Page } from '@playwright/test';
import { consent, mandatory } from '../support/pages/consents.ts';
import { type Draft, draftOf, draftText, putDraft } from '../support/pages/draft.ts';
import { open, sendIt, thanks } from '../support/pages/funnel.ts';
import { choose, control, option, stub, title, write, writeDay } from '../support/pages/visitor.ts';
import { inDays } from '../support/people/days.ts';
import { giulia } from '../support/people/people.ts';
import { trip } from '../support/people/trips.ts';
import { arrive, test } from '../support/server/travel-test.ts';
import { thorough, variant } from '../support/thorough.ts';

const note = (page: Page) => page.getByText('Abbiamo ritrovato i dati che avevi inserito.');
const hour = 60 * 60 * 1000;

async function nextTab(page: Page): Promise<Page> {
  const again = await page.context().newPage();
  await page.close();
  return again;
}

test('a returning visitor sees the draft notice together with the page, and the layout does not shift before a press', async ({
  page,
  answered,
}) => {
  await page.addInitScript(() => {
    const look = () => {
      if (document.querySelector('h2.q-title')?.textContent !== 'Il tuo viaggio') return;
      const isThere = document.body.textContent.includes('Abbiamo ritrovato i dati');
      Reflect.set(window, 'withNote', Reflect.get(window, 'withNote') ?? isThere);
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
  });
  await arrive(page, answered);
  await expect(note(page)).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'withNote'))).toBe(true);
});

test.describe('closing the tab 100 ms after a keystroke', () => {
  test('after the tab is closed, a new tab restores the input of page 1, including an incomplete date', async ({
    page,
  }) => {
    await page.clock.install();
    await open(page);
    await page.clock.runFor(3000);
    await choose(page, 'sesso', '1');
    await write(page, 'data_nascita.giorno', '27');
    await write(page, 'data_nascita.mese', '3');
    await control(page, 'nome').pressSequentially('Giulia');
    await control(page, 'cognome').focus();
    await page.clock.pauseAt(Date.now() + 10_000);
    await page.keyboard.type('F');
    await page.clock.runFor(100);
    // Some tabs close without an event, so the page must store the input soon after each key.
    await expect
      .poll(() => draftOf(page))
      .toMatchObject({ contractor: { persona: { cognome: 'F' } } });

    const again = await nextTab(page);
    await again.clock.resume();
    await open(again);
    await expect(note(again)).toBeVisible();
    await expect(title(again)).toHaveText('I tuoi dati');
    await expect(control(again, 'nome')).toHaveValue('Giulia');
    await expect(control(again, 'cognome')).toHaveValue('F');
    await expect(option(again, 'sesso', '1')).toBeChecked();
    await expect(control(again, 'data_nascita.giorno')).toHaveValue('27');
    await expect(control(again, 'data_nascita.mese')).toHaveValue('3');
    await expect(control(again, 'data_nascita.anno')).toHaveValue('');
  });

  test('after the tab is closed, a new tab opens page 2 and restores its input', async ({
    page,
    answered,
  }) => {
    await page.clock.install();
    await arrive(page, answered);
    await choose(page, 'tipo_viaggio', 'viaggioSingolo');
    await write(page, 'data_inizio.giorno', '1');
    await choose(page, 'soggetti', 'gruppo');
    await write(page, 'numero_partecipanti', '3');
    await control(page, 'eta_partecipanti.2').focus();
    await page.clock.pauseAt(Date.now() + 10_000);
    await page.keyboard.type('4');
    await page.clock.runFor(100);
    await expect
      .poll(() => draftOf(page))
      .toMatchObject({ product: { eta_partecipanti: [null, 4, null] } });

    const again = await nextTab(page);
    await again.clock.resume();
    await open(again);
    await expect(title(again)).toHaveText('Il tuo viaggio');
    await expect(note(again)).toBeVisible();
    await expect(option(again, 'soggetti', 'gruppo')).toBeChecked();
    await expect(control(again, 'data_inizio.giorno')).toHaveValue('1');
    await expect(control(again, 'numero_partecipanti')).toHaveValue('3');
    await expect(control(again, 'eta_partecipanti.2')).toHaveValue('4');
    await again.getByRole('button', { name: 'Indietro' }).click();
    await expect(stub(again)).toContainText("Giulia D'AmicoDonna, nata il 27 marzo 1985 a Milano");
    await expect(again.getByText('Corso Italia, 5')).toBeVisible();
    await expect(control(again, 'professione')).toHaveValue('Impiegato');
  });
});

test('a draft restores the parts of a manually entered address', thorough, async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Compilazione manuale' }).click();
  await write(page, 'street', 'via Roma');
  await write(page, 'street_number', '7');
  await expect
    .poll(async () => (await draftOf(page))?.contractor.persona.indirizzoResidenza_SedeLegale)
    .toMatchObject({ street_number: '7', is_manual_address: true });
  const again = await nextTab(page);
  await open(again);
  await expect(control(again, 'street')).toHaveValue('via Roma');
  await expect(control(again, 'street_number')).toHaveValue('7');
});

test("'Ricomincia da capo' clears the answers of every page and removes the draft", async ({
  page,
  asker,
}) => {
  await choose(page, 'destinazione', 'italia');
  await expect.poll(async () => (await draftOf(page))?.product.destinazione).toBe('italia');
  await page.reload();
  await page.getByRole('button', { name: 'Ricomincia da capo' }).click();
  await expect(title(page)).toHaveText('I tuoi dati');
  await expect(control(page, 'nome')).toHaveValue('');
  await expect(control(page, 'email')).toHaveValue('');
  await expect(page.locator(':checked')).toHaveCount(0);
  await expect.poll(async () => (await draftText(page)) ?? '').not.toContain(asker.email);
  await page.reload();
  await expect(control(page, 'nome')).toHaveValue('');
  await expect(note(page)).toHaveCount(0);
});

test('closing the draft notice keeps every answer', async ({ page, asker: _ }) => {
  await note(page).waitFor();
  await page.getByRole('button', { name: 'Chiudi' }).click();
  await expect(note(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Indietro' }).click();
  await expect(stub(page)).toContainText('Giulia');
});

for (const [words, elapsed, kept] of [
  ['23 hours and 59 minutes old is taken up', 24 * hour - 60_000, true],
  ['older than 24 hours is dropped', 24 * hour + 60_000, false],
] as const)
  test(`a draft ${words}`, async ({ page, answered }) => {
    const now = Date.now();
    await page.clock.setFixedTime(now);
    await putDraft(page, JSON.stringify({ ...answered, savedAt: now - elapsed }));
    await open(page);
    await expect(title(page)).toHaveText(kept ? 'Il tuo viaggio' : 'I tuoi dati');
    if (!kept) await expect.poll(() => draftText(page)).toBe(null);
  });

test(
  'a draft that was saved with another version of the questions is dropped',
  thorough,
  async ({ page, answered }) => {
    await putDraft(page, JSON.stringify({ ...answered, version: `${answered.version}0` }));
    await open(page);
    await expect.poll(() => draftText(page)).toBe(null);
    await expect(control(page, 'nome')).toHaveValue('');
    await expect(note(page)).toHaveCount(0);
  },
);

test('the draft contains no consents, so a restored page has none ticked', async ({
  page,
  asker: _,
}) => {
  await consent(page, 'newsletter', 'commerciale');
  await choose(page, 'destinazione', 'italia');
  await expect.poll(async () => (await draftOf(page))?.product.destinazione).toBe('italia');
  for (const key of [...mandatory, 'newsletter', 'commerciale'])
    await expect.poll(() => draftText(page)).not.toContain(key);
  await page.reload();
  await expect(option(page, 'destinazione', 'italia')).toBeChecked();
  for (const key of [...mandatory, 'newsletter', 'commerciale'])
    await expect(option(page, key, 'true')).not.toBeChecked();
});

test('an accepted quote request leaves no draft on the device', async ({ page, asker: _ }) => {
  await trip().fill(page);
  await consent(page);
  await sendIt(page);
  await expect.poll(() => draftText(page)).toBe(null);
  await page.keyboard.press('Escape');
  await expect(thanks(page)).toBeVisible();
  await page.reload();
  await expect(title(page)).toHaveText('I tuoi dati');
  await expect(control(page, 'nome')).toHaveValue('');
});

type Spoil = (draft: Draft) => unknown;

/** Damaged drafts from which the page can restore nothing. */
const lost: Readonly<Record<string, Spoil>> = {
  'half a text': (draft) => JSON.stringify(draft).slice(0, 200),
  nothing: () => '',
  null: () => null,
  'a list': () => [],
  'no answers': ({ contractor: _, ...rest }) => rest,
  'a page that is none': (draft) => ({ ...draft, page: -1 }),
};

/** Drafts with a damaged part. The page restores the other answers. */
const usable: Readonly<Record<string, Spoil>> = {
  'a page that never was': (draft) => ({ ...draft, page: 99 }),
  'answers of other kinds': (draft) => ({
    ...draft,
    page: 1,
    contractor: {
      tipoPersona: 'giuridica',
      selectPeopleId: 7,
      persona: {
        nome: 5,
        cognome: null,
        sesso: ['1'],
        data_nascita: { giorno: 1 },
        natoInItalia: 'forse',
        comune_nascita: 7,
        indirizzoResidenza_SedeLegale: 'via Roma',
        email: {},
        professione: 3,
      },
      azienda: 'Rossi',
    },
  }),
  'product answers of other kinds': (draft) => ({
    ...draft,
    product: {
      tipo_viaggio: 'crociera',
      soggetti: 'gruppo',
      numero_partecipanti: 'molti',
      eta_partecipanti: 'tante',
      tipo_copertura: 'bagaglio',
      data_inizio: 12,
    },
  }),
  'a key that is none': (draft) => ({ ...draft, idempotencyKey: 'è\nuna riga' }),
};
for (const [index, [words, spoil]] of Object.entries(lost).entries())
  test(`a draft with ${words} causes no error`, variant(index), async ({ page, answered }) => {
    await breaksNothing(page, spoil(answered), async () => {
      await expect(title(page)).toHaveText('I tuoi dati');
    });
  });

for (const [index, [words, spoil]] of Object.entries(usable).entries())
  test(
    `a draft with ${words} causes no error, and its other answers are restored`,
    variant(index),
    async ({ page, answered }) => {
      await breaksNothing(page, spoil(answered), async () => {
        await note(page).waitFor();
      });
    },
  );

/** Opens the funnel with this draft, and completes it without errors. */
async function breaksNothing(page: Page, draft: unknown, opened: () => Promise<void>) {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await putDraft(page, typeof draft === 'string' ? draft : JSON.stringify(draft));
  await open(page);
  await opened();
  await page.getByRole('button', { name: /^(Continua|Richiedi il preventivo)$/ }).click();
  await expect(page.getByRole('heading', { name: 'Controlla questi campi' })).toBeFocused();
  expect(errors).toEqual([]);
}

test('a visitor without browser storage completes the funnel', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await open(page);
  await giulia().fill(page);
  await page.getByRole('button', { name: 'Continua', exact: true }).click();
  await trip().fill(page);
  await consent(page);
  await sendIt(page);
});

test('a departure date is validated again when the draft is restored', async ({
  page,
  answered,
}) => {
  const draft = {
    ...answered,
    product: { ...answered.product, tipo_viaggio: 'viaggioSingolo', data_inizio: inDays(-3) },
  };
  await arrive(page, draft);
  await writeDay(page, 'data_fine', inDays(2));
  await page.getByRole('button', { name: 'Richiedi il preventivo' }).click();
  await expect(page.getByRole('link', { name: 'Indica la data di partenza' })).toBeVisible();
});
