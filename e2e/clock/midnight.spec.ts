import { expect, type Locator } from '@playwright/test';
import { mandatory } from '../support/pages/consents.ts';
import { choose, control, option, unfold } from '../support/pages/visitor.ts';
import { arrive, test } from '../support/server/travel-test.ts';

/** The page opens at 22:30 and stays open past midnight. */
const evening = new Date('2027-01-30T22:30:00+01:00');
const midnight = new Date('2027-01-31T00:00:05+01:00');
const nextMidnight = new Date('2027-02-01T00:00:05+01:00');

test.describe('when the page detects midnight only at the press', () => {
  test.beforeEach(async ({ page, answered }) => {
    await page.clock.setFixedTime(evening);
    await arrive(page, answered, evening.getTime());
  });

  test('a radio button that is pressed first after midnight is selected', async ({ page }) => {
    const none = option(page, 'altriSinistri', 'false');
    await page.clock.setFixedTime(midnight);
    await press(none);
    await expect(none).toBeChecked();
  });

  test('a radio button selected with Space after midnight stays selected', async ({ page }) => {
    const none = option(page, 'altriSinistri', 'false');
    await none.focus();
    await page.clock.setFixedTime(midnight);
    await page.keyboard.press('Space');
    await expect(none).toBeChecked();
  });

  test('a consent ticked after midnight stays ticked, and so does another one ticked after the next midnight', async ({
    page,
  }) => {
    const [first, second] = mandatory.map((key) => control(page, key));
    if (!first || !second) throw new Error('There are no consents.');
    await page.clock.setFixedTime(midnight);
    await press(first);
    await expect(first).toBeChecked();
    await second.focus();
    await page.clock.setFixedTime(nextMidnight);
    await page.keyboard.press('Space');
    await expect(second).toBeChecked();
    await expect(first).toBeChecked();
  });

  test('a checkbox ticked after midnight stays ticked', async ({ page }) => {
    const luggage = option(page, 'tipo_copertura', 'bagaglio');
    await page.clock.setFixedTime(midnight);
    await press(luggage);
    await expect(luggage).toBeChecked();
  });

  test('a radio button on page 1 that is selected with Space after midnight stays selected', async ({
    page,
  }) => {
    await page.getByRole('button', { name: 'Indietro' }).click();
    await unfold(page);
    const abroad = option(page, 'natoInItalia', 'false');
    await abroad.focus();
    await page.clock.setFixedTime(midnight);
    await page.keyboard.press('Space');
    await expect(abroad).toBeChecked();
  });

  test('the first press after midnight updates the page to the valid dates of the new day', async ({
    page,
  }) => {
    await choose(page, 'polizzaAttiva', 'true');
    await expect(page.getByText('tra il 30/01/2027 e il 28/02/2027')).toBeVisible();
    await page.clock.setFixedTime(midnight);
    await press(option(page, 'altriSinistri', 'false'));
    await expect(page.getByText('tra il 31/01/2027 e il 28/02/2027')).toBeVisible();
  });
});

test("in a page that stays open past midnight, 'Domani' means the day after the new date", async ({
  page,
  answered,
}) => {
  await page.clock.install({ time: evening });
  await arrive(page, answered, evening.getTime());
  await choose(page, 'tipo_viaggio', 'viaggioSingolo');
  const start = page.getByRole('group', { name: 'Partenza' });
  await expect(page.getByText('tra il 31/01/2027 e il 28/02/2027')).toBeVisible();
  await page.clock.fastForward('01:30:05');
  await expect(page.getByText('tra il 01/02/2027 e il 28/02/2027')).toBeVisible();
  await start.getByRole('button', { name: 'Domani' }).click();
  await expect(control(page, 'data_inizio.giorno')).toHaveValue('1');
});

/** Clicks once. Playwright's `check()` would throw if the click had no effect, before the test's own assertion. */
async function press(box: Locator): Promise<void> {
  await box.click();
}
