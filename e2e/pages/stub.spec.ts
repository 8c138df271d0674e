import { expect, type Page } from '@playwright/test';
import { complaints, summary } from '../support/pages/complaints.ts';
import { draftOf } from '../support/pages/draft.ts';
import { open } from '../support/pages/funnel.ts';
import { control, go, stub, title, unfold, write } from '../support/pages/visitor.ts';
import { foundHome, giulia } from '../support/people/people.ts';
import { test } from '../support/server/travel-test.ts';

const filled = (page: Page) =>
  page.getByText('Abbiamo compilato sesso, data e luogo di nascita: controllali').first();
const topOf = (page: Page, name: string) =>
  control(page, name).evaluate((one) => one.getBoundingClientRect().top);

async function writeCode(page: Page): Promise<void> {
  await control(page, 'codice_fiscale').click();
  await page.keyboard.type('DMCGLI85C67F205N');
  await filled(page).waitFor();
}

test('a visitor who types the fiscal code first completes the card with the name alone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page);
  await writeCode(page);
  await expect(stub(page)).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(stub(page)).toContainText('Donna, nata il 27 marzo 1985 a Milano');
  await expect(control(page, 'nome')).toBeFocused();
  await page.keyboard.type('Giulia');
  await page.keyboard.press('Tab');
  await page.keyboard.type("D'Amico");
  await page.keyboard.press('Tab');
  await expect(stub(page)).toContainText("Giulia D'Amico");
  await expect(control(page, 'indirizzoResidenza_SedeLegale')).toBeFocused();
  const persona = { nome: 'Giulia', sesso: '1', comune_nascita: 'MILANO (MI)' };
  await expect.poll(async () => (await draftOf(page))?.contractor.persona).toMatchObject(persona);
});

test('the questions fold after the press that leaves them has ended, and the pressed box stays where it is', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page);
  await writeCode(page);
  await write(page, 'nome', 'Giulia');
  await write(page, 'cognome', "D'Amico");
  await unfold(page);
  // Wait for the animations: on a slow machine, the page keeps the content below new questions in place while they
  // appear.
  const isMoving = () => page.evaluate(() => document.getAnimations().length);
  await expect.poll(isMoving).toBe(0);
  await control(page, 'email').evaluate((box) => box.scrollIntoView({ behavior: 'instant' }));
  await control(page, 'email').hover();
  await page.mouse.down();
  await expect(control(page, 'email')).toBeFocused();
  const before = await topOf(page, 'email');
  await expect(control(page, 'nome')).toBeVisible();
  await page.mouse.up();
  await expect(stub(page)).toBeVisible();
  await expect(control(page, 'email')).toBeFocused();
  expect(Math.abs((await topOf(page, 'email')) - before)).toBeLessThanOrEqual(1);
});

test('a press on «Continua» straight after the last question of the card is not lost', async ({
  page,
}) => {
  await open(page);
  await giulia().fill(page);
  await unfold(page);
  await write(page, 'nome', 'Anna');
  await go(page).click();
  await expect(title(page)).toHaveText('Il tuo viaggio');
  await page.getByRole('button', { name: 'Indietro' }).click();
  await expect(stub(page)).toContainText("Anna D'Amico");
});

test('a restored draft shows the card without a layout shift of the questions', async ({
  page,
}) => {
  await open(page);
  await giulia().fill(page);
  await expect(stub(page)).toBeVisible();
  await page.addInitScript(() => {
    Reflect.set(window, 'seen', false);
    new MutationObserver(() => {
      const name = document.querySelector<HTMLInputElement>('[name="nome"]');
      if (name?.value === 'Giulia') Reflect.set(window, 'seen', true);
    }).observe(document, { childList: true, subtree: true });
  });
  await page.reload();
  await expect(stub(page)).toBeVisible();
  const frames = await page.evaluate(() => Reflect.get(window, 'seen'));
  expect(frames).toBe(false);
});

test('an error of the summary that leads to a folded question unfolds the card', async ({
  page,
}) => {
  await open(page);
  await go(page).click();
  await expect(summary(page).getByRole('heading')).toBeFocused();
  await writeCode(page);
  await write(page, 'nome', 'Giulia');
  await write(page, 'cognome', "D'Amico");
  await control(page, 'indirizzoResidenza_SedeLegale').pressSequentially(foundHome.typed);
  await expect(stub(page)).toContainText("Giulia D'Amico");
  await complaints(page).getByText('Cognome non valido').click();
  await expect(control(page, 'cognome')).toBeFocused();
});
