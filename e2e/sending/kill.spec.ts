import { expect } from '@playwright/test';
import { consent } from '../support/pages/consents.ts';
import { problem, question, thanks } from '../support/pages/funnel.ts';
import { send } from '../support/pages/visitor.ts';
import { trip } from '../support/people/trips.ts';
import { requestsOf } from '../support/server/database.ts';
import { test } from '../support/server/own-server-test.ts';
import { thorough } from '../support/thorough.ts';

const lost = 'Impossibile salvare la richiesta di quotazione. Ti invitiamo a riprovare più tardi.';

test.beforeEach(async ({ page, asker: _ }) => {
  await trip().fill(page);
  await consent(page);
});

test(
  'a server that is killed right after its response has stored the quote request',
  thorough,
  async ({ page, asker, server }) => {
    const answer = page.waitForResponse('**/submit');
    await send(page).click();
    await (await answer).finished();
    await server.kill();
    expect(requestsOf(asker.email, server.dataDir)).toHaveLength(1);

    await server.restart();
    await question(page).getByRole('button', { name: 'Via email' }).click();
    await expect(thanks(page)).toBeVisible();
    expect(requestsOf(asker.email, server.dataDir)).toMatchObject([{ recall: 'email' }]);
  },
);

test(
  "if the server is killed before the quote request arrives, 'Riprova' stores exactly one",
  thorough,
  async ({ page, asker, server }) => {
    await page.route(
      '**/submit',
      async (route) => {
        await server.kill();
        await route.continue();
      },
      { times: 1 },
    );
    await send(page).click();
    await expect(problem(page)).toContainText(lost);
    expect(requestsOf(asker.email, server.dataDir)).toHaveLength(0);

    await server.restart();
    await problem(page).getByRole('button', { name: 'Riprova' }).click();
    await expect(question(page)).toBeVisible();
    expect(requestsOf(asker.email, server.dataDir)).toHaveLength(1);
  },
);

test("if the server is killed after it has stored the quote request but before it responds, 'Riprova' stores no second one", async ({
  page,
  asker,
  server,
}) => {
  await page.route(
    '**/submit',
    async (route) => {
      await route.fetch();
      await server.kill();
      await route.abort();
    },
    { times: 1 },
  );
  await send(page).click();
  await expect(problem(page)).toContainText(lost);
  expect(requestsOf(asker.email, server.dataDir)).toHaveLength(1);

  await server.restart();
  await problem(page).getByRole('button', { name: 'Riprova' }).click();
  await expect(question(page)).toBeVisible();
  expect(requestsOf(asker.email, server.dataDir)).toHaveLength(1);
});
