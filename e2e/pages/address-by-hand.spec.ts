import { expect, type Page } from '@playwright/test';
import { complaints, messageOf } from '../support/pages/complaints.ts';
import { open, problem } from '../support/pages/funnel.ts';
import { look } from '../support/pages/looked-at.ts';
import { control, go, title, write } from '../support/pages/visitor.ts';
import { giulia } from '../support/people/people.ts';
import { startServer } from '../support/server/server.ts';
import { test } from '../support/server/travel-test.ts';
import { thorough, variant } from '../support/thorough.ts';

const name = 'indirizzoResidenza_SedeLegale';
const panel = (page: Page) => page.locator('.q-list-empty');
const byHand = (page: Page) => page.getByRole('button', { name: 'Compilazione manuale' });

/** A person whose address the search does not find, and who enters it by hand. */
const livesAt = (typed: string, shown: Readonly<Record<string, string>>) => ({
  stored: {},
  answers: {
    [name]: async (page: Page) => {
      await write(page, name, typed);
      await panel(page).getByText('La ricerca non risponde. Puoi scriverlo tu.').waitFor();
      await byHand(page).first().click();
      for (const [part, value] of Object.entries(shown))
        await expect(control(page, part)).toHaveValue(value);
    },
  },
});

const fail = (page: Page, call: string) =>
  page.route(`**/api/travel/${call}`, (route) => route.fulfill({ status: 500, json: {} }));

/** Makes the server reject the contractor once, with the given error code. */
const refuse = (page: Page, code: string, field?: string) =>
  page.route(
    '**/api/travel/contractor',
    (route) =>
      route.fulfill({
        status: 422,
        json: { status: 422, msg: code, obj: { success: false, error_code: code, field } },
      }),
    { times: 1 },
  );

test('after a failed address search, one press opens the manual form with the typed text', async ({
  page,
}) => {
  await fail(page, 'address/search');
  await open(page);
  const parts = { street: 'corso italia', street_number: '5', city: 'BERGAMO (BG)', zip: '24122' };
  await giulia(undefined, livesAt('corso italia 5, 24122 bergamo', parts)).fill(page);
  await go(page).click();
  await expect(title(page)).toHaveText('Il tuo viaggio');
});

test('a visitor completes the address by hand if neither the address search nor the postal codes are available', async ({
  page,
}) => {
  for (const call of ['address/search', 'location/findCap']) await fail(page, call);
  await open(page);
  const parts = { street: 'corso italia', street_number: '5', city: 'BERGAMO (BG)', zip: '24122' };
  await giulia(undefined, livesAt('corso italia 5, 24122 bergamo (bg)', parts)).fill(page);
  await go(page).click();
  await expect(title(page)).toHaveText('Il tuo viaggio');
});

const bollate = { street: 'via roma', street_number: '1', city: 'BOLLATE (MI)' };

for (const [index, [code, marked]] of (
  [
    ['CONTRACTOR_ADDRESS', name],
    ['CONTRACTOR_ADDRESS_NOT_FOUND', name],
    ['CONTRACTOR_STREET_NUMBER', 'street_number'],
    // The town has only one postal code, so the field was read-only before the rejection.
    ['CONTRACTOR_ZIP', 'zip'],
  ] as const
).entries())
  test(
    `if the server rejects a manual address with ${code}, the error shows at its control`,
    variant(index),
    async ({ page }) => {
      await open(page);
      await fail(page, 'address/search');
      await giulia(undefined, livesAt('via roma 1, bollate', bollate)).fill(page);
      await expect(page.getByText(/CAP 2\d{4}/)).toBeVisible();
      await refuse(page, code);
      await go(page).click();
      await complaints(page).first().click();
      await expect(page.locator(':focus')).toHaveAttribute('name', marked);
      await expect.poll(() => messageOf(page, marked)).toContain('Valore non valido');
      await expect(problem(page)).toHaveCount(0);
      await expect(page.getByText('Valore non valido', { exact: true })).toBeInViewport();
      // In such a low viewport the bar is not sticky. With a sticky bar, axe reports the covered content: it does not
      // know that scrolling uncovers it.
      await page.setViewportSize({ width: 390, height: 480 });
      await look(page, code);
    },
  );

test("a Venetian house number entered by hand is accepted by the form and the server if the broker's settings allow it", async ({
  page,
}) => {
  const server = await startServer({ ADDRESS_RULES: 'wide' });
  try {
    await page.route('**/travel/settings.json', (route) =>
      route.fulfill({ json: { addresses: 'wide' } }),
    );
    await page.goto(`${server.address}/travel/`);
    await fail(page, 'address/search');
    const parts = {
      street: 'dorsoduro',
      street_number: '3246',
      city: 'VENEZIA (VE)',
      zip: '30123',
    };
    await giulia(undefined, livesAt('dorsoduro 3246, 30123 venezia', parts)).fill(page);
    const checked = page.waitForResponse('**/api/travel/contractor');
    await go(page).click();
    expect((await checked).status()).toBe(200);
    await expect(title(page)).toHaveText('Il tuo viaggio');
  } finally {
    await server.remove();
  }
});

test(
  "if the broker's settings do not allow Venetian addresses, the street and the house number show errors",
  thorough,
  async ({ page }) => {
    await open(page);
    await fail(page, 'address/search');
    const parts = { street: 'dorsoduro', street_number: '3246' };
    await giulia(undefined, livesAt('dorsoduro 3246, 30123 venezia', parts)).fill(page);
    await go(page).click();
    await expect(complaints(page)).toHaveText(['Indirizzo non valido', 'Civico non valido']);
  },
);
