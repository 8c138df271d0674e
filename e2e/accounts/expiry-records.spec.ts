import { expect } from '@playwright/test';
import { comeBack, endSessionAt } from '../support/pages/expiry.ts';
import { open } from '../support/pages/funnel.ts';
import { add, edit, record } from '../support/pages/saved.ts';
import { choose, control, write, writeDay } from '../support/pages/visitor.ts';
import { logIn, myName, savePerson, saveWorkshop, workshop } from '../support/people/accounts.ts';
import { officina } from '../support/people/companies.ts';
import { giulia } from '../support/people/people.ts';
import { openPets, sendDog, storedDog } from '../support/people/pets.ts';
import { journey, steps, uninterrupted } from '../support/people/uninterrupted.ts';
import { test } from '../support/server/account-test.ts';
import { requestsOf } from '../support/server/database.ts';
import { thorough } from '../support/thorough.ts';

test.describe('while a record is edited', () => {
  // After the session has ended, the server rejects all these calls in the same way. So `npm test` tests only the call
  // without a tag.
  for (const [words, call, tag] of [
    ['its address is looked up', '**/address/search', '@thorough'],
    ['the fiscal code is asked for', '**/calculate/cf', '@thorough'],
    ['it is saved', '**/persons/upsert?*', []],
  ] as const) {
    const sentence = `the session ends as ${words}: what was written in a new one comes back after the login`;
    test(sentence, { tag: [tag].flat() }, async ({ page, account }) => {
      await open(page);
      await logIn(page, account);
      const dialog = await add(page);
      const person = giulia();
      await person.fill(page);
      await write(page, 'nome', 'Anna');
      const ended = await endSessionAt(page, call);
      await dialog.getByRole('button', { name: 'Salva' }).click();
      await comeBack(page, account);
      await expect(dialog).toBeVisible();
      await expect(control(page, 'nome')).toHaveValue('Anna');
      await expect(control(page, 'email')).toHaveValue(person.email);
      await dialog.getByRole('button', { name: 'Salva' }).click();
      await expect(record(page, "Anna D'Amico")).toBeChecked();
      await steps.goOn(page);
      await steps.answer(page);
      await steps.send(page);
      expect(ended()).toBe(1);
      expect(requestsOf(person.email)).toMatchObject([
        {
          payload: {
            contractor: { ...person.stored, nome: 'Anna' },
            specificData: journey.stored,
            sfLeadIds: { sfUserId: account.salesId },
          },
        },
      ]);
    });
  }

  for (const [words, call] of [
    ['the fiscal code is asked for', '**/calculate/cf'],
    ['it is saved', '**/persons/upsert?*'],
  ] as const) {
    const sentence = `the session ends as ${words}: what was mended of a known one comes back after the login`;
    test(sentence, thorough, async ({ page, request, account }) => {
      await savePerson(request, account, account.ownRecord);
      await open(page);
      await logIn(page, account);
      await steps.choose(page);
      const dialog = await edit(page, myName);
      // The fiscal code contains the birth date. A new date makes the form request the code again.
      await writeDay(page, 'data_nascita', '1985-03-28');
      await write(page, 'cellulare', '3337654321');
      const ended = await endSessionAt(page, call);
      await dialog.getByRole('button', { name: 'Salva Modifiche' }).click();
      await comeBack(page, account);
      await expect(control(page, 'cellulare')).toHaveValue('3337654321');
      await dialog.getByRole('button', { name: 'Salva Modifiche' }).click();
      await expect(record(page, myName)).toBeChecked();
      await steps.goOn(page);
      await steps.answer(page);
      await steps.send(page);
      expect(ended()).toBe(1);
      const mended = {
        ...giulia().stored,
        email: account.email,
        telefono: '3337654321',
        dataNascita: '1985-03-28',
      };
      expect(requestsOf(account.email)).toMatchObject([{ payload: { contractor: mended } }]);
    });
  }

  for (const [words, call, box, typed] of [
    ['the place of birth is searched', '**/location/findComune', 'comune_nascita', 'milano'],
    ['the address is searched', '**/address/search', 'indirizzoResidenza_SedeLegale', 'corso'],
  ] as const)
    test(
      `if the session ends as ${words}, the record reopens after the login and can be completed`,
      thorough,
      async ({ page, account }) => {
        await open(page);
        await logIn(page, account);
        const dialog = await add(page);
        await write(page, 'cognome', "D'Amico");
        await choose(page, 'natoInItalia', 'true');
        const ended = await endSessionAt(page, call);
        await control(page, box).pressSequentially(typed);
        await comeBack(page, account);
        await expect(dialog).toBeVisible();
        await expect(control(page, 'cognome')).toHaveValue("D'Amico");
        await control(page, box).clear();
        const person = giulia();
        await person.fill(page);
        await write(page, 'nome', 'Anna');
        await dialog.getByRole('button', { name: 'Salva' }).click();
        await expect(record(page, "Anna D'Amico")).toBeChecked();
        await steps.goOn(page);
        await steps.answer(page);
        await steps.send(page);
        expect(ended()).toBe(1);
        expect(requestsOf(person.email)).toEqual(
          uninterrupted(account, expect.any(String), { ...person.stored, nome: 'Anna' }),
        );
      },
    );

  test(
    'if the session ends while a new company is saved, the login restores the input',
    thorough,
    async ({ page, account }) => {
      await openPets(page);
      await logIn(page, account);
      await choose(page, 'tipoPersona', 'giuridica');
      const dialog = await add(page);
      const company = officina();
      await company.fill(page);
      const ended = await endSessionAt(page, '**/companies/upsert?*');
      await dialog.getByRole('button', { name: 'Salva' }).click();
      await comeBack(page, account);
      await expect(control(page, 'pIva')).toHaveValue('IT 12345678903');
      await dialog.getByRole('button', { name: 'Salva' }).click();
      await expect(record(page, 'Officina D’Amico S.r.l.')).toBeChecked();
      await sendDog(page);
      expect(ended()).toBe(1);
      expect(requestsOf(company.email)).toMatchObject([
        { payload: { contractor: company.stored, specificData: storedDog } },
      ]);
    },
  );

  test(
    'if the session ends while an existing company is saved, the login restores the edits',
    thorough,
    async ({ page, request, account }) => {
      await saveWorkshop(request, account);
      await openPets(page);
      await logIn(page, account);
      await choose(page, 'tipoPersona', 'giuridica');
      const dialog = await edit(page, workshop.legal_name);
      await write(page, 'cellulare', '3337654321');
      const ended = await endSessionAt(page, '**/companies/upsert?*');
      await dialog.getByRole('button', { name: 'Salva Modifiche' }).click();
      await comeBack(page, account);
      await expect(control(page, 'cellulare')).toHaveValue('3337654321');
      await dialog.getByRole('button', { name: 'Salva Modifiche' }).click();
      await expect(record(page, workshop.legal_name)).toBeChecked();
      await sendDog(page);
      expect(ended()).toBe(1);
      expect(requestsOf(account.email)).toMatchObject([
        {
          payload: {
            contractor: { ...officina(account.email).stored, telefono: '3337654321' },
            specificData: storedDog,
            sfLeadIds: { sfUserId: account.salesId, sfContractorPersonId: null },
          },
        },
      ]);
    },
  );
});
