import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { summary } from '../support/pages/complaints.ts';
import { consent, storedIvass, storedPrivacy } from '../support/pages/consents.ts';
import { sendIt } from '../support/pages/funnel.ts';
import { choose, go, send, typeAddress } from '../support/pages/visitor.ts';
import { type Account, openAccount, savePerson } from '../support/people/accounts.ts';
import { inDays } from '../support/people/days.ts';
import { giulia } from '../support/people/people.ts';
import { test } from '../support/server/account-test.ts';
import { requestsOf } from '../support/server/database.ts';
import { thorough } from '../support/thorough.ts';
import { type Answers, answer } from './answer.ts';
import { answerPages, open, openAs, storedOnce } from './journey.ts';
import { firstTime, microcar, neverInsured, newCar, starting } from './microcar.ts';
import { noConsent, pageSays } from './unanswered.ts';

/** A new one, which takes over the class of another vehicle of hers. */
const inheritsFrom = (tipoVeicoloEreditaCu: number, targaCu: string) => ({
  answers: {
    statoAssicurativoId: 'aMioNomePrimaVoltaNuovo',
    dataScadenza: starting,
    tipoEreditaCu: '2',
    cuEreditata: '5',
    tipoVeicoloEreditaCu: String(tipoVeicoloEreditaCu),
    targaCu,
  },
  stored: {
    statoAssicurativoId: 'aMioNomePrimaVoltaNuovo',
    ...neverInsured,
    tipoEreditaCu: 2,
    cuEreditata: 5,
    tipoVeicoloEreditaCu,
    targaCu,
  },
});

/** It belongs to a parent of hers. */
const parents = (owner: Answers, proprietario: object) => ({
  answers: { contraenteProprietario: '3', ...owner, altriConducenti: 'false' },
  stored: {
    contraenteProprietario: 3,
    proprietario,
    altriConducenti: false,
    etaConducentePiuGiovane: null,
  },
});

/** Her mother, as she is written by hand. */
const mother: Answers = {
  'proprietario.nome': 'Claire',
  'proprietario.cognome': 'Moreau',
  'proprietario.sesso': '1',
  'proprietario.data_nascita': '1957-02-09',
  'proprietario.natoInItalia': 'false',
  'proprietario.stato_nascita': { typed: 'Francia', only: 'Francia' },
  'proprietario.indirizzoResidenza_SedeLegale': async (page: Page) => {
    // The only place there is: it is taken by itself.
    const box = 'proprietario.indirizzoResidenza_SedeLegale';
    await typeAddress(page, box, 'via garibaldi 12 20121 milano');
    await expect(
      page.getByRole('group', { name: 'Indirizzo di residenza del proprietario scelto' }),
    ).toBeVisible();
  },
  'proprietario.professione': { typed: 'archit', only: 'Architetto' },
};

test('a visitor asks for the microcar of her mother, whom she writes by hand, and exactly that is stored once', async ({
  page,
}) => {
  const asker = giulia();
  const journey = microcar(
    'the microcar of her mother',
    newCar,
    inheritsFrom(1, 'AB123CD'),
    parents(mother, {
      nome: 'Claire',
      cognome: 'Moreau',
      sesso: 1,
      dataNascita: '1957-02-09',
      nazionalita: 9,
      comuneNascita: null,
      indirizzoResidenza_SedeLegale: 'VIA GARIBALDI, 12, 20121 MILANO (MI), ITALIA',
      // Nobody is asked how to reach the owner: they are the contractor's.
      email: asker.email,
      telefono: '3331234567',
      professione: 'architetto',
      selectPeopleId: null,
    }),
  );
  await open(page, journey);
  await asker.fill(page);
  await answerPages(page, journey);
  await consent(page);
  await sendIt(page);
  const privacy = storedPrivacy(asker.email);
  expect(requestsOf(asker.email)).toEqual(
    storedOnce(journey, { contractor: asker.stored, privacy, sfLeadIds: null }),
  );
});

/** Her father, as he is saved. */
const father = {
  name: 'Enrico',
  gender: 'uomo',
  phone: '3339876543',
  dateOfBirth: '1952-11-03T00:00:00.000Z',
  profession: 'architetto',
};
const savedOwner = (page: Page) =>
  page
    .getByRole('radiogroup', { name: 'Seleziona il proprietario' })
    .or(page.getByRole('group', { name: 'Seleziona il proprietario' }))
    .getByRole('radio', { name: "Enrico D'Amico" });

test('a saved person asks for the microcar of her father, chosen from the list, and exactly that is stored once', async ({
  page,
  request,
  account,
}) => {
  const { email, salesId, ownRecord } = account;
  await savePerson(request, account, ownRecord);
  const fathersRecord = await savePerson(request, account, undefined, father);
  const journey = microcar(
    'the microcar of her father',
    newCar,
    inheritsFrom(2, 'AA12345'),
    parents(
      { 'proprietario.selectPeopleId': (page) => savedOwner(page).check() },
      {
        nome: 'Enrico',
        cognome: "D'Amico",
        sesso: 0,
        dataNascita: '1952-11-03',
        nazionalita: 13,
        comuneNascita: 'MILANO (MI)',
        indirizzoResidenza_SedeLegale: 'CORSO ITALIA, 5, 24122 BERGAMO (BG), ITALIA',
        email,
        telefono: '3339876543',
        professione: 'architetto',
        selectPeopleId: fathersRecord,
      },
    ),
  );
  await openAs(page, account, journey);
  await answerPages(page, journey);
  await choose(page, 'ivass', 'true');
  await sendIt(page);
  expect(requestsOf(email)).toEqual(
    storedOnce(journey, {
      contractor: { ...giulia().stored, email },
      privacy: storedIvass(email),
      sfLeadIds: { sfUserId: salesId, sfContractorPersonId: ownRecord },
    }),
  );
});

/** Opens page 3 with the saved father chosen as the owner. Returns his record's id. */
async function chooseFather(page: Page, request: APIRequestContext, account: Account) {
  await savePerson(request, account, account.ownRecord);
  const id = await savePerson(request, account, undefined, { ...father, surname: 'Segreti' });
  const owned = parents(
    { 'proprietario.selectPeopleId': (page) => savedSegreti(page).check() },
    {},
  );
  const journey = microcar('the microcar of her father', newCar, firstTime, owned);
  await openAs(page, account, journey);
  await answerPages(page, journey);
  await expect(savedSegreti(page)).toBeChecked();
  return id;
}

const savedSegreti = (page: Page) => page.getByRole('radio', { name: 'Enrico Segreti' });

/** Expects nothing of him on the page or in the browser's storage. */
async function nothingOfFather(page: Page, id: string) {
  await expect(page.getByText('Segreti')).toHaveCount(0);
  const kept = () =>
    page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  await expect.poll(kept).not.toContain(id);
  expect(await kept()).not.toMatch(/Segreti|3339876543|1952-11-03/);
}

test('the saved owner is stored as a reference, and goes when the visitor logs out', async ({
  page,
  request,
  account,
}) => {
  const id = await chooseFather(page, request, account);
  const kept = () => page.evaluate(() => localStorage.getItem('persist:microcar'));
  await expect.poll(kept).toContain(id);
  expect(await kept()).not.toMatch(/Segreti|3339876543|1952-11-03/);
  await page.getByRole('button', { name: 'Esci' }).click();
  await nothingOfFather(page, id);
  await page.reload();
  await nothingOfFather(page, id);
});

test('the saved owner is gone when the page opens without the cookie', async ({
  page,
  request,
  account,
}) => {
  const id = await chooseFather(page, request, account);
  await page.context().clearCookies();
  await page.reload();
  await nothingOfFather(page, id);
});

test('another account finds no owner of the one before, and sends none', async ({
  page,
  request,
  account,
}) => {
  const id = await chooseFather(page, request, account);
  const other = await openAccount(request);
  await page
    .context()
    .addCookies([{ name: 'jwt', value: other.token, domain: '127.0.0.1', path: '/' }]);
  await page.reload();
  await nothingOfFather(page, id);
  expect(requestsOf(other.email)).toEqual([]);
});

test('the saved owner is sent as the account has him when the request goes', async ({
  page,
  request,
  account,
}) => {
  const id = await chooseFather(page, request, account);
  await savePerson(request, account, id, {
    ...father,
    surname: 'Segreti',
    addressNumber: '99',
  });
  await choose(page, 'ivass', 'true');
  await sendIt(page);
  expect(requestsOf(account.email)).toMatchObject([
    {
      payload: {
        specificData: {
          proprietario: {
            selectPeopleId: id,
            indirizzoResidenza_SedeLegale: 'CORSO ITALIA, 99, 24122 BERGAMO (BG), ITALIA',
          },
        },
      },
    },
  ]);
});

const notFound =
  'Indirizzo non trovato, ti preghiamo di inserirlo tramite il tasto "Compilazione manuale".';
const noPerson = [
  'Nome non valido',
  'Cognome non valido',
  'Selezionare il sesso',
  'Data di nascita del proprietario non valida',
];

test(
  'a visitor who leaves the owner out is told what is missing, in order',
  thorough,
  async ({ page }) => {
    const journey = microcar('the microcar of her mother', newCar, firstTime);
    await open(page, journey);
    await giulia().fill(page);
    await go(page).click();
    await answer(page, newCar.answers);
    await go(page).click();
    await answer(page, {
      ...firstTime.answers,
      contraenteProprietario: '3',
      altriConducenti: 'false',
    });
    await send(page).click();
    await expect(summary(page)).toContainText('Alcuni valori del proprietario non sono validi');
    await pageSays(page, [
      {
        said: [
          ...noPerson,
          'Indicare se è nato in Italia o al estero',
          notFound,
          'Selezionare un valore',
          noConsent,
        ],
      },
      {
        after: { 'proprietario.natoInItalia': 'true' },
        said: [
          ...noPerson,
          'Comune di nascita non valido',
          notFound,
          'Selezionare un valore',
          noConsent,
        ],
      },
      {
        after: { 'proprietario.natoInItalia': 'false' },
        said: [
          ...noPerson,
          'Selezionare lo stato di nascita',
          notFound,
          'Selezionare un valore',
          noConsent,
        ],
      },
      {
        after: {
          'proprietario.nome': 'C',
          'proprietario.cognome': 'Moreau 2',
          'proprietario.sesso': '1',
          'proprietario.data_nascita': inDays(1),
          'proprietario.stato_nascita': { typed: 'Francia', only: 'Francia' },
          'proprietario.indirizzoResidenza_SedeLegale': (page) =>
            page.getByRole('button', { name: 'Compilazione manuale' }).click(),
        },
        said: [
          'Nome non valido',
          'Cognome non valido',
          'Data di nascita del proprietario non valida',
          'Comune non valido',
          'Indirizzo non valido',
          'Civico non valido',
          'Selezionare un valore',
          noConsent,
        ],
        marked: {
          'proprietario.nome': 'Nome non valido',
          'proprietario.cognome': 'Cognome non valido',
          'proprietario.data_nascita': 'Data di nascita del proprietario non valida',
          'proprietario.professione': 'Selezionare un valore',
        },
      },
      {
        after: {
          'proprietario.nome': 'Claire',
          'proprietario.cognome': 'Moreau',
          'proprietario.data_nascita': '1957-02-09',
          'proprietario.city': { typed: 'piacenza', taken: 'PIACENZA (PC)' },
          'proprietario.professione': { typed: 'archit', only: 'Architetto' },
        },
        said: ['CAP non valido', 'Indirizzo non valido', 'Civico non valido', noConsent],
      },
    ]);
  },
);
