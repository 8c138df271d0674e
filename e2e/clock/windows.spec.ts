import { expect, type Page } from '@playwright/test';
import { complaints, fieldErrors, messageOf } from '../support/pages/complaints.ts';
import { open } from '../support/pages/funnel.ts';
import { choose, go, send, writeDay } from '../support/pages/visitor.ts';
import { arrive, test } from '../support/server/travel-test.ts';
import { thorough } from '../support/thorough.ts';

/** One month later is 28 February, because February has no 30th. */
const now = new Date('2027-01-30T10:00:00+01:00');

test.describe('on 30 January 2027', () => {
  test.beforeEach(async ({ page, answered }) => {
    await page.clock.setFixedTime(now);
    await arrive(page, answered, now.getTime());
  });

  test(
    'the form accepts only an expiry of the active policy between today and a month from today',
    thorough,
    async ({ page }) => {
      await choose(page, 'polizzaAttiva', 'true');
      await expect(page.getByText('Tra il 30/01/2027 e il 28/02/2027')).toBeVisible();
      const said = 'tra 30/01/2027 e 28/02/2027';
      const errorOn = errorsOf(page, 'scadenzaPolizza');
      await errorOn('2027-01-29', said);
      await errorOn('2027-01-30', '');
      await errorOn('2027-02-28', '');
      await errorOn('2027-03-01', said);
      await expect(
        complaints(page).getByText('Inserire una data tra 30/01/2027 e 28/02/2027', {
          exact: true,
        }),
      ).toBeVisible();
    },
  );

  test(
    'the form accepts only a trip that starts between tomorrow and a month from today',
    thorough,
    async ({ page }) => {
      await choose(page, 'tipo_viaggio', 'viaggioSingolo');
      const hint = 'Tra il 31/01/2027 e il 28/02/2027';
      await expect(page.getByText(hint)).toBeVisible();
      const errorOn = errorsOf(page, 'data_inizio');
      await errorOn('2027-01-30', 'Valore non valido');
      await errorOn('2027-01-31', '');
      await errorOn('2027-02-28', '');
      await errorOn('2027-03-01', 'Valore non valido');
      await expect(page.getByText('Una data tra il 31/01/2027 e il 28/02/2027')).toBeVisible();
      await expect(complaints(page).getByText('Indica la data di partenza')).toBeVisible();
    },
  );

  test(
    'the form accepts only a trip that ends between one day and one month after its start',
    thorough,
    async ({ page }) => {
      await choose(page, 'tipo_viaggio', 'viaggioSingolo');
      await expect(page.getByText('Scegli prima la partenza')).toBeVisible();
      await writeDay(page, 'data_inizio', '2027-02-10');
      await expect(page.getByText('Tra il 11/02/2027 e il 10/03/2027')).toBeVisible();
      const errorOn = errorsOf(page, 'data_fine');
      await errorOn('2027-02-11', '');
      await errorOn('2027-03-10', '');
      await errorOn('2027-03-11', 'Valore non valido');
    },
  );

  test('a date that does not exist is invalid', thorough, async ({ page }) => {
    await choose(page, 'tipo_viaggio', 'viaggioSingolo');
    await errorsOf(page, 'data_inizio')('2027-02-29', 'Controlla il giorno');
  });

  test('the shortcuts for the return date count from the departure date, and are missing without a departure date', async ({
    page,
  }) => {
    await choose(page, 'tipo_viaggio', 'viaggioSingolo');
    const back = page.getByRole('group', { name: 'Ritorno' });
    await expect(back.getByRole('button', { name: 'giorni' })).toHaveCount(0);
    await writeDay(page, 'data_inizio', '2027-02-10');
    await back.getByRole('button', { name: '7 giorni dopo', exact: true }).click();
    await expect.poll(() => written(page, 'data_fine')).toEqual(['17', '2', '2027']);
  });

  test("the calendar offers only valid days, and 'Domani' is one press away", async ({ page }) => {
    await choose(page, 'tipo_viaggio', 'viaggioSingolo');
    const start = page.getByRole('group', { name: 'Partenza' });
    await start.getByRole('button', { name: 'Domani' }).click();
    await expect.poll(() => written(page, 'data_inizio')).toEqual(['31', '1', '2027']);

    await start.getByRole('button', { name: 'Scegli dal calendario' }).click();
    await expect(start.locator('[data-day="2027-01-30"]')).toHaveAttribute('aria-disabled', 'true');
    await page.keyboard.press('PageDown');
    await expect(start.locator('[data-day="2027-02-28"]')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(start.getByRole('button', { name: 'Scegli dal calendario' })).toBeFocused();
    await expect.poll(() => written(page, 'data_inizio')).toEqual(['28', '2', '2027']);
  });
});

test('the form accepts only a contractor between 18 and 100 years of age', async ({ page }) => {
  await page.clock.setFixedTime(now);
  await open(page);
  await expect(page.getByText('tra 29/01/1927 e 29/01/2009')).toBeVisible();
  await go(page).click();
  await expect(fieldErrors(page)).not.toHaveCount(0);
  const refused = 'Data di nascita non valida (deve essere maggiorenne)';
  const errorOn = errorsOf(page, 'data_nascita');
  await errorOn('1927-01-28', refused);
  await errorOn('1927-01-29', '');
  await errorOn('2009-01-29', '');
  await errorOn('2009-01-30', refused);
});

test('a page left open over midnight updates its valid dates when it becomes visible', async ({
  page,
  answered,
}) => {
  await page.clock.setFixedTime(new Date('2027-01-30T23:58:00+01:00'));
  await arrive(page, answered, new Date('2027-01-30T23:50:00+01:00').getTime());
  await choose(page, 'polizzaAttiva', 'true');
  await expect(page.getByText('tra il 30/01/2027 e il 28/02/2027')).toBeVisible();
  await page.clock.setFixedTime(new Date('2027-01-31T00:02:00+01:00'));
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByText('tra il 31/01/2027 e il 28/02/2027')).toBeVisible();
});

test('a page left open over midnight validates input by the date at the press, and shows the valid dates of that day', async ({
  page,
  answered,
}) => {
  const before = new Date('2027-01-30T23:50:00+01:00');
  await page.clock.setFixedTime(before);
  await arrive(page, answered, before.getTime());
  await choose(page, 'polizzaAttiva', 'true');
  await writeDay(page, 'scadenzaPolizza', '2027-01-30');
  await page.clock.setFixedTime(new Date('2027-01-31T00:02:00+01:00'));
  await send(page).or(go(page)).click();
  const window = 'tra 31/01/2027 e 28/02/2027';
  await expect.poll(() => messageOf(page, 'scadenzaPolizza')).toContain(window);
});

/**
 * Returns a function that types a date, submits the page and expects the error at the field. Pass
 * '' as the error to expect none.
 */
function errorsOf(page: Page, name: string) {
  const press = send(page).or(go(page));
  return async (day: string, error: string) => {
    await writeDay(page, name, day);
    await press.click();
    const heading = page.getByRole('heading', { name: 'Controlla questi campi' });
    await expect(heading).toBeFocused();
    await expect.poll(() => messageOf(page, name)).toBe(error);
  };
}

function written(page: Page, name: string) {
  return Promise.all(
    ['giorno', 'mese', 'anno'].map((part) => page.locator(`[name="${name}.${part}"]`).inputValue()),
  );
}
