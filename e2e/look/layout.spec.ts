import { expect, type Page } from '@playwright/test';
import { hardToHit } from '../support/environments/targets.ts';
import { open } from '../support/pages/funnel.ts';
import { choose, control, go, overflow, send, write } from '../support/pages/visitor.ts';
import { rossi } from '../support/people/brokers.ts';
import { arrive, test } from '../support/server/travel-test.ts';
import { variant } from '../support/thorough.ts';

/** Answers page 2 so that it shows as much content as possible: both dates, a group of travellers, every error. */
async function everything(page: Page): Promise<void> {
  await control(page, 'tipo_copertura').first().waitFor();
  await choose(page, 'polizzaAttiva', 'true');
  await choose(page, 'tipo_viaggio', 'viaggioSingolo');
  await choose(page, 'soggetti', 'gruppo');
  await write(page, 'numero_partecipanti', '4');
  await control(page, 'eta_partecipanti.4').waitFor();
  await send(page).click();
  await expect(page.getByRole('heading', { name: 'Controlla questi campi' })).toBeFocused();
}

async function firstPage(page: Page): Promise<void> {
  await open(page);
  await choose(page, 'natoInItalia', 'false');
  await control(page, 'stato_nascita').waitFor();
  await page.getByRole('button', { name: 'Compilazione manuale' }).click();
  await go(page).click();
  await expect(page.getByRole('heading', { name: 'Controlla questi campi' })).toBeFocused();
}

/** Returns the text boxes with a font size below 16 px. iOS zooms into such a box on focus. */
const smallText = (page: Page) =>
  page
    .locator('input, select, textarea')
    .evaluateAll((boxes) =>
      boxes
        .map((box) => ({ name: box.getAttribute('name'), size: getComputedStyle(box).fontSize }))
        .filter(({ size }) => Number.parseFloat(size) < 16),
    );

for (const [index, width] of [390, 320, 768, 1280].entries())
  test(
    `no text box has text smaller than 16 px at ${width} px`,
    variant(index),
    async ({ page, answered }) => {
      await page.setViewportSize({ width, height: 800 });
      await firstPage(page);
      expect(await smallText(page)).toEqual([]);
      await arrive(page, answered);
      await everything(page);
      expect(await smallText(page)).toEqual([]);
    },
  );

const many = { broker: rossi, languages: ['it', 'en'] };

for (const [width, most] of [
  [390, 300],
  [1280, 330],
] as const)
  test(`page 1 begins at the top of the window at ${width} px, also with a telephone and two languages`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.route('**/settings.json', (route) => route.fulfill({ json: many }));
    await open(page);
    await expect(page.getByRole('button', { name: 'English' })).toBeVisible();
    const { y = most } =
      (await page.getByRole('main').getByRole('textbox').first().boundingBox()) ?? {};
    expect(y).toBeLessThanOrEqual(most);
  });

/**
 * The result of `hardToHit` if every touch target is large enough and has enough distance. The tests poll for it,
 * because new questions move until their animation ends.
 */
const everythingHit = { small: [], near: [] };

test.describe('at 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('every target on page 1 is large enough for touch', async ({ page }) => {
    await firstPage(page);
    await expect.poll(() => hardToHit(page)).toEqual(everythingHit);
  });

  test('every target on page 2 is large enough for touch', async ({ page, asker: _ }) => {
    await everything(page);
    await page.getByRole('button', { name: 'Passo 2 di 2' }).click();
    await page
      .getByRole('main')
      .getByText(/^Rivedi le tue risposte/)
      .click();
    await expect(page.getByRole('button', { name: 'Modifica I tuoi dati' })).toBeVisible();
    await expect.poll(() => hardToHit(page)).toEqual(everythingHit);
  });
});

for (const [index, [words, size]] of (
  [
    ['320 px', { width: 320, height: 640 }],
    ['1280 px enlarged four times', { width: 320, height: 256 }],
    // On Windows the scroll bar takes 15 px of the window's width.
    ['1280 px enlarged four times, less the scroll bar', { width: 305, height: 256 }],
  ] as const
).entries())
  test(
    `the page never scrolls sideways at ${words}`,
    variant(index),
    async ({ page, answered }) => {
      await page.setViewportSize(size);
      await firstPage(page);
      await expect.poll(() => overflow(page)).toBe(0);
      await arrive(page, answered);
      await everything(page);
      await expect.poll(() => overflow(page)).toBe(0);
      await page.getByRole('button', { name: 'Scegli dal calendario' }).first().click();
      await page.getByRole('grid').waitFor();
      await expect.poll(() => overflow(page)).toBe(0);
      await page.goto('/');
      await expect.poll(() => overflow(page)).toBe(0);
    },
  );

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 390, height: 844 } });

  test('with reduced motion, no animation takes longer than 10 ms, and the page jumps instead of scrolling', async ({
    page,
    asker: _,
  }) => {
    await page.evaluate(() => {
      const moving: string[] = [];
      Reflect.set(window, 'moving', moving);
      const note = ({ target }: Event) => {
        const longest = Math.max(
          ...document
            .getAnimations()
            .map(({ effect }) => Number(effect?.getComputedTiming().duration) || 0),
        );
        if (longest > 10)
          moving.push(`${target instanceof Element ? target.className : ''}: ${longest} ms`);
      };
      addEventListener('animationstart', note, true);
      addEventListener('transitionrun', note, true);
    });
    await everything(page);
    await page.getByRole('button', { name: 'Indietro' }).click();
    await go(page).waitFor();
    expect(await page.evaluate(() => Reflect.get(window, 'moving'))).toEqual([]);
    const smooth = await page.evaluate(
      () =>
        [...document.querySelectorAll('*')].filter(
          (element) => getComputedStyle(element).scrollBehavior === 'smooth',
        ).length,
    );
    expect(smooth).toBe(0);
  });
});
