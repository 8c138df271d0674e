import { expect, type Page } from '@playwright/test';
import { subjects } from '@preventivo/line-travel/workspace/answers';
import { complaints, messageOf } from '../support/pages/complaints.ts';
import { draftOf } from '../support/pages/draft.ts';
import { choose, control, option, send, write, writeDay } from '../support/pages/visitor.ts';
import { inDays } from '../support/people/days.ts';
import { test } from '../support/server/travel-test.ts';
import { thorough, variant } from '../support/thorough.ts';

const parts = (page: Page, name: string) => page.locator(`[name^="${name}."]`);
const ages = (page: Page) => parts(page, 'eta_partecipanti');
const values = (page: Page, name: string) =>
  parts(page, name).evaluateAll((boxes) =>
    boxes.map((box) => (box instanceof HTMLInputElement ? box.value : '')),
  );

test.describe('one trip', () => {
  test.beforeEach(async ({ page, asker: _ }) => {
    await choose(page, 'tipo_viaggio', 'viaggioSingolo');
    await writeDay(page, 'data_inizio', inDays(5));
    await writeDay(page, 'data_fine', inDays(10));
  });

  for (const [index, [words, days]] of (
    [
      ['on the day of the return', 10],
      ['after the return', 11],
    ] as const
  ).entries())
    test(
      `changing the departure date to one ${words} clears the return date`,
      variant(index),
      async ({ page }) => {
        await writeDay(page, 'data_inizio', inDays(days));
        await expect.poll(() => values(page, 'data_fine')).toEqual(['', '', '']);
      },
    );

  test(
    'changing the departure to a later date before the return keeps the return date',
    thorough,
    async ({ page }) => {
      await writeDay(page, 'data_inizio', inDays(9));
      await expect(page.getByText(/^Tra il/)).toContainText(
        inDays(10).split('-').reverse().join('/'),
      );
      expect((await values(page, 'data_fine')).every(Boolean)).toBe(true);
    },
  );

  test('an incomplete departure date keeps the return date', thorough, async ({ page }) => {
    await write(page, 'data_inizio.anno', '');
    await expect(page.getByText('Scegli prima la partenza')).toBeVisible();
    expect((await values(page, 'data_fine')).every(Boolean)).toBe(true);
  });

  test('choosing an annual policy clears both dates of the trip', thorough, async ({ page }) => {
    await choose(page, 'tipo_viaggio', 'polizzaAnnuale');
    await expect(parts(page, 'data_inizio')).toHaveCount(0);
    await choose(page, 'tipo_viaggio', 'viaggioSingolo');
    await expect.poll(() => values(page, 'data_inizio')).toEqual(['', '', '']);
    await expect.poll(() => values(page, 'data_fine')).toEqual(['', '', '']);
  });
});

test(
  'choosing a single trip clears the longest stay, which only an annual policy asks for',
  thorough,
  async ({ page, asker: _ }) => {
    await choose(page, 'tipo_viaggio', 'polizzaAnnuale');
    await choose(page, 'durata', 'giorni45');
    await choose(page, 'tipo_viaggio', 'viaggioSingolo');
    await expect(control(page, 'durata')).toHaveCount(0);
    await choose(page, 'tipo_viaggio', 'polizzaAnnuale');
    await expect(option(page, 'durata', 'giorni45')).not.toBeChecked();
  },
);

test(
  "answering that no policy is active clears the policy's expiry date",
  thorough,
  async ({ page, asker: _ }) => {
    await choose(page, 'polizzaAttiva', 'true');
    await writeDay(page, 'scadenzaPolizza', inDays(3));
    await choose(page, 'polizzaAttiva', 'false');
    await expect(parts(page, 'scadenzaPolizza')).toHaveCount(0);
    await choose(page, 'polizzaAttiva', 'true');
    await expect.poll(() => values(page, 'scadenzaPolizza')).toEqual(['', '', '']);
  },
);

/** The questions that the form asks for each kind of traveller. */
const asked: Readonly<Record<string, readonly string[]>> = {
  singolaPersona: ['eta'],
  coppia: ['eta_assicurato_1', 'eta_assicurato_2'],
  genitoreConFigli: ['eta', 'numero_figli'],
  famiglia: ['eta_assicurato_1', 'eta_assicurato_2', 'numero_figli'],
  gruppo: ['numero_partecipanti'],
};
const texts = ['eta', 'eta_assicurato_1', 'eta_assicurato_2', 'numero_partecipanti'];

for (const [index, subject] of subjects.entries())
  test(
    `for ${subject}, the page asks only the questions for these travellers and clears the answers to all others`,
    variant(index),
    async ({ page, asker: _ }) => {
      for (const other of subjects.filter((one) => one !== subject)) {
        await choose(page, 'soggetti', other);
        for (const key of asked[other] ?? []) {
          if (texts.includes(key)) await write(page, key, '5');
          else await choose(page, key, '3');
        }
        await choose(page, 'soggetti', subject);
        for (const key of [...texts, 'numero_figli']) {
          const applies = asked[subject]?.includes(key);
          await expect(control(page, key).first()).toBeVisible({ visible: Boolean(applies) });
          const kept = applies && asked[other]?.includes(key);
          if (applies && !kept && texts.includes(key))
            await expect(control(page, key)).toHaveValue('');
          if (applies && !kept && key === 'numero_figli')
            await expect(control(page, key).and(page.locator(':checked'))).toHaveCount(0);
        }
      }
    },
  );

test.describe('a group', () => {
  test.beforeEach(async ({ page, asker: _ }) => {
    await choose(page, 'soggetti', 'gruppo');
    await write(page, 'numero_partecipanti', '5');
    await expect(ages(page)).toHaveCount(5);
    for (const [index, age] of ['21', '32', '43', '54', '65'].entries())
      await write(page, `eta_partecipanti.${index + 1}`, age);
  });

  test('reducing the size of a group removes the last ages, with a notice', async ({ page }) => {
    for (const _ of [1, 2]) await page.getByRole('button', { name: 'Diminuisci' }).click();
    await expect(ages(page)).toHaveCount(3);
    await expect.poll(() => values(page, 'eta_partecipanti')).toEqual(['21', '32', '43']);
    const gone = page.getByText('Età richieste: 3. Le altre sono state tolte.');
    await expect(gone.and(page.locator('.q-note'))).toBeVisible();
    await expect(gone.and(page.getByRole('status'))).toBeAttached();
    await write(page, 'numero_partecipanti', '5');
    await expect(ages(page)).toHaveCount(5);
    await expect.poll(() => values(page, 'eta_partecipanti')).toEqual(['21', '32', '43', '', '']);
  });

  test('the ages of nine people fit on one phone screen', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await write(page, 'numero_partecipanti', '9');
    await expect(ages(page)).toHaveCount(9);
    const box = await page.getByRole('group', { name: 'Età dei partecipanti' }).boundingBox();
    expect(box?.height).toBeLessThan(650);
  });

  test(
    'the ages of a group are kept while the visitor types its size again',
    thorough,
    async ({ page }) => {
      await write(page, 'numero_partecipanti', '');
      await expect.poll(async () => (await draftOf(page))?.product.numero_partecipanti).toBe(null);
      await expect
        .poll(() => values(page, 'eta_partecipanti'))
        .toEqual(['21', '32', '43', '54', '65']);
    },
  );

  for (const [index, [written, kept, words]] of (
    [
      ['12', '9', "Valore massimo 9: l'abbiamo corretto"],
      ['2', '3', "Valore minimo 3: l'abbiamo corretto"],
    ] as const
  ).entries())
    test(
      `the group size ${written} becomes ${kept}, with a note`,
      variant(index),
      async ({ page }) => {
        await write(page, 'numero_partecipanti', written);
        await control(page, 'numero_partecipanti').blur();
        await expect(control(page, 'numero_partecipanti')).toHaveValue(kept);
        await expect(page.locator('.q-note', { hasText: words })).toBeVisible();
        await expect(page.getByRole('status').filter({ hasText: words })).toBeAttached();
        await expect(ages(page)).toHaveCount(Number(kept));
      },
    );

  for (const [how, on] of [
    ['Enter', (page: Page) => control(page, 'numero_partecipanti').press('Enter')],
    ['a press straight from the box', (page: Page) => send(page).click()],
  ] as const)
    test(`the group size 12, submitted by ${how}, becomes 9, which is visible before the validation`, async ({
      page,
    }) => {
      await control(page, 'numero_partecipanti').focus();
      await control(page, 'numero_partecipanti').fill('12');
      await on(page);
      await expect(control(page, 'numero_partecipanti')).toHaveValue('9');
      await expect(page.getByText("Valore massimo 9: l'abbiamo corretto").first()).toBeVisible();
      await expect(control(page, 'numero_partecipanti')).toBeFocused();
      await expect(complaints(page)).toHaveCount(0);
      await send(page).click();
      await expect(page.getByRole('heading', { name: 'Controlla questi campi' })).toBeFocused();
    });

  test('a group has at least three and at most nine people', thorough, async ({ page }) => {
    for (const _ of [1, 2, 3, 4, 5, 6]) await page.getByRole('button', { name: 'Aumenta' }).click();
    await expect(control(page, 'numero_partecipanti')).toHaveValue('9');
    for (const _ of [1, 2, 3, 4, 5, 6, 7, 8])
      await page.getByRole('button', { name: 'Diminuisci' }).click();
    await expect(control(page, 'numero_partecipanti')).toHaveValue('3');
  });

  test('a group with a child shows at which age the error is', thorough, async ({ page }) => {
    await write(page, 'eta_partecipanti.2', '17');
    await send(page).click();
    await expect.poll(() => messageOf(page, 'eta_partecipanti.2')).toBe('Valore non valido');
    const ages = complaints(page).filter({ hasText: "Indicare l'età" });
    await expect(ages).toHaveText("Indica l'età del partecipante 2");
  });
});

test('a press takes effect even if it blurs an age field that then shows an error', async ({
  page,
  asker: _,
}) => {
  await choose(page, 'soggetti', 'genitoreConFigli');
  await write(page, 'eta', '5');
  const card = page.locator('.q-card', { has: option(page, 'numero_figli', '3') });
  await card.scrollIntoViewIfNeeded();
  await card.hover();
  await page.mouse.down();
  await painted(page);
  await page.mouse.up();
  await expect(option(page, 'numero_figli', '3')).toBeChecked();
  await expect.poll(() => messageOf(page, 'eta')).toBe('Valore non valido');
});

test('a question that was hidden and appears again has neither its earlier answer nor its error', async ({
  page,
  asker: _,
}) => {
  await choose(page, 'soggetti', 'singolaPersona');
  await write(page, 'eta', '5');
  await control(page, 'eta').blur();
  await expect.poll(() => messageOf(page, 'eta')).toBe('Valore non valido');
  await choose(page, 'soggetti', 'coppia');
  await choose(page, 'soggetti', 'singolaPersona');
  await expect(control(page, 'eta')).toHaveValue('');
  await expect.poll(() => messageOf(page, 'eta')).toBe('');
});

test(
  "if both ages of a couple are under eighteen, both show an error until one is an adult's",
  thorough,
  async ({ page, asker: _ }) => {
    await choose(page, 'soggetti', 'coppia');
    await write(page, 'eta_assicurato_1', '17');
    await write(page, 'eta_assicurato_2', '16');
    await send(page).click();
    for (const key of ['eta_assicurato_1', 'eta_assicurato_2'])
      await expect.poll(() => messageOf(page, key)).toBe('Valore non valido');
    await expect(page.getByText('Almeno una persona deve avere 18 anni')).toHaveCount(2);
    await write(page, 'eta_assicurato_2', '18');
    for (const key of ['eta_assicurato_1', 'eta_assicurato_2'])
      await expect.poll(() => messageOf(page, key)).toBe('');
  },
);

test('the chosen covers are stored as codes, each once, in the order of the options', async ({
  page,
  asker: _,
}) => {
  const kept = () => draftOf(page).then((draft) => draft?.product.tipo_copertura);
  for (const cover of ['infortuni', 'speseMediche', 'bagaglio'])
    await choose(page, 'tipo_copertura', cover);
  await expect.poll(kept).toEqual(['speseMediche', 'bagaglio', 'infortuni']);
  await option(page, 'tipo_copertura', 'bagaglio').uncheck();
  await expect.poll(kept).toEqual(['speseMediche', 'infortuni']);
  await expect(page.getByRole('status').filter({ hasText: '2 scelte' })).toBeAttached();
});

async function painted(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
  });
}
