import { expect, type Page } from '@playwright/test';
import { draftOf, putDraft } from '../support/pages/draft.ts';
import { open } from '../support/pages/funnel.ts';
import { look } from '../support/pages/looked-at.ts';
import { chosen, control, go, title } from '../support/pages/visitor.ts';
import { giulia, her } from '../support/people/people.ts';
import { test } from '../support/server/travel-test.ts';
import { thorough, variant } from '../support/thorough.ts';

const name = 'indirizzoResidenza_SedeLegale';
const box = (page: Page) => control(page, name);
const rows = (page: Page) => page.getByRole('option');
const panel = (page: Page) => page.locator('.q-list-empty');
const card = (page: Page) => page.getByRole('group', { name: 'Indirizzo di residenza scelto' });
const said = (page: Page) => page.locator('.q-hidden[role="status"]');

/** A person whose address on page 1 is entered by the given function. */
const livesAt = (answer: (page: Page) => Promise<unknown>) => ({
  stored: {},
  answers: { [name]: answer },
});

/** Simulates the browser's autofill, which sets the value and dispatches one event. */
const fillIn = (page: Page, text: string) =>
  box(page).evaluate((filled, text) => {
    const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
    value?.set?.call(filled, text);
    filled.dispatchEvent(new Event('input', { bubbles: true }));
    filled.dispatchEvent(new Event('change', { bubbles: true }));
  }, text);

test.beforeEach(({ page }) => page.setViewportSize({ width: 390, height: 844 }));

test('a street, number and city give one suggestion, and the form then asks for the postal code of the city', async ({
  page,
}) => {
  await open(page);
  const person = giulia(
    undefined,
    livesAt(async () => {
      await box(page).pressSequentially('via roma 1 milano');
      await expect(chosen(page, name)).toHaveText('VIA ROMA, 1, MILANO MI, ITALIA');
      await expect(rows(page)).toHaveCount(1);
      await box(page).press('Tab');
      await expect(control(page, 'zip')).toBeFocused();
      await expect(control(page, 'zip').getByRole('option', { name: /^201\d\d$/ })).toHaveCount(38);
      await look(page, 'a postal code that is asked for');
      await control(page, 'zip').selectOption('20121');
    }),
  );
  await person.fill(page);
  await go(page).click();
  await expect(title(page)).toHaveText('Il tuo viaggio');
});

test('with the keyboard alone, a visitor chooses a street with its town, and the form then asks for the house number', async ({
  page,
}) => {
  await open(page);
  const person = giulia(
    undefined,
    livesAt(async () => {
      await box(page).pressSequentially('corso italia bergamo');
      await expect(rows(page)).toHaveText([
        'CORSO ITALIA, BERGAMO BG, ITALIAAggiungi il numero civico',
        'CORSO ITALIA BERGAMO, aggiungi il comune',
      ]);
      await expect(chosen(page, name)).toHaveCount(0);
      await look(page, 'a street without its number');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(control(page, 'zip')).toBeFocused();
      await expect(control(page, 'zip').getByRole('option', { name: '24122' })).toBeAttached();
      await page.keyboard.type('24122');
      await expect(control(page, 'zip')).toHaveValue('24122');
      await page.keyboard.press('Tab');
      await expect(page.getByRole('button', { name: 'Scrivi un altro CAP' })).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(control(page, 'street_number')).toBeFocused();
      await page.keyboard.type('5');
    }),
  );
  await person.fill(page);
  await go(page).click();
  await expect(title(page)).toHaveText('Il tuo viaggio');
});

for (const [index, [typed, row]] of (
  [
    ['piazza duomo milano', 'PIAZZA DUOMO, MILANO MI, ITALIA'],
    ['via nazionale 10 roma', 'VIA NAZIONALE, 10, ROMA RM, ITALIA'],
  ] as const
).entries())
  test(`the search finds '${typed}'`, variant(index), async ({ page }) => {
    await open(page);
    await box(page).pressSequentially(typed);
    await expect(rows(page).first()).toContainText(row);
    await rows(page).first().click();
    await expect(card(page)).toBeVisible();
  });

test(
  'an address without a town shows a hint, and typing the town finds the address',
  thorough,
  async ({ page }) => {
    await open(page);
    await box(page).pressSequentially('corso italia 5');
    const lacks = 'Aggiungi il comune dopo il numero, oppure scrivilo tu.';
    await expect(panel(page)).toContainText(lacks);
    await expect(said(page)).toContainText(lacks);
    await look(page, 'an address without its town');
    await box(page).pressSequentially(' bergamo');
    await expect(chosen(page, name)).toHaveText('CORSO ITALIA, 5, BERGAMO BG, ITALIA');
  },
);

test(
  'a search for a street alone shows what to add, and prefills the manual form',
  thorough,
  async ({ page }) => {
    await open(page);
    await box(page).pressSequentially('via roma');
    await expect(panel(page)).toContainText('Aggiungi il numero civico e il comune');
    await panel(page).getByRole('button', { name: 'Compilazione manuale' }).click();
    await expect(control(page, 'street')).toHaveValue('via roma');
    await expect(control(page, 'city')).toBeFocused();
  },
);

test(
  'the manual form is also prefilled with the parts that were recognised in the typed text',
  thorough,
  async ({ page }) => {
    await open(page);
    await box(page).pressSequentially('corso italia bergamo');
    await rows(page).first().waitFor();
    await box(page).press('Escape');
    await page.getByRole('button', { name: 'Compilazione manuale' }).click();
    await expect(control(page, 'city')).toHaveValue('BERGAMO (BG)');
    await expect(control(page, 'street')).toHaveValue('CORSO ITALIA');
  },
);

test("the form asks for the house number of a street even if the street's name ends with that of a town", async ({
  page,
}) => {
  await open(page);
  await box(page).pressSequentially('via camillo cavour');
  await page.getByRole('option', { name: 'VIA CAMILLO CAVOUR, aggiungi il comune' }).click();
  await expect(box(page)).toHaveValue('VIA CAMILLO CAVOUR, ');
  await expect(box(page)).toBeFocused();
  await page.keyboard.type('alba');
  await expect(chosen(page, name)).toContainText('VIA CAMILLO CAVOUR, 12051 ALBA CN, ITALIA');
});

test.describe('autofill of an address', () => {
  test('if the autofilled address has one match, the search chooses and announces it, and asks for the missing parts', async ({
    page,
  }) => {
    await open(page);
    const person = giulia(
      undefined,
      livesAt(async () => {
        await control(page, 'email').focus();
        await fillIn(page, 'Corso Italia 5, Bergamo');
        await expect(card(page)).toContainText('Corso Italia, 5');
        await expect(said(page)).toContainText('Selezionato: CORSO ITALIA, 5, BERGAMO BG, ITALIA');
        await expect(control(page, 'email')).toBeFocused();
        await control(page, 'zip').selectOption('24122');
      }),
    );
    await person.fill(page);
    await go(page).click();
    await expect(title(page)).toHaveText('Il tuo viaggio');
  });

  test('if the autofilled address has several matches, the search announces them and leads to the list', async ({
    page,
  }) => {
    await open(page);
    await control(page, 'email').focus();
    await fillIn(page, 'Via Roma 1, Castro');
    const button = page.getByRole('button', { name: "Scegli l'indirizzo" });
    await expect(said(page)).toContainText("Scegli l'indirizzo");
    await look(page, 'several addresses');
    await button.click();
    await expect(rows(page)).toHaveText([
      'VIA ROMA, 1, 24063 CASTRO BG, ITALIA',
      'VIA ROMA, 1, 73030 CASTRO LE, ITALIA',
    ]);
    await rows(page).last().click();
    await expect(card(page)).toContainText('73030 Castro (LE)');
  });

  test(
    'autofill of an incomplete address shows its missing parts and prefills the manual form',
    thorough,
    async ({ page }) => {
      await open(page);
      await control(page, 'email').focus();
      await fillIn(page, 'Corso Italia 5');
      await expect(page.locator('.q-note')).toHaveText(
        'Aggiungi il comune dopo il numero, oppure scrivilo tu.',
      );
      await look(page, 'a filled in address without its town');
      await page.getByRole('button', { name: 'Compilazione manuale' }).click();
      await expect(control(page, 'street')).toHaveValue('Corso Italia');
      await expect(control(page, 'street_number')).toHaveValue('5');
      await expect(control(page, 'city')).toBeFocused();
    },
  );

  test('after autofill of an address, the late response to an older search is ignored', async ({
    page,
  }) => {
    const held: (() => void)[] = [];
    await page.route('**/address/search', async (route) => {
      if (route.request().postData()?.includes('CASTRO'))
        await new Promise<void>((done) => held.push(done));
      await route.continue();
    });
    await open(page);
    await control(page, 'email').focus();
    await fillIn(page, 'Via Roma 1, 24063 Castro');
    await expect.poll(() => held.length).toBe(1);
    await fillIn(page, 'Via Roma 1, Alba');
    await expect(card(page)).toContainText('12051 Alba');
    const answered = page.waitForResponse('**/address/search');
    for (const go of held) go();
    await answered;
    await expect(card(page)).toContainText('12051 Alba');
  });
});

test('an address that was typed but not chosen is chosen when the draft is restored', async ({
  page,
}) => {
  await open(page);
  await control(page, 'nome').fill(her.name);
  await expect
    .poll(() => draftOf(page))
    .toMatchObject({ contractor: { persona: { nome: her.name } } });
  const draft = await draftOf(page);
  if (!draft) throw new Error('The funnel kept no draft.');
  const { persona } = draft.contractor;
  const home = { ...Object(persona[name]), search: 'corso italia 5, 24122 bergamo' };
  const contractor = { ...draft.contractor, persona: { ...persona, [name]: home } };
  await putDraft(page, JSON.stringify({ ...draft, contractor }));
  await open(page);
  await expect(card(page)).toContainText('24122 Bergamo');
});
