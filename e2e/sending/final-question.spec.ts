import { expect, type Page } from '@playwright/test';
import { consent } from '../support/pages/consents.ts';
import { question, sendIt, thanks, toTrip } from '../support/pages/funnel.ts';
import { send, title } from '../support/pages/visitor.ts';
import { giulia } from '../support/people/people.ts';
import { trip } from '../support/people/trips.ts';
import { codeOf, requestsOf } from '../support/server/database.ts';
import { test as embedded } from '../support/server/embed-test.ts';
import { arrive, test } from '../support/server/travel-test.ts';
import { thorough, variant } from '../support/thorough.ts';

async function toQuestion(page: Page) {
  await trip('singolaPersona', 'polizzaAnnuale').fill(page);
  await consent(page);
  await sendIt(page);
}

test("a reload during the final question shows the question and the request's code again, and sends no second request", async ({
  page,
  asker,
}) => {
  await toQuestion(page);
  await page.reload();
  await question(page).getByRole('button', { name: 'Via email' }).click();
  await expect(thanks(page)).toBeFocused();
  await expect(page.getByRole('main')).toContainText(codeOf(asker.email));
  expect(requestsOf(asker.email)).toMatchObject([{ recall: 'email' }]);
  await page.reload();
  await expect(title(page)).toHaveText('I tuoi dati');
});

test(
  'a reload during the final question in English shows the question again in English',
  thorough,
  async ({ page, answered }) => {
    await page.route('**/travel/settings.json', (route) =>
      route.fulfill({ json: { languages: ['it', 'en'] } }),
    );
    const asker = await arrive(page, answered);
    await page.getByRole('button', { name: 'English' }).click();
    await expect(title(page)).toHaveText('Your trip');
    await trip('singolaPersona', 'polizzaAnnuale').fill(page);
    await consent(page);
    await page.getByRole('button', { name: 'Request your quote' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('button', { name: 'By email' })).toBeVisible();
    await page.reload();
    await dialog.getByRole('button', { name: 'By email' }).click();
    await expect(page.getByRole('main')).toContainText(codeOf(asker.email));
    expect(requestsOf(asker.email)).toMatchObject([{ recall: 'email' }]);
  },
);

embedded(
  'a reload during the final question brings it back in a page of another site',
  thorough,
  async ({ page, site, server }) => {
    const { address } = server;
    site.show({
      policy: '',
      html: `<!doctype html><html lang="it"><head><meta charset="utf-8"><title>Agenzia Rossi</title></head><body>
<preventivo-funnel line="travel" api="${address}/api"></preventivo-funnel>
<script type="module" src="${address}/embed/preventivo.js"></script></body></html>`,
    });
    await page.goto(site.address);
    const asker = giulia();
    await toTrip(page, asker);
    await toQuestion(page);
    await page.reload();
    await question(page).getByRole('button', { name: 'Per telefono' }).click();
    await expect(thanks(page)).toBeVisible();
    expect(requestsOf(asker.email, server.dataDir)).toMatchObject([{ recall: 'phone' }]);
  },
);

for (const [index, isReloaded] of [false, true].entries())
  test(
    `the thanks name the stored channel after a lost response${isReloaded ? ' and the page reloaded' : ''}`,
    variant(index),
    async ({ page, asker }) => {
      await trip('singolaPersona', 'polizzaAnnuale').fill(page);
      await consent(page);
      await send(page).click();
      await page.route(
        '**/recall-me',
        async (route) => {
          await route.fetch({ maxRetries: 2 });
          await route.abort();
        },
        { times: 1 },
      );
      await question(page).getByRole('button', { name: 'Per telefono' }).click();
      await expect(question(page).getByRole('alert')).toBeVisible();
      if (isReloaded) await page.reload();
      await question(page).getByRole('button', { name: 'Via email' }).click();
      const [stored] = requestsOf(asker.email);
      const said = stored?.recall === 'phone' ? 'ti richiama' : 'ti invia il preventivo';
      await expect(page.getByRole('main')).toContainText(said);
      await expect(page.getByText('ti scrive o ti chiama')).toHaveCount(0);
    },
  );
