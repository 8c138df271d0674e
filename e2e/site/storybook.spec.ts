import AxeBuilder from '@axe-core/playwright';
import { expect as baseExpect, type Page } from '@playwright/test';
import { test } from '../support/server/clock-test.ts';
import { lineIds } from '../support/server/lines.ts';
import { thorough } from '../support/thorough.ts';

// Tests Storybook as `npm start` serves it, with its own path and CSP. Each page and each frame starts a whole
// Storybook, which takes half a minute on a slow machine.

interface Entry {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly type: 'docs' | 'story';
}

const written = ['Inizia', 'Fondamenti', 'Temi', 'Parole', 'Incorporare', 'Accessibilità'];
const last = ['Il proprio back end', 'Ricette'];

test.describe.configure({ timeout: 300_000 });
const expect = baseExpect.configure({ timeout: 90_000 });

async function entries(page: Page): Promise<readonly Entry[]> {
  const index = await (await page.request.get('/storybook/index.json')).json();
  return Object.values(index.entries);
}

/**
 * Opens a documentation page. Expects that no content is missing and that the console contains no violation of the CSP.
 */
async function read(page: Page, { id }: Entry) {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|Failed to load/.test(message.text())) refused.push(message.text());
  });
  await page.goto(`/storybook/iframe.html?id=${encodeURIComponent(id)}&viewMode=docs`);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  expect(refused, id).toEqual([]);
}

/**
 * Expects that axe finds no violation in a page outside its frames. The frames show stories, which have their own axe
 * checks.
 */
async function breaksNoRule(page: Page, what: string) {
  const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze();
  const broken = violations.map(({ id, nodes }) => `${id}: ${nodes.map((one) => one.target)}`);
  expect(broken, what).toEqual([]);
}

async function propsOf(page: Page) {
  const rows = page.locator('.docblock-argstable-body > tr:has(> td:nth-child(2))');
  return rows.evaluateAll((all) =>
    all.map((row) => [
      row.children[0]?.textContent ?? '',
      row.children[1]?.firstElementChild?.textContent ?? '',
    ]),
  );
}

test('a visitor who opens /storybook/ from the landing page finds a component with a table of its props', async ({
  page,
}) => {
  await page.goto('/');
  await page
    .getByRole('navigation', { name: 'Per chi costruisce' })
    .getByRole('link', { name: 'Storybook' })
    .click();
  await expect(page).toHaveTitle(/Inizia/);
  await page.goto('/storybook/?path=/docs/ui-textinput--docs');
  const shown = page.frameLocator('#storybook-preview-iframe');
  await expect(shown.getByRole('heading', { level: 1, name: 'TextInput' })).toBeVisible();
  await expect(
    shown.getByText('The question, which is also the accessible name of the control.'),
  ).toBeVisible();
});

test(
  'text typed into the first story of a page also appears in the control of the table',
  thorough,
  async ({ page }) => {
    await page.goto('/storybook/iframe.html?id=ui-textinput--docs&viewMode=docs');
    const control = (prop: string) => page.locator(`.docblock-argstable textarea[id$="-${prop}"]`);
    const label = control('label');
    await label.fill('Cognome da nubile');
    const box = page.getByRole('textbox', { name: 'Cognome da nubile' }).first();
    await box.fill('Ferri');
    await expect(control('value')).toHaveValue('Ferri');
  },
);

test('after the story of the page after the quote request, the next story accepts answers', async ({
  page,
}) => {
  await page.goto('/storybook/iframe.html?id=wizard-sentpage--the-way-on&viewMode=story');
  await expect(page.getByRole('link', { name: 'Chiudi' })).toBeFocused();
  await page.evaluate(() => {
    const { __STORYBOOK_PREVIEW__: preview } = window as unknown as {
      readonly __STORYBOOK_PREVIEW__: {
        readonly channel: { emit(event: string, of: object): void };
      };
    };
    preview.channel.emit('setCurrentStory', {
      storyId: 'ui-yesno--prova',
      viewMode: 'story',
    });
  });
  const yes = page.getByRole('radio', { name: 'Sì' });
  await yes.click();
  await expect(yes).toBeChecked();
});

test('the hand-written pages pass axe @thorough', async ({ page }) => {
  const all = await entries(page);
  for (const title of [...written, ...last]) {
    const entry = all.find((one) => one.type === 'docs' && one.title === title);
    expect(entry, title).toBeDefined();
    if (!entry) continue;
    await read(page, entry);
    await breaksNoRule(page, title);
  }
});

for (const part of [0, 1, 2])
  test(`every component page describes its props and passes axe, part ${part + 1} @thorough`, async ({
    page,
  }) => {
    test.setTimeout(600_000);
    const docs = (await entries(page)).filter(
      ({ type, title }) => type === 'docs' && title.includes('/'),
    );
    expect(docs.length).toBeGreaterThan(50);
    for (const entry of docs.filter((_, at) => at % 3 === part)) {
      await read(page, entry);
      const silent = (await propsOf(page)).filter(
        ([, sentence]) => sentence === '' || sentence === '-',
      );
      expect(silent, entry.title).toEqual([]);
      await breaksNoRule(page, entry.title);
    }
  });

test('every line has a gallery whose screens show what their names say @thorough', async ({
  page,
}) => {
  const galleries = (await entries(page)).filter(({ title }) => title === 'Schermate/Per linea');
  expect(galleries).toHaveLength(lineIds.length);
  await page.setViewportSize({ width: 1400, height: 900 });
  // Turn off Storybook's own axe run: two runs at the same time fail.
  await page.goto(
    '/storybook/iframe.html?id=schermate-per-linea--bicicletta&viewMode=story&globals=a11y.manual:!true',
  );
  await expect(page.getByRole('heading', { level: 1, name: 'Bicicletta' })).toBeVisible();
  await breaksNoRule(page, 'a gallery');
  const screen = (title: string) => page.frameLocator(`iframe[title="${title}"]`);
  const second = page.getByRole('region', { name: 'Pagina 2' });
  for (const [state, shown] of [
    ['Errori', 'Controlla questi campi'],
    ['In attesa del server', 'Un attimino...'],
    ['Offline', 'Sei offline. I dati restano su questo dispositivo.'],
    ['Rifiutata dal server', 'Valore non valido'],
    ['Inviata', 'Come vorresti ricevere il tuo preventivo?'],
  ] as const) {
    await second.getByRole('heading', { name: state }).scrollIntoViewIfNeeded();
    const there = screen(`Pagina 2: ${state}, 390 px, chiaro`).getByText(shown).first();
    await expect(there).toBeVisible();
  }
  // The gallery unmounts a frame when it scrolls out of view.
  await expect(page.locator('iframe[title^="Pagina 1: Vuota"]')).toHaveCount(0);
});
