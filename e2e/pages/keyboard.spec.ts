import { expect, type Page } from '@playwright/test';
import { open, question, thanks } from '../support/pages/funnel.ts';
import { here, type Plan, press, type Stop, walk } from '../support/pages/keyboard-navigation.ts';
import { chosen, control, title } from '../support/pages/visitor.ts';
import { inDays } from '../support/people/days.ts';
import { giulia } from '../support/people/people.ts';
import { requestsOf } from '../support/server/database.ts';
import { test } from '../support/server/travel-test.ts';
import { thorough } from '../support/thorough.ts';

test.use({ viewport: { width: 390, height: 660 } });

const types = (page: Page, text: string) => () => page.keyboard.type(text);

/**
 * Returns a function that answers a radio group by keyboard. The group is one tab stop. Arrow keys move the focus and
 * select, and Space selects the focused option.
 */
function chooses(page: Page, value: string) {
  return async (stop: Stop) => {
    let at = stop;
    if (at.value === value) await page.keyboard.press('Space');
    for (let moves = 0; at.value !== value && moves < 12; moves += 1)
      at = await press(page, 'ArrowDown');
    await expect(page.locator(`[name="${stop.name}"][value="${value}"]`)).toBeChecked();
  };
}

/** Returns a function that ticks checkboxes by keyboard. Each checkbox is a tab stop. */
function ticks(page: Page, ...values: readonly string[]) {
  return async (stop: Stop) => {
    if (values.includes(stop.value)) await page.keyboard.press('Space');
  };
}

/**
 * Returns a function that answers a combobox by keyboard. It types a text, moves to the suggestion and chooses it with
 * Enter, which must not submit the page.
 */
function suggests(page: Page, text: string, wanted: string) {
  return async () => {
    await page.keyboard.type(text);
    const suggestion = page.getByRole('option', { name: wanted, exact: true });
    await expect(suggestion).toBeVisible();
    for (let moves = 0; moves < 20; moves += 1) {
      await page.keyboard.press('ArrowDown');
      if ((await suggestion.getAttribute('aria-selected')) === 'true') break;
    }
    await page.keyboard.press('Enter');
    await expect(page.getByRole('listbox')).toHaveCount(0);
  };
}

const dateOf = (page: Page, name: string, day: string): Plan => {
  const [year = '', month = '', date = ''] = day.split('-');
  return {
    [`${name}.giorno`]: types(page, String(Number(date))),
    [`${name}.mese`]: types(page, String(Number(month))),
    [`${name}.anno`]: types(page, year),
  };
};

function expectInOrder(stops: readonly Stop[]) {
  expect(stops.filter(({ follows }) => !follows)).toEqual([]);
  expect(stops.filter(({ covered }) => covered > 0)).toEqual([]);
}

test('an unanswered radio group is one tab stop, both for Tab and for Shift+Tab', async ({
  page,
}) => {
  await open(page);
  await control(page, 'cognome').click();
  // Wait for the code that the first interaction loads: the page renders again when it arrives.
  await page.waitForLoadState('networkidle');
  const names = async (key: string, stops: number) => {
    const found: (string | null)[] = [];
    for (let stop = 0; stop < stops; stop += 1) found.push((await press(page, key)).name);
    return found;
  };
  const why = 'Perché lo chiediamo? Paese di nascita';
  expect(await names('Tab', 7)).toEqual([
    'sesso',
    'data_nascita.giorno',
    'data_nascita.mese',
    'data_nascita.anno',
    'natoInItalia',
    why,
    'indirizzoResidenza_SedeLegale',
  ]);
  expect(await names('Shift+Tab', 3)).toEqual([why, 'natoInItalia', 'data_nascita.anno']);
});

test('with the keyboard alone, a visitor completes the funnel in page order, and the bar covers no focused element', async ({
  page,
}) => {
  const person = giulia();
  await open(page);
  const first = await walk(
    page,
    {
      nome: types(page, 'Giulia'),
      cognome: types(page, "D'Amico"),
      sesso: chooses(page, '1'),
      ...dateOf(page, 'data_nascita', person.birthday),
      natoInItalia: chooses(page, 'true'),
      comune_nascita: async () => {
        await page.keyboard.type('milano');
        await expect(chosen(page, 'comune_nascita')).toHaveText('MILANO (MI)');
      },
      indirizzoResidenza_SedeLegale: async (stop) => {
        // When an address is chosen, a button with the same name replaces the search box. It needs no key.
        if (stop.value === '' && (await control(page, stop.name).getAttribute('type')) === 'button')
          return;
        await suggests(
          page,
          'corso italia 5 24122 bergamo',
          'CORSO ITALIA, 5, 24122 BERGAMO BG, ITALIA',
        )();
        await expect(page.locator('.q-address-card')).toBeFocused();
        await here(page);
      },
      email: types(page, person.email),
      cellulare: types(page, '333 1234567'),
      professione: async () => {
        await page.keyboard.type('impieg');
        await expect(chosen(page, 'professione')).toHaveText('Impiegato');
      },
    },
    'Continua',
  );
  expectInOrder(first);
  await page.keyboard.press('Enter');
  await expect(title(page)).toBeFocused();
  await expect(title(page)).toHaveText('Il tuo viaggio');
  await expect(page.locator('[name=tipo_copertura]').first()).toBeVisible();

  const second = await walk(
    page,
    {
      altriSinistri: chooses(page, 'false'),
      polizzaAttiva: chooses(page, 'true'),
      ...dateOf(page, 'scadenzaPolizza', inDays(9)),
      tipo_viaggio: chooses(page, 'viaggioSingolo'),
      ...dateOf(page, 'data_inizio', inDays(5)),
      ...dateOf(page, 'data_fine', inDays(12)),
      destinazione: chooses(page, 'mondo'),
      soggetti: chooses(page, 'gruppo'),
      numero_partecipanti: async () => {
        await page.keyboard.type('3');
        await expect(control(page, 'eta_partecipanti.3')).toBeVisible();
      },
      'eta_partecipanti.1': types(page, '34'),
      'eta_partecipanti.2': types(page, '61'),
      'eta_partecipanti.3': types(page, '18'),
      tipo_copertura: ticks(page, 'speseMediche', 'noleggioAuto'),
      ivass: ticks(page, 'true'),
      cgu: ticks(page, 'true'),
      generale: ticks(page, 'true'),
    },
    'Richiedi il preventivo',
  );
  expectInOrder(second);
  await page.keyboard.press('Enter');

  await expect(question(page).getByRole('heading')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(question(page).getByRole('button', { name: 'Salta questa domanda' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(question(page).getByRole('button', { name: 'Via email' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(thanks(page)).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Richiesta inviata' })).toBeAttached();

  expect(requestsOf(person.email)).toMatchObject([
    {
      payload: {
        contractor: person.stored,
        specificData: {
          dataScadenza: inDays(9),
          data_inizio: inDays(5),
          data_fine: inDays(12),
          destinazione: 'mondo',
          eta_partecipanti: '1:34;2:61;3:18;',
          tipo_copertura: 'speseMediche|noleggioAuto|',
        },
      },
      recall: 'email',
    },
  ]);
});

test(
  'a visitor born abroad who enters the address manually reaches page 2 by keyboard alone',
  thorough,
  async ({ page }) => {
    const person = giulia();
    await open(page);
    const stops = await walk(
      page,
      {
        nome: types(page, 'Giulia'),
        cognome: types(page, "D'Amico"),
        sesso: chooses(page, '0'),
        ...dateOf(page, 'data_nascita', person.birthday),
        natoInItalia: chooses(page, 'false'),
        stato_nascita: async () => {
          await page.keyboard.type('Francia');
          await expect(chosen(page, 'stato_nascita')).toHaveText('Francia');
        },
        'Compilazione manuale': async () => {
          await page.keyboard.press('Enter');
          await expect(control(page, 'city')).toBeFocused();
          await suggests(page, 'piacenza', 'PIACENZA (PC)')();
          await expect(control(page, 'zip')).toBeVisible();
          await here(page);
        },
        zip: types(page, '29122'),
        street: types(page, 'via Roma'),
        street_number: types(page, '12/A'),
        email: types(page, person.email),
        cellulare: types(page, '333 1234567'),
        professione: async () => {
          await page.keyboard.type('impieg');
          await expect(chosen(page, 'professione')).toHaveText('Impiegato');
        },
      },
      'Continua',
    );
    expectInOrder(stops);
    await expect(control(page, 'stato_nascita')).toHaveValue('Francia');
    await page.keyboard.press('Enter');
    await expect(title(page)).toHaveText('Il tuo viaggio');
  },
);

test('Shift+Tab reaches the same controls as Tab, in reverse order', async ({ page }) => {
  await open(page);
  const forth = await walk(page, {}, 'Continua');
  const back: Stop[] = [];
  for (const _ of forth.slice(1)) back.push(await press(page, 'Shift+Tab'));
  const names = (stops: readonly Stop[]) => stops.map(({ name }) => name);
  expect(names(back).reverse()).toEqual(names(forth).slice(0, -1));
  expect(back.filter(({ covered }) => covered > 0)).toEqual([]);
});

test('with every error shown, the bar covers no focused element', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Continua', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Controlla questi campi' })).toBeFocused();
  await here(page);
  expectInOrder(await walk(page, {}, 'Continua'));
});

test("when Tab reaches a consent's checkbox, the bar does not cover the consent's text", async ({
  page,
  asker: _,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  const reads = ({ name }: Stop) =>
    expect(async () => {
      const words = await control(page, name).evaluate((box) => {
        const bar = document.querySelector('.q-bar')?.getBoundingClientRect();
        return [...(box.closest('.q-field')?.querySelectorAll('.q-card-text, p, ul') ?? [])]
          .filter((text) => text.getBoundingClientRect().bottom > (bar?.top ?? 0))
          .map((text) => text.textContent);
      });
      expect(words).toEqual([]);
    }).toPass({ timeout: 5000 });
  const consents = ['ivass', 'cgu', 'generale', 'newsletter', 'commerciale', 'cessione'];
  await walk(
    page,
    Object.fromEntries(consents.map((name) => [name, reads])),
    'Richiedi il preventivo',
  );
});

test('Enter in a text field submits the page, like the button', async ({ page }) => {
  await open(page);
  await control(page, 'nome').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Controlla questi campi' })).toBeFocused();
});
