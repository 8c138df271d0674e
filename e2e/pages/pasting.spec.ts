import { expect, type Page } from '@playwright/test';
import { fieldErrors, messageOf } from '../support/pages/complaints.ts';
import { open } from '../support/pages/funnel.ts';
import { choose, control, go, title, typeOut } from '../support/pages/visitor.ts';
import { test } from '../support/server/travel-test.ts';
import { variant } from '../support/thorough.ts';

/** Pastes a text into the focused control, as the browser's menu does. */
async function paste(page: Page, name: string, text: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await control(page, name).focus();
  await page.keyboard.press('ControlOrMeta+V');
}

const dayOf = (page: Page) =>
  Promise.all(
    ['giorno', 'mese', 'anno'].map((part) => control(page, `data_nascita.${part}`).inputValue()),
  );

for (const [index, pasted] of [
  '27 marzo 1985',
  '27/03/1985',
  '27031985',
  '27-3-1985',
  '1985-03-27',
].entries())
  test(
    `a pasted '${pasted}' fills the three boxes of the birth date`,
    variant(index),
    async ({ page }) => {
      await open(page);
      await paste(page, 'data_nascita.giorno', pasted);
      await expect
        .poll(() => dayOf(page))
        .toEqual([expect.stringMatching(/^27$/), expect.stringMatching(/^0?3$/), '1985']);
      await page.keyboard.press('Tab');
      await go(page).click();
      await expect(fieldErrors(page)).not.toHaveCount(0);
      await expect.poll(() => messageOf(page, 'data_nascita')).toBe('');
    },
  );

for (const [index, typed] of ['27031985', '27/3/1985', '27 3 1985', '27.mar.1985'].entries())
  test(
    `'${typed}' typed into the day moves the focus to the next box by itself`,
    variant(index),
    async ({ page }) => {
      await open(page);
      await control(page, 'data_nascita.giorno').focus();
      await page.keyboard.type(typed);
      await page.keyboard.press('Tab');
      await expect.poll(() => dayOf(page)).toEqual(['27', expect.stringMatching(/^0?3$/), '1985']);
    },
  );

for (const [index, pasted] of [
  '+39 333 123 4567',
  '0039 333.123.4567',
  '333-123-4567',
  '3331234567',
].entries())
  test(
    `a pasted number '${pasted}' stays unchanged and is valid`,
    variant(index),
    async ({ page }) => {
      await open(page);
      await paste(page, 'cellulare', pasted);
      await expect(control(page, 'cellulare')).toHaveValue(pasted);
      await go(page).click();
      await expect(fieldErrors(page)).not.toHaveCount(0);
      await expect.poll(() => messageOf(page, 'cellulare')).toBe('');
    },
  );

test('autofilled values are valid, including a phone number with +39', async ({ page }) => {
  await open(page);
  await choose(page, 'sesso', '1');
  await choose(page, 'natoInItalia', 'true');
  await typeOut(page, 'comune_nascita', 'milano', 'MILANO (MI)');
  await typeOut(page, 'professione', 'impieg', 'Impiegato');
  // Simulate autofill, which sets the value and dispatches one event.
  await page.evaluate((filled) => {
    const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    for (const [token, value] of Object.entries(filled)) {
      const box = document.querySelector(`[autocomplete="${token}"]`);
      setter?.call(box, value);
      box?.dispatchEvent(new Event('input', { bubbles: true }));
      box?.dispatchEvent(new Event('change', { bubbles: true }));
    }
  }, autofilled);
  await expect(page.getByRole('group', { name: 'Indirizzo di residenza scelto' })).toContainText(
    'Via Verdi, 7',
  );
  await go(page).click();
  await expect(title(page)).toHaveText('Il tuo viaggio');
});

const autofilled = {
  'given-name': 'Giulia',
  'family-name': 'Ferri',
  'bday-day': '27',
  'bday-month': '3',
  'bday-year': '1985',
  'address-line1': 'Via Verdi 7, Assago',
  email: 'giulia.ferri@example.it',
  'tel-national': '+393331234567',
};
