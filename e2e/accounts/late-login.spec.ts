import { expect } from '@playwright/test';
import { storedIvass } from '../support/pages/consents.ts';
import { comeBack, endSessionAt } from '../support/pages/expiry.ts';
import { open, problem, question, sendIt, toLastPress, toTrip } from '../support/pages/funnel.ts';
import { record } from '../support/pages/saved.ts';
import { choose, control, go, option, send, title, write } from '../support/pages/visitor.ts';
import { logIn, loginDialog, myName, savePerson } from '../support/people/accounts.ts';
import { giulia } from '../support/people/people.ts';
import { trip } from '../support/people/trips.ts';
import { test } from '../support/server/account-test.ts';
import { besideAnswers, requestsOf } from '../support/server/database.ts';
import { thorough } from '../support/thorough.ts';

const use = 'Usa i dati che hai scritto';

test('a visitor who logs in on the last page sends the data typed before with one more press', async ({
  page,
  account,
}) => {
  const person = await toLastPress(page);
  await logIn(page, account);
  await expect(title(page)).toHaveText('Il tuo viaggio');
  await expect(option(page, 'ivass', 'true')).toBeChecked();
  await send(page).click();
  await expect(problem(page)).toContainText('Selezionare almeno un contraente');
  await expect(problem(page)).toContainText(`Hai scritto i dati di ${myName}`);
  await problem(page).getByRole('button', { name: use }).click();
  await expect(question(page)).toBeVisible();
  expect(requestsOf(person.email)).toEqual([
    {
      id: expect.any(String),
      line: 'travel',
      payload: {
        contractor: person.stored,
        specificData: trip().stored,
        privacy: storedIvass(person.email),
        // The page saves the typed data to the account's own record, which contained only the data of the registration.
        sfLeadIds: { sfUserId: account.salesId, sfContractorPersonId: account.ownRecord },
        ...besideAnswers,
      },
      recall: null,
    },
  ]);
});

test(
  'after a login on page 2, the list of records on page 1 offers the contractor that the visitor typed',
  thorough,
  async ({ page, account }) => {
    await open(page);
    const person = giulia();
    await toTrip(page, person);
    await trip().fill(page);
    await logIn(page, account);
    await page.getByRole('button', { name: 'Indietro' }).click();
    await page.getByRole('button', { name: use }).click();
    await expect(record(page, myName)).toBeChecked();
    await expect(page.getByRole('button', { name: use })).toHaveCount(0);
    await go(page).click();
    await choose(page, 'ivass', 'true');
    await sendIt(page);
    expect(requestsOf(person.email)).toMatchObject([
      { payload: { contractor: person.stored, specificData: trip().stored } },
    ]);
  },
);

test(
  "the account's saved record does not replace what the visitor typed after the session had ended",
  thorough,
  async ({ page, request, account }) => {
    await savePerson(request, account, account.ownRecord);
    await open(page);
    await logIn(page, account);
    await record(page, myName).check();
    await endSessionAt(page, '**/api/travel/contractor');
    await go(page).click();
    await loginDialog(page).getByRole('button', { name: 'Chiudi' }).click();
    await write(page, 'nome', 'Anna');
    await expect(control(page, 'nome')).toHaveValue('Anna');
    await page.getByRole('button', { name: 'Accedi' }).click();
    await comeBack(page, account);
    await expect(page.getByRole('button', { name: use })).toBeVisible();
    await expect(record(page, myName)).toBeEnabled();
    await expect(record(page, myName)).not.toBeChecked();
  },
);
