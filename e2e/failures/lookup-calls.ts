import { expect, type Page } from '@playwright/test';
import { answer } from '../support/lines/answer.ts';
import { inputsOf } from '../support/lines/inputs.ts';
import { noPolicy } from '../support/lines/policies.ts';
import { consent } from '../support/pages/consents.ts';
import { open, question } from '../support/pages/funnel.ts';
import { choose, chosen, control, go, pick, send, title, write } from '../support/pages/visitor.ts';
import {
  bornInItaly,
  giulia,
  professionUnasked,
  searchedAddress,
} from '../support/people/people.ts';
import { arrive } from '../support/server/travel-test.ts';
import type { FailingCall, Visit } from './failing-call.ts';

const name = 'indirizzoResidenza_SedeLegale';
const whole = 'corso italia 5, 24122 bergamo';
const keptName = (page: Page) => expect(control(page, 'nome')).toHaveValue('Giulia');
const firstName = async ({ page }: Visit) => {
  await open(page);
  await write(page, 'nome', 'Giulia');
};
const listFailed = /Non riusciamo a caricare l'elenco\./;
const retryList = (page: Page, group: string) =>
  page.getByRole('group', { name: group }).getByRole('button', { name: 'Riprova' }).click();

/** The calls that a page makes while the visitor fills it in. */
export const lookupCalls: readonly FailingCall[] = [
  {
    call: 'municipalities',
    address: /\/location\/findComune$/,
    before: async (visit) => {
      await firstName(visit);
      await choose(visit.page, 'natoInItalia', 'true');
    },
    provoke: ({ page }) => control(page, 'comune_nascita').pressSequentially('milano'),
    reads: { otherwise: /La ricerca non risponde\. Quello che hai scritto non va perso\./ },
    kept: async (page) => {
      await keptName(page);
      await expect(control(page, 'comune_nascita')).toHaveValue('milano');
    },
    wayOn: "'Riprova', or more typing",
    goOn: async (page) => {
      await page.getByRole('button', { name: 'Riprova' }).click();
      await expect(control(page, 'comune_nascita')).toBeFocused();
      await expect(chosen(page, 'comune_nascita')).toHaveText('MILANO (MI)');
    },
  },
  {
    call: 'birthplace',
    address: /\/location\/birthplace$/,
    before: firstName,
    provoke: ({ page }) => write(page, 'codice_fiscale', 'DMCGLI85C67F205N'),
    reads: { otherwise: null },
    passed: (page) =>
      page.getByText('Abbiamo compilato sesso e data di nascita: controllali').first(),
    kept: keptName,
    wayOn: 'the form asks for the birthplace, as it does without a code',
    goOn: async (page) => {
      await expect(control(page, 'data_nascita.anno')).toHaveValue('1985');
      await pick(page, 'comune_nascita', 'milano', 'MILANO (MI)');
    },
  },
  {
    call: 'postalCodes',
    address: /\/location\/findCap$/,
    before: async (visit) => {
      await firstName(visit);
      await visit.page.getByRole('button', { name: 'Compilazione manuale' }).click();
    },
    provoke: ({ page }) => pick(page, 'city', 'milano', 'MILANO (MI)'),
    reads: { otherwise: null },
    passed: (page) => control(page, 'zip').and(page.locator('input')),
    kept: keptName,
    wayOn: 'the visitor types the postal code',
    goOn: async (page) => {
      await control(page, 'zip').fill('20121');
      await expect(control(page, 'zip')).toHaveValue('20121');
    },
  },
  {
    call: 'searchAddress',
    address: /\/address\/search$/,
    before: firstName,
    provoke: ({ page }) => control(page, name).pressSequentially('corso italia 5, bergamo'),
    reads: { otherwise: /La ricerca non risponde\. Puoi scriverlo tu\./ },
    kept: async (page) => {
      await keptName(page);
      await expect(control(page, name)).toHaveValue('corso italia 5, bergamo');
    },
    wayOn: "'Compilazione manuale', filled with the typed text; more typing searches again",
    goOn: async (page) => {
      await control(page, name).fill('');
      await control(page, name).pressSequentially(whole);
      await expect(chosen(page, name)).toBeVisible();
    },
  },
  {
    call: 'addressDetails',
    address: /\/address\/details$/,
    before: firstName,
    provoke: async ({ page }) => {
      await control(page, name).pressSequentially(whole);
      await expect(chosen(page, name)).toBeVisible();
      await control(page, name).press('Tab');
    },
    reads: { otherwise: /Impossibile validare il comune selezionato/ },
    kept: keptName,
    wayOn: "'Compilazione manuale', filled with the typed text",
    goOn: async (page) => {
      await page.getByRole('button', { name: 'Compilazione manuale' }).click();
      await expect(control(page, 'street')).toHaveValue(/corso italia/i);
    },
  },
  {
    call: 'enums',
    address: /\/enums\/tipoDestinazione$/,
    before: async () => {},
    provoke: ({ page, answered }) => arrive(page, answered),
    reads: { otherwise: listFailed },
    kept: (page) => expect(title(page)).toHaveText('Il tuo viaggio'),
    wayOn: "'Riprova' in place of the list",
    goOn: async (page) => {
      await retryList(page, 'Dove vai?');
      await choose(page, 'destinazione', 'mondo');
    },
  },
  {
    call: 'professions',
    address: /\/professions$/,
    before: async ({ page }) => {
      await page.goto('/professional/');
      await choose(page, 'tipoPersona', 'fisica');
      await giulia(bornInItaly, searchedAddress, professionUnasked).fill(page);
      await go(page).click();
      await expect(title(page)).toHaveText('La tua professione');
    },
    provoke: ({ page }) => answer(page, { area: 'medica' }),
    reads: { otherwise: listFailed },
    kept: (page) => expect(page.locator('[name="area"][value="medica"]')).toBeChecked(),
    wayOn: "'Riprova' in place of the list",
    goOn: async (page) => {
      await page.getByRole('button', { name: 'Riprova' }).click();
      await pick(page, 'professione', 'fisiot', 'Fisioterapista');
    },
  },
  {
    call: 'validate',
    address: /\/validate\/targa_moto$/,
    before: async ({ page }) => {
      await page.goto('/vintage-bike/');
      await giulia().fill(page);
      await go(page).click();
      await expect(title(page)).toHaveText('La moto');
    },
    provoke: async ({ page }) => {
      await write(page, 'targa', 'AA12345');
      await control(page, 'targa').press('Tab');
    },
    reads: { otherwise: null },
    passed: (page) => control(page, 'targa').and(page.locator(':not([aria-invalid])')),
    kept: (page) => expect(control(page, 'targa')).toHaveValue('AA12345'),
    wayOn: 'the visitor continues: the submit validates the answer again',
    goOn: async (page) => {
      await answer(page, inputsOf(noPolicy));
      await consent(page);
      await send(page).click();
      // The page delays the submit until the check by the quote service has timed out.
      await expect(question(page)).toBeVisible({ timeout: 30_000 });
    },
  },
];
