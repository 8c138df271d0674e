import { expect, type Page } from '@playwright/test';
import { answer } from '../support/lines/answer.ts';
import { inputsOf } from '../support/lines/inputs.ts';
import { noPolicy } from '../support/lines/policies.ts';
import { consent } from '../support/pages/consents.ts';
import { open, problem, question, thanks } from '../support/pages/funnel.ts';
import { choose, control, go, send, stub, title } from '../support/pages/visitor.ts';
import { giulia } from '../support/people/people.ts';
import { trip } from '../support/people/trips.ts';
import { arrive } from '../support/server/travel-test.ts';
import type { FailingCall, Visit } from './failing-call.ts';

const network = { 'no answer': null, 'connection reset': null };
const tooMany = { 'status 429': /Troppe richieste: riprova tra poco\./ };
const unsaved = /Impossibile salvare la richiesta, riporva più tardi\./;
const unsent = /Impossibile salvare la richiesta di quotazione\. Ti invitiamo a riprovare/;

const answerTrip = async ({ page, answered }: Visit) => {
  await arrive(page, answered);
  await trip().fill(page);
  await consent(page);
};
const goesOn = 'the next page opened: the submit validates the answers again';
const retry = (page: Page) => problem(page).getByRole('button', { name: 'Riprova' }).click();
const keptTrip = (page: Page) => expect(control(page, 'eta')).toHaveValue('41');
const goOnSending = async (page: Page, said: boolean) => {
  if (said) await retry(page);
  await expect(question(page)).toBeVisible();
};

const engine = {
  ...{ kw: '29,4', cavalli: '40', matricola: 'FR-AAAC9171G210', anno: '2019', marca: 'Suzuki' },
  ...{ alimentazione: 'benzina', utilizzo: 'diportoPrivato' },
  ormeggio: { typed: 'ligu', only: 'Liguria' },
};

/** The HTTP requests that the page sends when the visitor presses «Continua» or the button that sends the request. */
export const sendingCalls: readonly FailingCall[] = [
  {
    call: 'checkContractor',
    address: /\/api\/travel\/contractor$/,
    before: async ({ page }) => {
      await open(page);
      await giulia().fill(page);
    },
    provoke: ({ page }) => go(page).click(),
    reads: { ...network, ...tooMany, otherwise: unsaved },
    passed: (page) => title(page).filter({ hasText: 'Il tuo viaggio' }),
    kept: async (page, said) => said && expect(stub(page)).toContainText('Giulia'),
    wayOn: "'Ho capito', and 'Continua' again",
    wayUnread: goesOn,
    goOn: async (page, said) => {
      if (said) await problem(page).getByRole('button', { name: 'Ho capito' }).click();
      if (said) await go(page).click();
      await expect(title(page)).toHaveText('Il tuo viaggio');
    },
  },
  {
    call: 'save',
    address: /\/api\/travel\/save\?/,
    before: answerTrip,
    provoke: ({ page }) => send(page).click(),
    reads: { ...network, ...tooMany, otherwise: unsaved },
    passed: question,
    kept: async (page, said) => said && keptTrip(page),
    wayOn: "'Riprova'",
    wayUnread: goesOn,
    goOn: goOnSending,
  },
  {
    call: 'saveEngine',
    address: /\/api\/boat\/save\/engine$/,
    before: async ({ page }) => {
      await page.goto('/boat/');
      await choose(page, 'tipoPersona', 'fisica');
      await giulia().fill(page);
      await go(page).click();
      await expect(title(page)).toHaveText('La barca');
      await answer(page, inputsOf({ ...noPolicy, tipoPolizza: 'soloMotore' }));
      await go(page).click();
      await expect(title(page)).toHaveText('Il motore');
      await answer(page, { ...engine });
      await consent(page);
    },
    provoke: ({ page }) => send(page).click(),
    reads: { ...network, ...tooMany, otherwise: unsaved },
    passed: question,
    kept: async (page, said) => said && expect(control(page, 'marca')).toHaveValue('Suzuki'),
    wayOn: "'Riprova'",
    wayUnread: goesOn,
    goOn: goOnSending,
  },
  {
    call: 'submit',
    address: /\/api\/travel\/submit$/,
    before: answerTrip,
    provoke: ({ page }) => send(page).click(),
    reads: { ...tooMany, otherwise: unsent },
    kept: keptTrip,
    wayOn: "'Riprova', under the same key",
    goOn: goOnSending,
  },
  {
    call: 'recallMe',
    address: /\/api\/quote-request\/recall-me$/,
    before: async (visit) => {
      await answerTrip(visit);
      await send(visit.page).click();
      await expect(question(visit.page)).toBeVisible();
    },
    provoke: ({ page }) => question(page).getByRole('button', { name: 'Via email' }).click(),
    reads: { otherwise: /Non siamo riusciti a registrare la scelta\. Riprova\./ },
    kept: (page) => expect(question(page)).toBeVisible(),
    wayOn: "'Via email' again; the request itself is stored",
    goOn: async (page) => {
      await question(page).getByRole('button', { name: 'Via email' }).click();
      await expect(thanks(page)).toBeVisible();
    },
  },
];
