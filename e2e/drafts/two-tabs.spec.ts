import { expect, type Page } from '@playwright/test';
import { consent } from '../support/pages/consents.ts';
import { draftOf } from '../support/pages/draft.ts';
import { open, question, sendIt } from '../support/pages/funnel.ts';
import { choose, control, option, title, write } from '../support/pages/visitor.ts';
import { trip } from '../support/people/trips.ts';
import { requestsOf } from '../support/server/database.ts';
import { openOnPage } from '../support/server/line-drafts.ts';
import { test } from '../support/server/travel-test.ts';
import { thorough } from '../support/thorough.ts';

const note = (page: Page) => page.getByText("Hai modificato questi dati in un'altra scheda.");
const takeOther = (page: Page) =>
  page.getByRole('button', { name: "Usa i dati dell'altra scheda" });

async function secondTab(page: Page, line = 'travel'): Promise<Page> {
  const second = await page.context().newPage();
  await second.goto(`/${line}/`);
  await title(second).waitFor();
  return second;
}

test('two tabs keep their answers separate, and a quote request in one tab keeps the draft of the other', async ({
  page,
  asker,
}) => {
  await trip().fill(page);
  await expect.poll(async () => (await draftOf(page))?.idempotencyKey).toBeTruthy();
  const second = await secondTab(page);
  await choose(second, 'destinazione', 'italia');
  await expect(note(page)).toBeVisible();
  await consent(page);
  await sendIt(page);
  await expect(question(page)).toBeVisible();
  expect(requestsOf(asker.email)).toHaveLength(1);
  await second.reload();
  await expect(option(second, 'destinazione', 'italia')).toBeChecked();
});

test('a tab takes over the answers of another tab only when the visitor accepts them', async ({
  page,
  asker: _,
}) => {
  await choose(page, 'destinazione', 'europa');
  await expect.poll(async () => (await draftOf(page))?.product.destinazione).toBe('europa');
  const second = await secondTab(page);
  await choose(second, 'destinazione', 'italia');
  await expect(note(page)).toBeVisible();
  await expect(option(page, 'destinazione', 'europa')).toBeChecked();
  await takeOther(page).click();
  await expect(option(page, 'destinazione', 'italia')).toBeChecked();
  // Both tabs have the same draft now, so each tab offers the changes of the other tab.
  await choose(page, 'destinazione', 'mondoEsclusoUsaCanada');
  await expect(note(second)).toBeVisible();
  await expect(option(second, 'destinazione', 'italia')).toBeChecked();
});

test(
  'after a reload, each of two tabs on page 1 restores its own input',
  thorough,
  async ({ page }) => {
    await open(page);
    await write(page, 'nome', 'Anna');
    await expect.poll(async () => (await draftOf(page))?.contractor.persona.nome).toBe('Anna');
    const second = await secondTab(page);
    await expect(control(second, 'nome')).toHaveValue('Anna');
    await write(second, 'nome', 'Bruno');
    await expect(note(page)).toBeVisible();
    await write(page, 'cognome', 'Neri');
    await page.reload();
    await expect(control(page, 'nome')).toHaveValue('Anna');
    await expect(control(page, 'cognome')).toHaveValue('Neri');
    await second.reload();
    await expect(control(second, 'nome')).toHaveValue('Bruno');
    await expect(control(second, 'cognome')).toHaveValue('');
  },
);

test(
  'in the microcar line, a tab keeps its own answers after a reload, although another tab has changed them',
  thorough,
  async ({ page, answered }) => {
    await openOnPage(page, answered, { line: 'microcar', page: 2 });
    await choose(page, 'tipoSpecificoVeicolo', 'microcar');
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('persist:microcar')))
      .toContain('microcar"');
    const second = await secondTab(page, 'microcar');
    await choose(second, 'tipoSpecificoVeicolo', 'quadriciclo');
    await expect(note(page)).toBeVisible();
    await expect(option(page, 'tipoSpecificoVeicolo', 'microcar')).toBeChecked();
    await page.reload();
    await expect(option(page, 'tipoSpecificoVeicolo', 'microcar')).toBeChecked();
  },
);
