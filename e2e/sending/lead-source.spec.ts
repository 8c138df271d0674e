import { expect, type Page } from '@playwright/test';
import { consent } from '../support/pages/consents.ts';
import { draftOf, putDraft } from '../support/pages/draft.ts';
import { sendIt } from '../support/pages/funnel.ts';
import { rossi } from '../support/people/brokers.ts';
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

test('a visitor who comes by a campaign to the landing page, changes the language and opens a line keeps the campaign', async ({
  page,
  answered,
}) => {
  await page.route('**/settings.json', (route) =>
    route.fulfill({ json: { leadSource: true, languages: ['it', 'en'] } }),
  );
  await page.addInitScript(() => {
    const choice = { ad_storage: 'granted' };
    Object.assign(window, { dataLayer: [['consent', 'update', choice]] });
  });
  await putDraft(page, JSON.stringify({ ...answered, savedAt: Date.now() }));
  const link = '/?utm_source=newsletter&utm_term=anna%40example.it&fbclid=x';
  await page.goto(link, { referer: 'https://news.example/lettera?a=anna' });
  const languages = page.getByRole('banner');
  await expect(languages.getByRole('link', { name: 'English' })).toHaveAttribute('href', /q_/);
  await languages.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/\/en\/\?.*fbclid=x/);
  const travel = page.getByRole('listitem').getByRole('link', { name: 'Travel', exact: true });
  await expect(travel.first()).toHaveAttribute('href', /utm_source/);
  await travel.first().click();
  await expect(page).toHaveURL(
    /\/travel\/\?utm_source=newsletter&q_referrer=news\.example&q_landing=%2F$/,
  );
  await expect
    .poll(() => draftOf(page))
    .toMatchObject({
      source: { utm_source: 'newsletter', referrer: 'news.example', landing: '/' },
    });
});

test('the links of the landing page stay plain if the broker does not ask for the source', async ({
  page,
}) => {
  await page.route('**/settings.json', (route) => route.fulfill({ json: { broker: rossi } }));
  await page.goto('/?utm_source=newsletter');
  await expect(page.getByRole('banner')).toContainText(rossi.name);
  await page.getByRole('link', { name: 'Viaggi', exact: true }).first().click();
  await expect(page).toHaveURL(/\/travel\/$/);
});
