import { expect, type Page } from '@playwright/test';
import { consent } from '../support/pages/consents.ts';
import { sendIt } from '../support/pages/funnel.ts';
import { trip } from '../support/people/trips.ts';
import { arrive, test } from '../support/server/travel-test.ts';

/** Opens the travel funnel by the link of a campaign and sends a request. Returns the body of the request. */
async function sentFrom(page: Page, answered: Parameters<typeof arrive>[1], choice: string) {
  await page.route('**/travel/settings.json', (route) =>
    route.fulfill({ json: { leadSource: true } }),
  );
  await page.addInitScript((ad_storage) => {
    Object.assign(window, { dataLayer: [['consent', 'update', { ad_storage }]] });
    const query = '?utm_source=newsletter&utm_term=anna%40example.it';
    if (location.pathname === '/travel/') history.replaceState(null, '', query);
  }, choice);
  await arrive(page, answered);
  await trip('singolaPersona', 'polizzaAnnuale').fill(page);
  await consent(page);
  const request = page.waitForRequest('**/api/travel/submit');
  await sendIt(page);
  return (await request).postDataJSON();
}

test('a visitor who allows it sends the campaign of the link, without the email in it', async ({
  page,
  answered,
}) => {
  const { source } = await sentFrom(page, answered, 'granted');
  expect(source).toEqual({ utm_source: 'newsletter', landing: '/travel/' });
});

test('a visitor who refuses sends no source', async ({ page, answered }) => {
  expect(await sentFrom(page, answered, 'denied')).not.toHaveProperty('source');
});
