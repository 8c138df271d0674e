import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { answer } from '../support/lines/answer.ts';
import { focused, summary } from '../support/pages/complaints.ts';
import { storedIvass } from '../support/pages/consents.ts';
import { open, sendIt } from '../support/pages/funnel.ts';
import { add, edit, record, records } from '../support/pages/saved.ts';
import {
  choose,
  control,
  go,
  option,
  title,
  typeOut,
  write,
  writeDay,
} from '../support/pages/visitor.ts';
import {
  enter,
  logIn,
  loginDialog,
  myName,
  password,
  profile,
  savePerson,
} from '../support/people/accounts.ts';
import { officina } from '../support/people/companies.ts';
import { bornInItaly, giulia, searchedAddress } from '../support/people/people.ts';
import { openPets, sendDog, storedDog } from '../support/people/pets.ts';
import { register } from '../support/people/registration.ts';
import { trip } from '../support/people/trips.ts';
import { test } from '../support/server/account-test.ts';
import { besideAnswers, requestsOf } from '../support/server/database.ts';
import { activate, linkTo } from '../support/server/mails.ts';
import { thorough } from '../support/thorough.ts';

test('a new user registers, activates the account by mail, logs in, completes the record and sends a quote request', async ({
  page,
}) => {
  const email = `giulia.${randomUUID().slice(0, 8)}@example.it`;
  const saved = stepSaves(page);
  await open(page);
  await page.getByRole('button', { name: 'Registrati' }).click();
  await expect(page.getByRole('heading', { name: 'Crea il tuo account' })).toBeFocused();
  await register(page, email);
  const result = page.getByRole('dialog', { name: 'Registrazione completata!' });
  await expect(result).toContainText(
    "Ti abbiamo inviato un'email con un link di conferma: aprilo per attivare il tuo profilo. Nella pagina che si apre scrivi la password che hai appena scelto e premi «Attiva il profilo», poi torna qui e accedi.",
  );
  await result.getByRole('button', { name: 'Chiudi' }).click();

  await page.getByRole('button', { name: 'Accedi' }).click();
  await enter(page, email);
  await expect(loginDialog(page).getByRole('alert')).toHaveText(
    'Prima di procedere controlla la tua email e attiva il tuo account',
  );
  const link = await linkTo(email, 'activation');
  // Mail scanners open a link before the user does, so a GET request must not activate the account.
  await expect(await page.request.get(link)).toBeOK();
  await enter(page, email);
  await expect(loginDialog(page).getByRole('alert')).toHaveText(
    'Prima di procedere controlla la tua email e attiva il tuo account',
  );
  const mailed = await activate(page, link, password);
  await expect(mailed.getByRole('heading')).toHaveText('Profilo attivato');
  await mailed.close();
  await enter(page, email);
  await expect(profile(page)).toBeVisible();

  await expect(record(page, myName)).toBeDisabled();
  await expect(records(page)).toContainText(
    'Modifica: Indirizzo, Data di nascita, Sesso, Stato di nascita, Professione',
  );
  const dialog = await edit(page, myName);
  await expect.poll(() => focused(page)).toBe('sesso');
  await expect(dialog.getByLabel('Nome', { exact: true })).toHaveAttribute('readonly');
  await expect(dialog.getByLabel('Cognome')).toHaveAttribute('readonly');
  await choose(page, 'sesso', '1');
  await writeDay(page, 'data_nascita', '1985-03-27');
  await answer(page, { ...bornInItaly.answers, ...searchedAddress.answers });
  await typeOut(page, 'professione', 'impieg', 'Impiegato');
  await dialog.getByRole('button', { name: 'Salva Modifiche' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(record(page, myName)).toBeChecked();
  await expect(record(page, myName)).toBeFocused();
  await expect(
    page.getByRole('status').filter({ hasText: 'Dati di Giulia salvati' }),
  ).toBeAttached();

  await go(page).click();
  await expect(title(page)).toHaveText('Il tuo viaggio');
  const journey = trip();
  await journey.fill(page);
  await expect(option(page, 'cgu', 'true')).toHaveCount(0);
  await choose(page, 'ivass', 'true');
  await sendIt(page);

  expect(saved).toMatchObject([{ isLogged: true }]);
  const person = giulia();
  expect(requestsOf(email)).toEqual([
    {
      id: expect.stringMatching(/^[\da-f-]{36}$/),
      line: 'travel',
      payload: {
        contractor: { ...person.stored, email },
        specificData: journey.stored,
        privacy: storedIvass(email),
        sfLeadIds: {
          sfUserId: expect.stringMatching(/^[\da-f-]{36}$/),
          sfContractorPersonId: expect.stringMatching(/^[\da-f-]{36}$/),
        },
        ...besideAnswers,
      },
      recall: null,
    },
  ]);
});

test(
  'a person that the user adds is chosen and sent as the contractor, and the account keeps its own email',
  thorough,
  async ({ page, account }) => {
    await open(page);
    await logIn(page, account);
    const dialog = await add(page);
    await expect(dialog.getByRole('heading', { name: 'Nuovo contraente' })).toBeFocused();
    const person = giulia();
    await person.fill(page);
    await write(page, 'nome', 'Anna');
    await dialog.getByRole('button', { name: 'Salva' }).click();
    await expect(record(page, "Anna D'Amico")).toBeChecked();
    const id = await record(page, "Anna D'Amico").getAttribute('value');
    await go(page).click();
    await expect(title(page)).toHaveText('Il tuo viaggio');
    await trip().fill(page);
    await choose(page, 'ivass', 'true');
    await sendIt(page);
    expect(requestsOf(person.email)).toMatchObject([
      {
        payload: {
          contractor: { ...person.stored, nome: 'Anna' },
          sfLeadIds: { sfUserId: account.salesId, sfContractorPersonId: id },
        },
      },
    ]);
  },
);

test(
  'a company that the user adds on the pets line is chosen and sent as the contractor',
  thorough,
  async ({ page, account }) => {
    const saved = stepSaves(page);
    await openPets(page);
    await logIn(page, account);
    await choose(page, 'tipoPersona', 'giuridica');
    await expect(page.getByText('Non hai ancora contraenti salvati')).toBeVisible();
    const dialog = await add(page);
    const company = officina();
    await company.fill(page);
    await dialog.getByRole('button', { name: 'Salva' }).click();
    await expect(record(page, 'Officina D’Amico S.r.l.')).toBeChecked();
    await sendDog(page);
    expect(saved).toMatchObject([{ isLogged: true }]);
    expect(requestsOf(company.email)).toEqual([
      {
        id: expect.any(String),
        line: 'pets',
        payload: {
          contractor: company.stored,
          specificData: storedDog,
          privacy: storedIvass(company.email),
          sfLeadIds: { sfUserId: account.salesId, sfContractorPersonId: null },
          ...besideAnswers,
        },
        recall: null,
      },
    ]);
  },
);

test("'Continua' without a chosen record shows an error at the list of records", async ({
  page,
  request,
  account,
}) => {
  await savePerson(request, account, account.ownRecord);
  await open(page);
  await logIn(page, account);
  await go(page).click();
  await expect(summary(page).getByRole('heading')).toBeFocused();
  await expect(summary(page)).toContainText('Selezionare almeno un contraente');
  await summary(page).getByRole('link').click();
  await expect(record(page, myName)).toBeFocused();
});

test('the form of a new record is prefilled with the answers that the visitor typed before the login', async ({
  page,
  account,
}) => {
  await open(page);
  await write(page, 'nome', 'Enrico');
  await write(page, 'cognome', 'Ferri');
  await logIn(page, account);
  await add(page);
  await expect(control(page, 'nome')).toHaveValue('Enrico');
  await expect(control(page, 'cognome')).toHaveValue('Ferri');
});

test("closing a dialog with unsaved input asks for confirmation, and 'Continua a modificare' keeps the input", async ({
  page,
  account,
}) => {
  await open(page);
  await logIn(page, account);
  const dialog = await add(page);
  await write(page, 'nome', 'Enrico');
  await page.keyboard.press('Escape');
  const asked = page.getByRole('alertdialog', { name: 'Vuoi uscire senza salvare?' });
  await asked.getByRole('button', { name: 'Continua a modificare' }).click();
  await expect(control(page, 'nome')).toHaveValue('Enrico');
  await dialog.getByRole('button', { name: 'Chiudi' }).click();
  await asked.getByRole('button', { name: 'Esci senza salvare' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Inserisci un nuovo contraente' })).toBeFocused();
});

/** Records the body of every page save from now on. */
function stepSaves(page: Page): Record<string, unknown>[] {
  const saved: Record<string, unknown>[] = [];
  page.on('request', (request) => {
    if (/\/save\?step=/.test(request.url())) saved.push(request.postDataJSON());
  });
  return saved;
}
