import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { open } from '../support/pages/funnel.ts';
import { add, record } from '../support/pages/saved.ts';
import { choose, control, write } from '../support/pages/visitor.ts';
import {
  enter,
  logIn,
  loginCookies,
  loginDialog,
  openAccount,
  sessionOver,
} from '../support/people/accounts.ts';
import { officina } from '../support/people/companies.ts';
import { giulia, her } from '../support/people/people.ts';
import { openPets } from '../support/people/pets.ts';
import { register } from '../support/people/registration.ts';
import type { FailingCall, Visit } from './failing-call.ts';

const keptName = (page: Page) => expect(control(page, 'nome')).toHaveValue('Giulia');
const dialog = (page: Page, title: string) => page.getByRole('dialog', { name: title });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const unreachable = /Inpossibile contattare il server, riprova più tardi/;
const network = { 'no answer': unreachable, 'connection reset': unreachable };
export const over = /Sessione scaduta, ti preghiamo di ri autenticarti/;
const tooOften = /Troppe richieste: riprova tra poco\./;
export const usual = { ...network, otherwise: /Errore generico/ };
const toLogin = async ({ page }: Visit) => {
  await open(page);
  await write(page, 'nome', 'Giulia');
  await press(page, 'Accedi');
};
const have = (page: Page) => page.getByText('Hai già un account? Ritrovi i tuoi dati.');
export const loggedIn = async ({ page, request }: Visit) => {
  const account = await openAccount(request);
  await open(page);
  await logIn(page, account);
};
const forgotten = 'Hai dimenticato la password?';
const newAccount = 'Crea il tuo account';

const anna = "Anna D'Amico";
const newRecord = (page: Page) => dialog(page, 'Nuovo contraente');
const newPerson = async (visit: Visit) => {
  await loggedIn(visit);
  await add(visit.page);
  await giulia().fill(visit.page);
  await write(visit.page, 'nome', 'Anna');
};
const saveRecord = (page: Page) => newRecord(page).getByRole('button', { name: 'Salva' }).click();
/** Expects that the record's form is open. If the session has ended, the login dialog covers it. */
const keptRecord = async (page: Page, said: boolean) => {
  if (await sessionOver(page).isVisible()) await expect(loginDialog(page)).toBeVisible();
  else if (said) await expect(newRecord(page)).toBeVisible();
};
const saveAgain = async (page: Page, name: string) => {
  if (await sessionOver(page).isVisible()) {
    await enter(page, await loginDialog(page).getByLabel('Email').inputValue());
    await expect(loginDialog(page)).toHaveCount(0);
  }
  await expect(newRecord(page).locator('[name="nome"]')).toHaveValue(name);
  await saveRecord(page);
};
const readOfSaving = {
  ...usual,
  'status 429': tooOften,
  'status 401': over,
};
const againOrIn =
  "'Salva' again; after the end of a session the user logs in first and finds the input again";

export const accountCalls: readonly FailingCall[] = [
  {
    call: 'login',
    address: /\/users\/login$/,
    before: toLogin,
    provoke: ({ page }) => enter(page, 'giulia@example.it'),
    reads: { ...usual, 'status 429': tooOften, 'status 401': over },
    kept: async (page) => {
      await keptName(page);
      await expect(loginDialog(page).getByLabel('Email')).toHaveValue('giulia@example.it');
    },
    wayOn: 'the password again, or closing the dialog: the form needs no account',
    goOn: async (page) => {
      // The test's server rejects this login, because no account has the email.
      await enter(page, 'giulia@example.it');
      await expect(loginDialog(page).getByRole('alert')).toHaveText('Password o email errata');
    },
  },
  {
    call: 'register',
    address: /\/users\/register$/,
    before: async ({ page }) => {
      await open(page);
      await write(page, 'nome', 'Giulia');
      await press(page, 'Registrati');
    },
    provoke: ({ page }) => register(page, `giulia.${randomUUID().slice(0, 8)}@example.it`),
    reads: usual,
    kept: async (page) => {
      await keptName(page);
      await expect(dialog(page, newAccount).getByLabel('Cellulare')).toHaveValue('333 1234567');
    },
    wayOn: "'Crea un account' again, or closing the dialog",
    goOn: async (page) => {
      await dialog(page, newAccount).getByRole('button', { name: 'Crea un account' }).click();
      await expect(dialog(page, 'Registrazione completata!')).toBeVisible();
    },
  },
  {
    call: 'forgotPassword',
    address: /\/users\/password\/forgot$/,
    before: async (visit) => {
      await toLogin(visit);
      await loginDialog(visit.page).getByRole('button', { name: forgotten }).click();
      await dialog(visit.page, forgotten).getByLabel('Email').fill('giulia@example.it');
    },
    provoke: ({ page }) => press(page, 'Invia il link'),
    reads: usual,
    kept: async (page) => {
      await keptName(page);
      await expect(dialog(page, forgotten).getByLabel('Email')).toHaveValue('giulia@example.it');
    },
    wayOn: "'Invia il link' again",
    goOn: async (page) => {
      await press(page, 'Invia il link');
      await expect(dialog(page, 'Controlla la tua email')).toBeVisible();
    },
  },
  {
    call: 'resetPassword',
    address: /\/users\/password\/reset$/,
    before: async ({ page }) => {
      await page.goto(`/account/password/#token=${'a'.repeat(64)}`);
      await page.getByLabel('Crea una password').fill('Tulipano8!');
      await page.getByLabel('Ripeti la password').fill('Tulipano8!');
    },
    provoke: ({ page }) => press(page, 'Salva la password'),
    reads: { ...usual, 'status 401': /Il link è scaduto o è già stato usato\./ },
    kept: (page) => expect(page.getByLabel('Crea una password')).toHaveValue('Tulipano8!'),
    wayOn: "'Salva la password' again: the link is not used up",
    goOn: async (page) => {
      // The real server rejects the link's token, because it has not mailed this link.
      await press(page, 'Salva la password');
      await expect(page.getByRole('alert')).toContainText('Il link è scaduto o è già stato usato.');
    },
  },
  {
    call: 'logout',
    address: /\/users\/logout$/,
    before: loggedIn,
    provoke: ({ page }) => press(page, 'Esci'),
    reads: { otherwise: null },
    passed: have,
    kept: (page) => expect(control(page, 'nome')).toHaveValue(''),
    wayOn: 'the user is logged out on this device at once; the session ends after two hours',
    goOn: async (page) => expect.poll(() => loginCookies(page)).toEqual([]),
  },
  {
    call: 'myData',
    address: /\/users\/my-data/,
    before: async ({ page, request }) => {
      const { token } = await openAccount(request);
      await page
        .context()
        .addCookies([{ name: 'jwt', value: token, domain: '127.0.0.1', path: '/' }]);
    },
    provoke: ({ page }) => open(page),
    reads: { otherwise: null, 'status 401': over },
    passed: have,
    kept: (page) => expect(control(page, 'nome')).toBeVisible(),
    wayOn:
      'the form without an account, or a new login; after a lost network the page repeats the call',
    goOn: (page) => write(page, 'nome', 'Giulia'),
  },
  {
    call: 'fiscalCode',
    address: /\/calculate\/cf$/,
    before: newPerson,
    provoke: ({ page }) => saveRecord(page),
    reads: { otherwise: null, 'status 401': over },
    passed: (page) => record(page, anna).and(page.locator(':checked')),
    kept: keptRecord,
    wayOn: againOrIn,
    wayUnread: 'the record is saved without the code, and the next save computes it',
    goOn: async (page, said) => {
      if (said) await saveAgain(page, 'Anna');
      await expect(record(page, anna)).toBeChecked();
    },
  },
  {
    call: 'savePerson',
    address: /\/persons\/upsert/,
    before: newPerson,
    provoke: ({ page }) => saveRecord(page),
    reads: readOfSaving,
    kept: keptRecord,
    wayOn: againOrIn,
    goOn: async (page) => {
      await saveAgain(page, 'Anna');
      await expect(record(page, anna)).toBeChecked();
    },
  },
  {
    call: 'saveCompany',
    address: /\/companies\/upsert/,
    before: async ({ page, request }) => {
      const account = await openAccount(request);
      await openPets(page);
      await logIn(page, account);
      await choose(page, 'tipoPersona', 'giuridica');
      await add(page);
      await officina().fill(page);
    },
    provoke: ({ page }) => saveRecord(page),
    reads: readOfSaving,
    kept: keptRecord,
    wayOn: againOrIn,
    goOn: async (page) => {
      await saveAgain(page, her.name);
      await expect(record(page, 'Officina D’Amico S.r.l.')).toBeChecked();
    },
  },
];
