import { expect } from '@playwright/test';
import { consent } from '../support/pages/consents.ts';
import { sendIt, toTrip } from '../support/pages/funnel.ts';
import { giulia } from '../support/people/people.ts';
import { trip } from '../support/people/trips.ts';
import { requestsOf } from '../support/server/database.ts';
import { test } from './quiet.ts';

test("a visitor of the template's Next.js app requests a travel quote", async ({ page }) => {
  const person = giulia();
  await page.goto('/');
  await page.getByRole('link', { name: 'Preventivo viaggi' }).click();
  await toTrip(page, person);
  await trip().fill(page);
  await consent(page);
  await sendIt(page);

  expect(requestsOf(person.email)).toMatchObject([{ line: 'travel' }]);
});
