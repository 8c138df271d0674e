import { expect, type Page } from '@playwright/test';
import { choose, control, option } from '../support/pages/visitor.ts';
import { test } from '../support/server/travel-test.ts';
import { variant } from '../support/thorough.ts';

const ages = (page: Page) => page.locator('[name^="eta_partecipanti."]');
const luggage = (page: Page) => option(page, 'tipo_copertura', 'bagaglio');
/** The delay from the last key until the fields for the ages appear, in milliseconds. */
const PAUSE = 300;

async function middle(page: Page): Promise<readonly [number, number]> {
  const box = await page.locator('.q-card', { has: luggage(page) }).boundingBox();
  if (!box) throw new Error('The card is not on the page.');
  return [box.x + box.width / 2, box.y + box.height / 2];
}

const depth = async (page: Page) => (await middle(page))[1] + (await page.evaluate(() => scrollY));

/** Clicks at a position. Then runs the timers that wait for the end of the press. */
async function press(page: Page, at: readonly [number, number]): Promise<void> {
  await page.mouse.click(...at);
  await page.clock.runFor(1);
}

const shifts = (page: Page) => page.evaluate(() => Reflect.get(window, 'shifts'));

test.beforeEach(async ({ page, asker: _ }) => {
  await page.setViewportSize({ width: 1280, height: 1400 });
  await choose(page, 'soggetti', 'gruppo');
  await control(page, 'numero_partecipanti').scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    Object.assign(window, { shifts: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (!Reflect.get(entry, 'hadRecentInput'))
          Object.assign(window, {
            shifts: Reflect.get(window, 'shifts') + Reflect.get(entry, 'value'),
          });
    }).observe({ type: 'layout-shift' });
  });
  // Wait until the animation of the fields that the choice has added ends.
  await expect
    .poll(() =>
      page
        .locator('.q-fields')
        .first()
        .evaluate((all) => all.getAnimations({ subtree: true }).length),
    )
    .toBe(0);
  await page.clock.install();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
});

test('a press that begins before the age fields appear selects the option that was under the pointer then', async ({
  page,
}) => {
  const at = await middle(page);
  await page.mouse.move(...at);
  await control(page, 'numero_partecipanti').pressSequentially('9');
  const before = await middle(page);
  await page.mouse.down();
  await page.clock.runFor(PAUSE + 1000);
  await expect(ages(page)).toHaveCount(9);
  expect(await middle(page)).toEqual(before);
  await page.mouse.up();
  await page.clock.runFor(1);
  await expect(luggage(page)).toBeChecked();
  await page.clock.runFor(1000);
  expect((await middle(page))[1]).toBeGreaterThan(before[1] + 50);
});

for (const [index, wait] of [0, 150, 380].entries())
  test(
    `a press ${wait} ms after the age fields appear selects the option that was under the pointer before`,
    variant(index),
    async ({ page }) => {
      const at = await middle(page);
      const before = await depth(page);
      await control(page, 'numero_partecipanti').pressSequentially('9');
      await page.clock.runFor(PAUSE + 10);
      await expect(ages(page)).toHaveCount(9);
      await page.clock.runFor(wait);
      await press(page, at);
      await expect(luggage(page)).toBeChecked();
      await page.clock.runFor(1000);
      expect(await depth(page)).toBeGreaterThan(before + 50);
      expect(await shifts(page)).toBe(0);
    },
  );

test('a press after the age fields have taken their place selects the option at its new place', async ({
  page,
}) => {
  const before = await depth(page);
  await control(page, 'numero_partecipanti').pressSequentially('9');
  await page.clock.runFor(PAUSE + 10);
  await expect(ages(page)).toHaveCount(9);
  await page.clock.runFor(1000);
  expect(await depth(page)).toBeGreaterThan(before + 50);
  await luggage(page).scrollIntoViewIfNeeded();
  await press(page, await middle(page));
  await expect(luggage(page)).toBeChecked();
  expect(await shifts(page)).toBe(0);
});

test('a keyboard user sees the age fields at once', async ({ page }) => {
  const before = await depth(page);
  await control(page, 'numero_partecipanti').pressSequentially('9');
  await page.clock.runFor(PAUSE + 10);
  await page.keyboard.press('Tab');
  expect(await depth(page)).toBeGreaterThan(before + 50);
});
