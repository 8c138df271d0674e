import { expect } from '@playwright/test';
import { complaints, messageOf } from '../support/pages/complaints.ts';
import { consent, storedPrivacy } from '../support/pages/consents.ts';
import { sendIt, toTrip } from '../support/pages/funnel.ts';
import { control, go, title } from '../support/pages/visitor.ts';
import { bornInItaly, giulia, professionUnasked } from '../support/people/people.ts';
import { trip } from '../support/people/trips.ts';
import { requestsOf } from '../support/server/database.ts';
import { test } from './quiet.ts';

test("a visitor of a broker's Next.js app requests a travel quote, and the answers are stored exactly once", async ({
  page,
}) => {
  const person = giulia();
  const journey = trip();
  await page.goto('/');
  await page.getByRole('link', { name: 'Viaggi' }).click();
  await toTrip(page, person);
  await journey.fill(page);
  await consent(page, 'newsletter');
  await sendIt(page);

  expect(requestsOf(person.email)).toMatchObject([
    {
      line: 'travel',
      payload: {
        contractor: person.stored,
        specificData: journey.stored,
        privacy: storedPrivacy(person.email, 22),
      },
    },
  ]);
});

test('the server renders page 1 with its questions', async ({ page }) => {
  const html = await page.request.get('/viaggi').then((answer) => answer.text());
  expect(html).toContain('name="nome"');
});

test('a Server Component calls functions of funnel/server, privacy and contractor/check', async ({
  page,
}) => {
  const html = await page.request.get('/informazioni').then((answer) => answer.text());
  expect(html).toContain('<li>Il tuo viaggio</li>');
  expect(html).toContain('href="/documenti/mup.pdf"');
  expect(html).toContain('Email non valida');
});

test('in development, React reports no hydration warning', async ({ page }) => {
  await page.goto(`http://127.0.0.1:${process.env.NEXT_DEV_PORT}/viaggi`);
  // Only a hydrated page validates, so press until the page shows the missing answers.
  await expect(async () => {
    await go(page).click();
    await expect(complaints(page).first()).toBeVisible({ timeout: 2000 });
  }).toPass();
});

test.describe('a custom line', () => {
  test.beforeEach(({ page }) => page.goto('/sci').then(() => undefined));

  test('a custom line shows the missing answers of its first page', async ({ page }) => {
    await go(page).click();
    await expect(complaints(page).first()).toBeVisible();
    await expect.poll(() => messageOf(page, 'nome')).toContain('Nome non valido');
  });

  test("the first page of a custom line asks for the contractor, whom the broker's server validates, and the next page asks the custom questions", async ({
    page,
  }) => {
    const asked = page.waitForResponse('**/api/sci/contractor');
    await giulia(bornInItaly, undefined, professionUnasked).fill(page);
    await go(page).click();
    expect(await (await asked).json()).toMatchObject({ obj: { success: true } });
    await expect(title(page)).toHaveText('Sulle piste');
    await expect(control(page, 'sciatori')).toBeVisible();

    await page.getByRole('button', { name: 'Richiedi il preventivo' }).click();
    await expect(complaints(page).filter({ hasText: 'Indicare il giorno' })).toBeVisible();
  });

  test("the broker's server rejects invalid answers of a custom line that the page has not validated", async ({
    page,
  }) => {
    const answer = await page.request.post('/api/sci/contractor', {
      data: { contractor: { tipoPersona: 'fisica', email: 'nessuno@' } },
    });
    expect(answer.status()).toBe(422);
  });
});
