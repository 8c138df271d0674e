import { expect, type Page } from '@playwright/test';
import { question, toLastPress } from '../support/pages/funnel.ts';
import { send } from '../support/pages/visitor.ts';
import { requestsOf } from '../support/server/database.ts';
import { test } from '../support/server/limited-server-test.ts';

/**
 * The number of quote requests per minute, from all clients together, above which the server requires a proof of work.
 */
const rate = 120;

/** Sends as many requests without a proof of work as `rate` allows, each from another network. */
async function crowd(page: Page, body: string): Promise<void> {
  for (let index = 0; index < rate; index += 1) {
    const headers = {
      'content-type': 'application/json',
      'idempotency-key': `crowd-${index}`,
      'x-forwarded-for': `198.${18 + Math.floor(index / 100)}.${index % 100}.7`,
    };
    const answer = await page.request.post('/api/travel/submit', { headers, data: body });
    expect(answer.status()).toBe(200);
  }
}

test("while a bot floods the server, a visitor's request is accepted, and the visitor sees no error", async ({
  page,
  server,
}) => {
  const { email } = await toLastPress(page);
  const statuses: number[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('/submit')) statuses.push(response.status());
  });
  await page.route(
    '**/submit',
    async (route) => {
      await crowd(page, String(route.request().postData()).replaceAll(email, 'robot@example.it'));
      await route.continue();
    },
    { times: 1 },
  );
  await send(page).click();
  await expect(question(page)).toBeVisible();
  expect(statuses).toEqual([429, 200]);
  expect(requestsOf(email, server.dataDir)).toHaveLength(1);
});
