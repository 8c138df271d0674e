import { expect } from '@playwright/test';
import { draftOf } from '../support/pages/draft.ts';
import { comeBack, endSessionAt } from '../support/pages/expiry.ts';
import { open, problem, question, sendIt, thanks } from '../support/pages/funnel.ts';
import { record } from '../support/pages/saved.ts';
import { choose, control, go, option, send, title } from '../support/pages/visitor.ts';
import {
  enter,
  logIn,
  loginCookies,
  loginDialog,
  myName,
  openAccount,
  savePerson,
  saveWorkshop,
  sessionOver,
  workshop,
} from '../support/people/accounts.ts';
import { officina } from '../support/people/companies.ts';
import { fillDog, openPets, storedDog } from '../support/people/pets.ts';
import { journey, steps, uninterrupted } from '../support/people/uninterrupted.ts';
import { test } from '../support/server/account-test.ts';
import { requestsOf } from '../support/server/database.ts';
import { thorough, variant } from '../support/thorough.ts';

test.describe('with a saved person chosen', () => {
  test.beforeEach(async ({ page, request, account }) => {
    await savePerson(request, account, account.ownRecord);
    await open(page);
    await logIn(page, account);
  });

  test('the quote request of a visitor whose session does not end is the one that the other tests expect', async ({
    page,
    account,
  }) => {
    for (const step of Object.values(steps)) await step(page);
    expect(requestsOf(account.email)).toEqual(uninterrupted(account, account.ownRecord));
  });

  test("if the session ends during the check of page 1, 'Continua' continues after the login", async ({
    page,
    account,
  }) => {
    await steps.choose(page);
    const ended = await endSessionAt(page, '**/api/travel/contractor');
    await go(page).click();
    await comeBack(page, account);
    await expect(record(page, myName)).toBeChecked();
    await steps.goOn(page);
    await steps.answer(page);
    await steps.send(page);
    expect(ended()).toBe(1);
    expect(requestsOf(account.email)).toEqual(uninterrupted(account, account.ownRecord));
  });

  for (const [index, [words, call]] of (
    [
      ['the save of page 2', '**/save?step=2'],
      ['the send itself', '**/api/travel/submit'],
    ] as const
  ).entries())
    test(
      `if the session ends at ${words}, every answer stays, and one more press after the login sends the request`,
      variant(index),
      async ({ page, account }) => {
        await steps.choose(page);
        await steps.goOn(page);
        await steps.answer(page);
        const ended = await endSessionAt(page, call);
        await send(page).click();
        await expect(loginDialog(page)).toBeVisible();
        await expect(problem(page)).toHaveCount(0);
        await expect(option(page, 'destinazione', 'europa')).toBeChecked();
        await comeBack(page, account);
        await expect(title(page)).toHaveText('Il tuo viaggio');
        await expect(option(page, 'ivass', 'true')).toBeChecked();
        await steps.send(page);
        expect(ended()).toBe(1);
        expect(requestsOf(account.email)).toEqual(uninterrupted(account, account.ownRecord));
      },
    );

  test('if the session ends before a reload, the chosen person is chosen again after the login', async ({
    page,
    account,
  }) => {
    await steps.choose(page);
    await steps.goOn(page);
    await journey.fill(page);
    await expect.poll(async () => (await draftOf(page))?.product.soggetti).toBe('coppia');
    const ended = await endSessionAt(page, '**/users/my-data?*');
    await page.reload();
    await expect(sessionOver(page)).toBeVisible();
    await expect(title(page)).toHaveText('Il tuo viaggio');
    await page.getByRole('button', { name: 'Accedi' }).click();
    await comeBack(page, account);
    await choose(page, 'ivass', 'true');
    await steps.send(page);
    expect(ended()).toBe(1);
    expect(requestsOf(account.email)).toEqual(uninterrupted(account, account.ownRecord));
  });

  test(
    'if the session ends while the contact channel is sent, the final dialog asks again and stores the choice',
    thorough,
    async ({ page, account }) => {
      for (const step of Object.values(steps)) await step(page);
      await endSessionAt(page, '**/quote-request/recall-me');
      await question(page).getByRole('button', { name: 'Via email' }).click();
      await expect(question(page).getByRole('alert')).toBeVisible();
      await expect(question(page).getByRole('button', { name: 'Via email' })).toContainText(
        account.email,
      );
      await question(page).getByRole('button', { name: 'Via email' }).click();
      await expect(thanks(page)).toBeVisible();
      expect(requestsOf(account.email)).toMatchObject([{ recall: 'email' }]);
      await expect.poll(() => draftOf(page)).toBe(null);
    },
  );

  test('after the session ends, a login with another account removes the chosen record and keeps the answers', async ({
    page,
    request,
    account,
  }) => {
    const other = await openAccount(request);
    await savePerson(request, other, other.ownRecord);
    await steps.choose(page);
    await steps.goOn(page);
    await steps.answer(page);
    await endSessionAt(page, '**/save?step=2');
    await send(page).click();
    await enter(page, other.email);
    await expect(loginDialog(page)).toHaveCount(0);
    await expect(option(page, 'destinazione', 'europa')).toBeChecked();
    await page.getByRole('button', { name: 'Indietro' }).click();
    await expect(record(page, myName)).toBeEnabled();
    await expect(record(page, myName)).not.toBeChecked();
    await expect(page.getByText(account.email)).toHaveCount(0);
  });

  test('after the session ends, only the account that owns the chosen record sees it again', async ({
    page,
    account,
  }) => {
    await steps.choose(page);
    await endSessionAt(page, '**/api/travel/contractor');
    await go(page).click();
    await loginDialog(page).getByRole('button', { name: 'Chiudi' }).click();
    await expect(sessionOver(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Registrati' })).toHaveCount(0);
    await expect(control(page, 'nome')).toHaveValue('');
    await expect(control(page, 'email')).toHaveValue('');
    await expect.poll(async () => (await draftOf(page))?.contractor.persona.nome ?? '').toBe('');
    await expect.poll(() => loginCookies(page)).toEqual([]);
    expect(requestsOf(account.email)).toEqual([]);
  });
});

test(
  'if the session ends at the submit, a chosen company stays chosen, and one more press after the login sends it',
  thorough,
  async ({ page, request, account }) => {
    await saveWorkshop(request, account);
    await openPets(page);
    await logIn(page, account);
    await choose(page, 'tipoPersona', 'giuridica');
    await record(page, workshop.legal_name).check();
    await go(page).click();
    await fillDog(page);
    await choose(page, 'ivass', 'true');
    await endSessionAt(page, '**/api/pets/submit');
    await send(page).click();
    await comeBack(page, account);
    await sendIt(page);
    expect(requestsOf(account.email)).toMatchObject([
      {
        payload: {
          contractor: officina(account.email).stored,
          specificData: storedDog,
          sfLeadIds: { sfUserId: account.salesId, sfContractorPersonId: null },
        },
      },
    ]);
  },
);
