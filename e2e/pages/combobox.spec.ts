import { expect, type Page } from '@playwright/test';
import { draftOf } from '../support/pages/draft.ts';
import { open } from '../support/pages/funnel.ts';
import { choose, chosen, control, go } from '../support/pages/visitor.ts';
import { test } from '../support/server/clock-test.ts';
import { thorough } from '../support/thorough.ts';

/** Opens page 1 and answers a question: the options of the comboboxes load after the first interaction. */
async function begin(page: Page): Promise<void> {
  await open(page);
  await choose(page, 'natoInItalia', 'true');
}

const list = (page: Page, name: string) => page.locator(`.q-combo:has([name="${name}"]) .q-list`);
const personOf = async (page: Page) => (await draftOf(page))?.contractor.persona;

/** Returns how many px of the open list are outside the viewport or behind the bar with the submit button. */
function hidden(page: Page, name: string) {
  return list(page, name)
    .filter({ visible: true })
    .evaluate((shown) => {
      const { top, bottom } = shown.getBoundingClientRect();
      const bar = document.querySelector('.q-bar')?.getBoundingClientRect();
      const { offsetTop, height } = window.visualViewport ?? { offsetTop: 0, height: innerHeight };
      const over = bar ? Math.min(bottom, bar.bottom) - Math.max(top, bar.top) : 0;
      const out = Math.max(0, offsetTop - top, bottom - offsetTop - height, over);
      return { out: Math.round(out), fits: bottom - top >= 100 };
    });
}
const inSight = { out: 0, fits: true };

const activeIsSeen = (page: Page, name: string) =>
  control(page, name).evaluate((box) => {
    const active = document.getElementById(box.getAttribute('aria-activedescendant') ?? '');
    const [own, around] = [active, active?.parentElement].map((one) =>
      one?.getBoundingClientRect(),
    );
    return own && around && own.top >= around.top && own.bottom <= around.bottom + 1;
  });

test.describe('with a 400 ms pause after each key', () => {
  test(
    'a typed profession and municipality are replaced by the official names, on Tab and on a press elsewhere',
    thorough,
    async ({ page }) => {
      await begin(page);
      const birthplace = control(page, 'comune_nascita');
      await birthplace.pressSequentially('campobasso', { delay: 400 });
      await expect(birthplace).toHaveValue('campobasso');
      await expect(chosen(page, 'comune_nascita')).toHaveText('CAMPOBASSO (CB)');
      await expect.poll(() => personOf(page)).toMatchObject({ comune_nascita: 'CAMPOBASSO (CB)' });
      await birthplace.press('Tab');
      await expect(birthplace).toHaveValue('CAMPOBASSO (CB)');

      const profession = control(page, 'professione');
      await profession.pressSequentially('impiegato', { delay: 400 });
      await expect(profession).toHaveValue('impiegato');
      await go(page).click();
      await expect(profession).toHaveValue('Impiegato');
      await expect.poll(() => personOf(page)).toMatchObject({ professione: 'impiegato' });
    },
  );
});

test('while the visitor composes text with an IME, the combobox does not overwrite the text', async ({
  page,
}) => {
  await begin(page);
  const profession = control(page, 'professione');
  await profession.focus();
  const phone = await page.context().newCDPSession(page);
  for (const text of ['im', 'impie', 'impiegat', 'impiegato']) {
    const at = { selectionStart: text.length, selectionEnd: text.length };
    await phone.send('Input.imeSetComposition', { text, ...at });
    await expect(profession).toHaveValue(text);
  }
  await expect(chosen(page, 'professione')).toHaveText('Impiegato');
  await expect(profession).toHaveValue('impiegato');
  await go(page).click();
  await expect(profession).toHaveValue('Impiegato');
});

test('the list finds a town with a two-letter name, and a town typed in full gets its official name', async ({
  page,
}) => {
  await begin(page);
  const birthplace = control(page, 'comune_nascita');
  for (const [typed, value] of [
    ['re', 'RE (VB)'],
    ['Milano (mi)', 'MILANO (MI)'],
    ['forli (fc)', 'FORLÌ (FC)'],
  ] as const) {
    await birthplace.fill('');
    await birthplace.pressSequentially(typed);
    await birthplace.press('Tab');
    await expect(birthplace).toHaveValue(value);
  }
});

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
])
  test.describe(`at ${viewport.width} by ${viewport.height}`, () => {
    test.use({ viewport });

    test('the open list of the last field and its active option are fully visible', async ({
      page,
    }) => {
      await begin(page);
      const profession = control(page, 'professione');
      await profession.click();
      await expect(list(page, 'professione')).toBeVisible();
      await expect.poll(() => hidden(page, 'professione')).toEqual(inSight);
      for (let option = 0; option < 12; option += 1) {
        await page.keyboard.press('ArrowDown');
        await expect.poll(() => activeIsSeen(page, 'professione')).toBe(true);
        await expect.poll(() => hidden(page, 'professione')).toEqual(inSight);
      }
    });

    test("a press on 'Continua' next to an open list submits the page and chooses no option", async ({
      page,
    }) => {
      await begin(page);
      const profession = control(page, 'professione');
      await profession.pressSequentially('i');
      await expect(list(page, 'professione')).toBeVisible();
      await go(page).click();
      await expect(page.getByRole('heading', { name: 'Controlla questi campi' })).toBeFocused();
      await expect(profession).toHaveValue('i');
      await expect(profession).toHaveAttribute('aria-expanded', 'false');
    });

    test('Tab in an open list moves to the next control', async ({ page }) => {
      await begin(page);
      const profession = control(page, 'professione');
      await profession.click();
      await expect(list(page, 'professione')).toBeVisible();
      await page.keyboard.press('Home');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Tab');
      await expect(page.locator('summary', { hasText: 'Professione' })).toBeFocused();
      await expect(profession).toHaveAttribute('aria-expanded', 'false');
      await expect(profession).toHaveValue('');
    });
  });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test('on a phone, the list fits above the on-screen keyboard', async ({ page }) => {
    await begin(page);
    await control(page, 'professione').tap();
    await expect(list(page, 'professione')).toBeVisible();
    // The test browser has no on-screen keyboard. Simulate the viewport of a phone with an open keyboard, and the box
    // in the middle.
    await control(page, 'professione').evaluate((box) => {
      const view = window.visualViewport;
      const { top, bottom } = box.getBoundingClientRect();
      const height = innerHeight / 2;
      const offsetTop = (top + bottom - height) / 2;
      for (const [name, value] of Object.entries({ height, offsetTop }))
        Object.defineProperty(view, name, { get: () => value, configurable: true });
      view?.dispatchEvent(new Event('resize'));
    });
    await expect.poll(() => hidden(page, 'professione')).toEqual(inSight);
  });

  test('the list fits into the visible part of a zoomed page', async ({ page }) => {
    await begin(page);
    await control(page, 'professione').tap();
    await expect(list(page, 'professione')).toBeVisible();
    const phone = await page.context().newCDPSession(page);
    await phone.send('Emulation.setPageScaleFactor', { pageScaleFactor: 1.6 });
    await control(page, 'professione').evaluate((box) => box.scrollIntoView({ block: 'center' }));
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => hidden(page, 'professione')).toEqual(inSight);
  });
});
