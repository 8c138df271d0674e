import { expect } from '@playwright/test';
import { open, problem, sendIt } from '../support/pages/funnel.ts';
import { record } from '../support/pages/saved.ts';
import { control, send, title, write } from '../support/pages/visitor.ts';
import { logIn, myName, savePerson } from '../support/people/accounts.ts';
import { steps } from '../support/people/uninterrupted.ts';
import { test } from '../support/server/account-test.ts';
import { requestsOf } from '../support/server/database.ts';

test('if the server rejects the email of the chosen record, the form of that record opens', async ({
  page,
  request,
  account,
}) => {
  await savePerson(request, account, account.ownRecord);
  await open(page);
  await logIn(page, account);
  await steps.choose(page);
  await steps.goOn(page);
  await steps.answer(page);
  const json = { status: 422, obj: { success: false, error_code: 'CONTRACTOR_EMAIL' } };
  await page.route('**/api/travel/submit', (route) => route.fulfill({ status: 422, json }), {
    times: 1,
  });
  await send(page).click();
  await expect(problem(page)).toContainText('Alcuni valori del contraente non sono validi');
  await expect(problem(page)).toContainText('Email non valida');
  await problem(page).getByRole('button', { name: 'Vai al campo' }).click();

  await expect(title(page)).toHaveText('I tuoi dati');
  await expect(record(page, myName)).toBeFocused();
  await expect(record(page, myName)).toHaveAccessibleDescription('Modifica: Email non valida');
  const edit = page.getByRole('button', { name: `Modifica i dati di ${myName}` });
  await expect(edit).toHaveAccessibleDescription('Modifica: Email non valida');
  await edit.click();
  await expect(control(page, 'email')).toBeFocused();
  await expect(control(page, 'email')).toHaveAttribute('aria-invalid', 'true');

  const email = `nuova.${account.email}`;
  await write(page, 'email', email);
  await page.getByRole('button', { name: 'Salva Modifiche' }).click();
  await expect(record(page, myName)).toBeFocused();
  await expect(page.getByText('Modifica: Email non valida')).toHaveCount(0);
  await steps.goOn(page);
  await sendIt(page);
  expect(requestsOf(email)).toMatchObject([{ payload: { contractor: { email } } }]);
});
