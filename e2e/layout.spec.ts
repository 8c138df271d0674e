import { expect, type Page } from '@playwright/test';
import { open } from './support/pages/funnel.ts';
import { choose, control, go, send, write } from './support/pages/visitor.ts';
import { arrive, test } from './support/server/travel-test.ts';

/** Shows as much of page 2 as there is: both days, a group, every error. */
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

/** Boxes whose text a telephone would enlarge, shaking the page. */
const smallText = (page: Page) =>
  page
    .locator('input, select, textarea')
    .evaluateAll((boxes) =>
      boxes
        .map((box) => ({ name: box.getAttribute('name'), size: getComputedStyle(box).fontSize }))
        .filter(({ size }) => Number.parseFloat(size) < 16),
    );

for (const width of [320, 390, 768, 1280])
  test(`no box has letters smaller than 16 px at ${width} px`, async ({ page, answered }) => {
    await page.setViewportSize({ width, height: 800 });
    await firstPage(page);
    expect(await smallText(page)).toEqual([]);
    await arrive(page, answered);
    await everything(page);
    expect(await smallText(page)).toEqual([]);
  });

/**
 * Everything a finger may aim at that is too small, or too near to another: 44 px either way, 8 px
 * apart; links in a text 24 px. A box counts with its label, which takes the press for it.
 */
function hardToHit(page: Page) {
  return page.evaluate(() => {
    const rectOf = (element: Element) => {
      const label = element.matches('input[type=radio], input[type=checkbox]')
        ? element.closest('label')
        : null;
      return (label ?? element).getBoundingClientRect();
    };
    const shown = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
    };
    const targets = [
      ...document.querySelectorAll('button, a[href], input, select, textarea, summary'),
    ]
      .filter((element) => shown(element) && !element.matches('[type=hidden]'))
      .map((element) => {
        const name = element.getAttribute('name') ?? element.textContent?.trim() ?? '';
        return { element, name, rect: rectOf(element) };
      });
    const small = targets.filter(({ element, rect }) => {
      const least = element.closest('p, .q-links') && element.matches('a') ? 24 : 44;
      return rect.height < least || rect.width < least;
    });
    const near = targets.flatMap((one, index) =>
      targets.slice(index + 1).flatMap((other) => {
        const [a, b] = [one.rect, other.rect];
        const apart = Math.max(
          Math.max(a.left, b.left) - Math.min(a.right, b.right),
          Math.max(a.top, b.top) - Math.min(a.bottom, b.bottom),
        );
        const floats = one.element.closest('.q-bar') !== other.element.closest('.q-bar');
        const nested =
          one.element.closest('label') === other.element.closest('label') &&
          one.element.closest('label');
        const inText = [one, other].every(({ element }) => element.closest('.q-links'));
        return apart < 8 && !floats && !nested && !inText
          ? [`${one.name} | ${other.name}: ${Math.round(apart)} px`]
          : [];
      }),
    );
    const sizes = small.map(
      ({ name, rect }) => `${name}: ${Math.round(rect.width)}x${Math.round(rect.height)}`,
    );
    return { small: sizes, near };
  });
}

test.describe('at 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('everything on page 1 can be hit by a finger', async ({ page }) => {
    await firstPage(page);
    expect(await hardToHit(page)).toEqual({ small: [], near: [] });
  });

  test('everything on page 2 can be hit by a finger', async ({ page, asker: _ }) => {
    await everything(page);
    await page.getByRole('button', { name: 'Passi' }).click();
    await expect(page.getByRole('button', { name: 'Modifica I tuoi dati' })).toBeVisible();
    expect(await hardToHit(page)).toEqual({ small: [], near: [] });
  });
});

/** How far the page reaches beyond its right edge. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const [words, size] of [
  ['320 px', { width: 320, height: 640 }],
  ['1280 px enlarged four times', { width: 320, height: 256 }],
] as const)
  test(`nothing has to be scrolled sideways at ${words}`, async ({ page, answered }) => {
    await page.setViewportSize(size);
    await firstPage(page);
    expect(await overflow(page)).toBe(0);
    await arrive(page, answered);
    await everything(page);
    expect(await overflow(page)).toBe(0);
    await page.getByRole('button', { name: 'Scegli dal calendario' }).first().click();
    await page.getByRole('grid').waitFor();
    expect(await overflow(page)).toBe(0);
    await page.goto('/');
    expect(await overflow(page)).toBe(0);
  });

test.describe('for who wants less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 390, height: 844 } });

  test('nothing moves for longer than a hundredth of a second, and the page jumps', async ({
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
