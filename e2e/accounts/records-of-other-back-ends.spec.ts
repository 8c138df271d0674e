import { expect, type Page } from '@playwright/test';
import { answer } from '../support/lines/answer.ts';
import { open, sendIt } from '../support/pages/funnel.ts';
import { edit, record, records } from '../support/pages/saved.ts';
import { option } from '../support/pages/visitor.ts';
import { logIn, myName, savePerson } from '../support/people/accounts.ts';
import { steps, uninterrupted } from '../support/people/uninterrupted.ts';
import { test } from '../support/server/account-test.ts';
import { requestsOf } from '../support/server/database.ts';
import { thorough } from '../support/thorough.ts';

type Body = Readonly<Record<string, unknown>>;

/** Changes the response with the account's data to the format of another back end. */
const answerAs = (page: Page, change: (user: { readonly userData: Body }) => Body) =>
  page.route('**/users/my-data?*', async (route) => {
    const response = await route.fetch();
    const { user, ...rest } = await response.json();
    await route.fulfill({ response, json: { ...rest, user: { ...user, ...change(user) } } });
  });

test('the list shows the account holder once, even if another back end sends the person separately and spells values differently', async ({
  page,
  request,
  account,
}) => {
  await savePerson(request, account, account.ownRecord);
  await answerAs(page, ({ userData }) => ({
    people: [],
    userData: {
      ...userData,
      gender: 'F',
      bornInItaly: 'true',
      address: 'Corso Italia, 5',
      addressNumber: '',
      postalCodeOfResidence: 24122,
      cityOfResidence: 'BERGAMO BG',
    },
  }));
  await open(page);
  await logIn(page, account);
  for (const step of Object.values(steps)) await step(page);
  expect(requestsOf(account.email)).toEqual(uninterrupted(account, account.ownRecord));
});

test(
  "if another back end lacks data of a person, the person's form asks for these data only once",
  thorough,
  async ({ page, request, account }) => {
    await savePerson(request, account, account.ownRecord);
    let isSaved = false;
    await page.route('**/persons/upsert?*', async (route) => {
      isSaved = true;
      await route.continue();
    });
    await answerAs(page, ({ userData }) =>
      isSaved ? {} : { people: [{ ...userData, gender: 'n/d', postalCodeOfResidence: '' }] },
    );
    await open(page);
    await logIn(page, account);
    await expect(records(page)).toContainText('Modifica: Indirizzo, Sesso');
    const dialog = await edit(page, myName);
    await expect(option(page, 'sesso', '0')).toBeFocused();
    await answer(page, { zip: '24122', sesso: '1' });
    await dialog.getByRole('button', { name: 'Salva Modifiche' }).click();
    await expect(record(page, myName)).toBeChecked();
    await steps.goOn(page);
    await steps.answer(page);
    await sendIt(page);
    expect(requestsOf(account.email)).toEqual(uninterrupted(account, account.ownRecord));
  },
);
