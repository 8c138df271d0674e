import { expect, type Page } from '@playwright/test';
import { consent } from './support/pages/consents.ts';
import { draftOf } from './support/pages/draft.ts';
import { open, question, sendIt, thanks } from './support/pages/funnel.ts';
import { choose, control, send, title, write } from './support/pages/visitor.ts';
import { trip } from './support/people/trips.ts';
import { requestsOf } from './support/server/database.ts';
import { test } from './support/server/travel-test.ts';

const outdated = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'Questa pagina è stata aggiornata.' });

/** Nothing is prefetched, and from now on no chunk can be had. */
async function withoutChunks(page: Page) {
  await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404, body: '' }));
}

test('a page whose chunks are gone offers a reload, which keeps the answers', async ({ page }) => {
  await open(page);
  await withoutChunks(page);
  await write(page, 'nome', 'Giulia');
  await expect(outdated(page)).toBeVisible();
  await expect(control(page, 'nome')).toHaveValue('Giulia');
  await page.unroute('**/assets/*.js');
  await outdated(page).getByRole('button', { name: 'Ricarica' }).click();
  await expect(outdated(page)).toHaveCount(0);
  await expect(control(page, 'nome')).toHaveValue('Giulia');
});

test('a reload during the final question brings it back, and sends nothing again', async ({
  page,
  asker,
}) => {
  await trip('singolaPersona', 'polizzaAnnuale').fill(page);
  await consent(page);
  await sendIt(page);
  await page.reload();
  await question(page).getByRole('button', { name: 'Via email' }).click();
  await expect(thanks(page)).toBeVisible();
  expect(requestsOf(asker.email)).toMatchObject([{ recall: 'email' }]);
  await page.reload();
  await expect(title(page)).toHaveText('I tuoi dati');
});

test('two tabs keep their answers apart, and a request of one leaves the draft of the other', async ({
  page,
  context,
  asker,
}) => {
  await trip().fill(page);
  await expect.poll(async () => (await draftOf(page))?.idempotencyKey).toBeTruthy();
  const second = await context.newPage();
  await open(second);
  await choose(second, 'destinazione', 'italia');
  await expect(page.getByText("Hai modificato questi dati in un'altra scheda.")).toBeVisible();
  await consent(page);
  await send(page).click();
  await expect(question(page)).toBeVisible();
  expect(requestsOf(asker.email)).toHaveLength(1);
  await second.reload();
  await expect(second.locator('[name=destinazione][value=italia]')).toBeChecked();
});

test('a translated page keeps no stale words', async ({ page, asker: _ }) => {
  await page.evaluate(translate);
  await trip('singolaPersona', 'polizzaAnnuale').fill(page);
  await consent(page);
  await sendIt(page);
  await question(page).getByRole('button', { name: 'Via email' }).click();
  await thanks(page).getByRole('button', { name: 'Chiudi' }).click();
  await expect(page.getByText(/ti invia il preventivo, a/)).toBeVisible();
  await expect(page.getByText(/ti scrive o ti chiama/)).toHaveCount(0);
  const stale = await page.evaluate(() => Reflect.get(window, 'staleTexts')());
  expect(stale).toEqual([]);
});

/** Replaces each text by two `<font>`, as Chrome's translation does, and remembers the texts it has taken out. */
function translate() {
  const replaced: [Text, string][] = [];
  const run = () => {
    observer.disconnect();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const around = text.parentElement;
      if (!around || /^(FONT|SCRIPT|STYLE|TEXTAREA)$/.test(around.tagName) || !text.data.trim())
        continue;
      const outer = document.createElement('font');
      outer.appendChild(document.createElement('font')).textContent = text.data;
      replaced.push([text, text.data]);
      text.replaceWith(outer);
    }
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  };
  const observer = new MutationObserver(run);
  run();
  Reflect.set(window, 'staleTexts', () =>
    replaced.filter(([text, data]) => text.data !== data).map(([text]) => text.data),
  );
}
