import { expect } from '@playwright/test';
import { mandatory } from '../support/pages/consents.ts';
import { choose, pick, write } from '../support/pages/visitor.ts';
import { foundHome } from '../support/people/people.ts';
import { test } from './quiet.ts';

test("a visitor of the template's form finds their address, and the form sends it with the consents", async ({
  page,
}) => {
  await page.goto('/');
  await write(page, 'nome', 'Giulia');
  await pick(page, 'casa', foundHome.typed, foundHome.taken);
  for (const key of mandatory) await choose(page, key, 'true');
  // This route replaces the server of the project that contains the form.
  await page.route('**/richieste', (route) => route.fulfill({ body: 'ok' }));
  const sent = page.waitForRequest('**/richieste');
  await page.getByRole('button', { name: 'Invia' }).click();

  expect((await sent).postDataJSON()).toMatchObject({
    nome: 'Giulia',
    casa: { street: 'CORSO ITALIA', city: 'BERGAMO (BG)' },
    consensi: { ivass: true, cgu: true, generale: true },
  });
  await expect(page.getByText('Grazie Giulia')).toBeVisible();
});
