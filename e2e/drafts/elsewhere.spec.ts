import { expect, type Page } from '@playwright/test';
import { open } from '../support/pages/funnel.ts';
import { choose, control, option, title } from '../support/pages/visitor.ts';
import { test } from '../support/server/travel-test.ts';

const note = (page: Page) => page.getByText('Riprendiamo da dove eri.');
const press = (page: Page, name: string) => page.getByRole('button', { name }).click();

/** Creates a link to continue on another device. Returns the link from the mail that the page prepares. */
async function mailedLink(page: Page): Promise<string> {
  await press(page, 'Continua su un altro dispositivo');
  await press(page, 'Prepara il link');
  const mail = await page.getByRole('link', { name: 'Scrivimelo per email' }).getAttribute('href');
  const body = new URL(mail ?? '').searchParams.get('body') ?? '';
  return /http\S+#riprendi=\S+/.exec(body)?.[0] ?? '';
}

test('a visitor who starts on a phone continues on a computer, and the link works only once', async ({
  page,
  browser,
  asker,
}) => {
  const asked: string[] = [];
  await choose(page, 'tipo_viaggio', 'viaggioSingolo');
  page.on('request', (request) => asked.push(request.url() + (request.postData() ?? '')));
  const link = await mailedLink(page);
  const key = link.slice(link.lastIndexOf('/') + 1);
  expect(key).toHaveLength(43);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const elsewhere = await browser.newContext();
  const computer = await elsewhere.newPage();
  computer.on('request', (request) => asked.push(request.url() + (request.postData() ?? '')));
  await computer.goto(link);
  await expect(title(computer)).toHaveText('I tuoi dati');
  await expect(computer.getByRole('dialog')).toBeVisible();
  expect(new URL(computer.url()).hash).toBe('');
  await press(computer, 'Riprendi qui');
  await expect(title(computer)).toHaveText('Il tuo viaggio');
  await expect(title(computer)).toBeFocused();
  await expect(note(computer)).toBeVisible();
  await expect(option(computer, 'tipo_viaggio', 'viaggioSingolo')).toBeChecked();
  await press(computer, 'Indietro');
  await expect(control(computer, 'email')).toHaveValue(asker.email);
  // The two pages have sent no HTTP request that contains the link's key.
  expect(asked.join()).not.toContain(key);
  await elsewhere.close();

  const again = await (await browser.newContext()).newPage();
  await again.goto(link);
  await press(again, 'Riprendi qui');
  await expect(
    again.getByRole('dialog', { name: 'Il link è già stato usato o è scaduto' }),
  ).toBeVisible();
  await press(again, 'Comincia da qui');
  await expect(control(again, 'nome')).toHaveValue('');
  await again.context().close();
});

test('before a handoff link replaces the draft of this device, the page asks the visitor, and Esc keeps the draft', async ({
  page,
  browser,
  asker: _,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const link = await mailedLink(page);
  const elsewhere = await browser.newContext();
  const computer = await elsewhere.newPage();
  await open(computer);
  await control(computer, 'nome').fill('Anna');
  await control(computer, 'cognome').focus();
  await computer.goto('about:blank');
  await computer.goto(link);
  await expect(computer.getByText(/Qui c'è già un preventivo iniziato/)).toBeVisible();
  await computer.keyboard.press('Escape');
  await expect(control(computer, 'nome')).toHaveValue('Anna');
  await expect(computer.getByRole('dialog')).toHaveCount(0);
  // Open the link a second time in this tab.
  await computer.goto(link);
  await press(computer, 'Riprendi qui');
  await expect(title(computer)).toHaveText('Il tuo viaggio');
  await expect(note(computer)).toBeVisible();
  await elsewhere.close();
});
