import { expect, type Page } from '@playwright/test';
import { open } from '../support/pages/funnel.ts';
import { press } from '../support/pages/keyboard-navigation.ts';
import { choose, control, go, overflow, send } from '../support/pages/visitor.ts';
import { openRegistration } from '../support/people/accounts.ts';
import { lineIds } from '../support/server/lines.ts';
import { arrive, test } from '../support/server/travel-test.ts';

test.describe.configure({ mode: 'parallel' });
test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

const summary = (page: Page) => page.getByRole('heading', { name: 'Controlla questi campi' });

async function firstPageRefused(page: Page) {
  await open(page);
  await choose(page, 'natoInItalia', 'true');
  await go(page).click();
  await expect(summary(page)).toBeFocused();
}

async function secondPageRefused(page: Page) {
  await control(page, 'tipo_copertura').first().waitFor();
  await choose(page, 'tipo_viaggio', 'viaggioSingolo');
  await choose(page, 'soggetti', 'gruppo');
  await send(page).click();
  await expect(summary(page)).toBeFocused();
}

/** Returns the texts that an element with hidden overflow cuts off. */
const cutOff = (page: Page) =>
  page.locator('.q *').evaluateAll((all) =>
    all
      .filter((one) => {
        const { overflow, clipPath } = getComputedStyle(one);
        const isHidden = clipPath !== 'none' || !one.checkVisibility();
        if (isHidden || !/hidden|clip/.test(overflow) || !one.textContent?.trim()) return false;
        return one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1;
      })
      .map(({ className, textContent }) => `${className}: ${textContent}`),
  );

// The text spacing that a page must support by WCAG 1.4.12.
const SPACED = `* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
  p { margin-bottom: 2em !important }`;

test('larger text spacing cuts off no word and causes no horizontal scrolling', {
  tag: '@thorough',
}, async ({ page, answered }) => {
  await firstPageRefused(page);
  await page.addStyleTag({ content: SPACED });
  expect(await cutOff(page)).toEqual([]);
  await expect.poll(() => overflow(page)).toBe(0);
  await arrive(page, answered);
  await secondPageRefused(page);
  await page.addStyleTag({ content: SPACED });
  expect(await cutOff(page)).toEqual([]);
  await expect.poll(() => overflow(page)).toBe(0);
});

test('with text of 200 %, the button bar covers no content', { tag: '@thorough' }, async ({
  page,
  asker: _,
}) => {
  await page.addStyleTag({ content: 'html { font-size: 200% }' });
  await expect(page.locator('.q-bar')).toHaveCSS('position', 'static');
});

test('with text of 200 %, the button of the registration covers no consent', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 660 });
  await open(page);
  await page.addStyleTag({ content: 'html { font-size: 200% }' });
  await openRegistration(page);
  const dialog = page.getByRole('dialog', { name: 'Crea il tuo account' });
  const consent = dialog.locator('label').filter({ has: page.locator('[name="generale"]') });
  await consent.getByRole('checkbox').focus();
  const button = dialog.getByRole('button', { name: 'Crea un account' });
  const [its, over] = await Promise.all([consent.boundingBox(), button.boundingBox()]);
  expect((its?.y ?? 0) + (its?.height ?? 0)).toBeLessThan(over?.y ?? 0);
});

/**
 * Returns a description of the focused element if neither this element nor an element around it has a visible focus
 * ring.
 */
const ringless = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement;
    if (!at || at === document.body) return undefined;
    const around = [at, at.parentElement, at.closest('label'), at.closest('.q-plate')];
    const isDrawn = around.some((one) => {
      const { outlineStyle, outlineWidth, outlineColor } = one ? getComputedStyle(one) : {};
      if (!outlineStyle || outlineStyle === 'none') return false;
      return (
        Number.parseFloat(outlineWidth ?? '') >= 2 && !/^rgba.*, 0\)$/.test(outlineColor ?? '')
      );
    });
    return isDrawn ? undefined : `${at.localName} ${at.getAttribute('name') ?? at.textContent}`;
  });

for (const [words, media] of [
  ['light', { colorScheme: 'light' }],
  ['the dark', { colorScheme: 'dark' }],
  ['the colours of the system', { forcedColors: 'active' }],
] as const)
  test(`in ${words} a focus ring marks every focused control`, {
    tag: '@thorough',
  }, async ({ page, answered }) => {
    await page.emulateMedia(media);
    const walk = async (last: string) => {
      const without: string[] = [];
      for (let stops = 0; stops < 120; stops += 1) {
        const { name } = await press(page, 'Tab');
        const found = await ringless(page);
        if (found) without.push(found);
        if (name === last) return without;
      }
      throw new Error(`Tab never came to ${last}`);
    };
    await firstPageRefused(page);
    expect(await walk('Continua')).toEqual([]);
    await arrive(page, answered);
    await secondPageRefused(page);
    expect(await walk('Richiedi il preventivo')).toEqual([]);
  });

/** Returns the type, autofill token, input mode and Enter key hint of each text box. */
const told = (page: Page) =>
  page
    .locator('main')
    .locator('input:not([type=radio], [type=checkbox]), select')
    .evaluateAll((boxes) =>
      Object.fromEntries(
        boxes.map((box) => [
          box.getAttribute('name'),
          ['type', 'autocomplete', 'inputmode', 'enterkeyhint']
            .map((name) => box.getAttribute(name) ?? '–')
            .join(' '),
        ]),
      ),
    );

test('each text box of page 1 declares its autofill token and its input mode', {
  tag: '@thorough',
}, async ({ page }) => {
  await open(page);
  await choose(page, 'natoInItalia', 'true');
  await control(page, 'comune_nascita').waitFor();
  await expect
    .poll(() => told(page))
    .toEqual({
      nome: 'text given-name – next',
      cognome: 'text family-name – next',
      codice_fiscale: 'text off – next',
      'data_nascita.giorno': 'text bday-day numeric next',
      'data_nascita.mese': 'text bday-month numeric next',
      'data_nascita.anno': 'text bday-year numeric next',
      comune_nascita: 'text off – next',
      indirizzoResidenza_SedeLegale: 'text address-line1 – next',
      email: 'email email email next',
      cellulare: 'tel tel-national tel next',
      professione: 'text organization-title – next',
    });
  await page.goto('/pets/');
  await choose(page, 'tipoPersona', 'giuridica');
  await control(page, 'pIva').waitFor();
  await expect
    .poll(() => told(page))
    .toEqual({
      nomeAzienda: 'text organization – next',
      pIva: 'text off numeric next',
      ragioneSociale: 'text off – next',
      indirizzoResidenza_SedeLegale: 'text address-line1 – next',
      nome: 'text given-name – next',
      cognome: 'text family-name – next',
      email: 'email work email email next',
      cellulare: 'tel work tel-national tel next',
    });
});

test('page 1 of every line loads without a layout shift', { tag: '@thorough' }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    Reflect.set(window, 'shift', 0);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (!Reflect.get(entry, 'hadRecentInput'))
          Reflect.set(window, 'shift', Reflect.get(window, 'shift') + Reflect.get(entry, 'value'));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/');
  const lines = await page
    .locator('[data-line]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-line')));
  expect(lines.toSorted()).toEqual(lineIds);
  for (const line of lines) {
    await page.goto(`/${line}/`);
    await control(page, line && (await control(page, 'nome').count()) ? 'nome' : 'tipoPersona')
      .first()
      .focus();
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => Reflect.get(window, 'shift')), `${line}`).toBeLessThan(0.02);
  }
});
