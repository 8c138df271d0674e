import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { newCar as owned } from '@preventivo/line-microcar/workspace/answers';
import { type Answers, answer } from '../support/lines/answer.ts';
import { answerPages, open, openAs, storedOnce } from '../support/lines/journey.ts';
import { firstTime, insuranceOf, microcar, newCar } from '../support/lines/microcar.ts';
import { noConsent, pageSays } from '../support/lines/unanswered.ts';
import { summary } from '../support/pages/complaints.ts';
import { consent, storedIvass, storedPrivacy } from '../support/pages/consents.ts';
import { comeBack, endSessionAt } from '../support/pages/expiry.ts';
import { problem, question, sendIt } from '../support/pages/funnel.ts';
import { record } from '../support/pages/saved.ts';
import { choose, go, send, typeAddress } from '../support/pages/visitor.ts';
import {
  type Account,
  enter,
  logIn,
  loginDialog,
  myData,
  openAccount,
  savePerson,
} from '../support/people/accounts.ts';
import { inDays } from '../support/people/days.ts';
import { giulia } from '../support/people/people.ts';
import { test } from '../support/server/account-test.ts';
import { requestsOf } from '../support/server/database.ts';
import { thorough, variant } from '../support/thorough.ts';

/** The answers about a new vehicle that inherits the class of merit of Giulia's other vehicle. */
const inheritsFrom = (tipoVeicoloEreditaCu: string, targaCu: string) =>
  insuranceOf({
    ...owned,
    tipoEreditaCu: '2',
    cuEreditata: '5',
    tipoVeicoloEreditaCu,
    targaCu,
  });

const parents = (owner: Answers, proprietario: object) => ({
  answers: { contraenteProprietario: '3', ...owner, altriConducenti: 'false' },
  stored: {
    contraenteProprietario: 3,
    proprietario,
    altriConducenti: false,
    etaConducentePiuGiovane: null,
  },
});

const mother: Answers = {
  'proprietario.nome': 'Claire',
  'proprietario.cognome': 'Moreau',
  'proprietario.sesso': '1',
  'proprietario.data_nascita': '1957-02-09',
  'proprietario.natoInItalia': 'false',
  'proprietario.stato_nascita': { typed: 'Francia', only: 'Francia' },
  'proprietario.indirizzoResidenza_SedeLegale': async (page: Page) => {
    // The search selects a single match automatically.
    const box = 'proprietario.indirizzoResidenza_SedeLegale';
    await typeAddress(page, box, 'via garibaldi 12 20121 milano');
    await expect(
      page.getByRole('group', { name: 'Indirizzo di residenza del proprietario scelto' }),
    ).toBeVisible();
  },
  'proprietario.professione': { typed: 'archit', only: 'Architetto' },
};

test('a visitor requests a quote for the microcar of her mother, whose data she types, and the answers are stored exactly once', async ({
  page,
}) => {
  const asker = giulia();
  const journey = microcar(
    'the microcar of her mother',
    newCar,
    inheritsFrom('1', 'AB123CD'),
    parents(mother, {
      nome: 'Claire',
      cognome: 'Moreau',
      sesso: 1,
      dataNascita: '1957-02-09',
      nazionalita: 9,
      comuneNascita: null,
      indirizzoResidenza_SedeLegale: 'VIA GARIBALDI, 12, 20121 MILANO (MI), ITALIA',
      // The form does not ask for the owner's email and phone. It sends the contractor's.
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

test('a logged-in user requests a quote for the microcar of her father, chosen from the saved people, and the answers are stored exactly once', async ({
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
    inheritsFrom('2', 'AA12345'),
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

/** Opens page 3 and selects the saved father as the owner. Returns the id of his record. */
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

/** Expects that neither the page nor the browser's storage contains the father's data. */
async function nothingOfFather(page: Page, id: string) {
  await expect(page.getByText('Segreti')).toHaveCount(0);
  const kept = () =>
    page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  await expect.poll(kept).not.toContain(id);
  expect(await kept()).not.toMatch(/Segreti|3339876543|1952-11-03/);
}

test('the chosen owner is stored as a reference to the record, and removed on logout', async ({
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

test('the chosen owner is removed if the page opens without the login cookie', async ({
  page,
  request,
  account,
}) => {
  const id = await chooseFather(page, request, account);
  await page.context().clearCookies();
  await page.reload();
  await nothingOfFather(page, id);
});

test('after a login with another account, the form contains no owner of the first account and sends none', async ({
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

test('the saved owner is sent with the data that the account contains at the time of the submit', async ({
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

for (const [index, [words, call]] of (
  [
    ['the save', '**/save?step=3'],
    ['the request', '**/api/microcar/submit'],
    ['the reading of the account', '**/users/my-data?*'],
  ] as const
).entries())
  test(
    `the saved owner is removed when the session ends at ${words}, and restored by a login with the same account`,
    variant(index),
    async ({ page, request, account }) => {
      const id = await chooseFather(page, request, account);
      await choose(page, 'ivass', 'true');
      const ended = await endSessionAt(page, call);
      await send(page).click();
      await expect(loginDialog(page)).toBeVisible();
      await nothingOfFather(page, id);
      expect(requestsOf(account.email)).toEqual([]);
      await comeBack(page, account);
      await expect(savedSegreti(page)).toBeChecked();
      await sendIt(page);
      expect(ended()).toBe(1);
      expect(requestsOf(account.email)).toMatchObject([
        { payload: { specificData: { proprietario: { cognome: 'Segreti', selectPeopleId: id } } } },
      ]);
    },
  );

test('after the session has ended and another account has logged in, the form contains no owner and sends none', async ({
  page,
  request,
  account,
}) => {
  const id = await chooseFather(page, request, account);
  const other = await openAccount(request);
  await choose(page, 'ivass', 'true');
  await endSessionAt(page, '**/save?step=3');
  await send(page).click();
  await enter(page, other.email);
  await expect(loginDialog(page)).toHaveCount(0);
  await nothingOfFather(page, id);
  await choose(page, 'ivass', 'true');
  await send(page).click();
  await expect(summary(page)).toContainText('Selezionare il proprietario');
  expect([...requestsOf(account.email), ...requestsOf(other.email)]).toEqual([]);
});

test("an owner created during a request for another contractor is sent with that contractor's email and phone, which the account does not store for the owner", async ({
  page,
  request,
  account,
}) => {
  const anna = { name: 'Anna', surname: 'Neri', phone: '3479876543' };
  const email = `anna.${account.email}`;
  await savePerson(request, account, undefined, { ...anna, email });
  const owned = parents({ 'proprietario.selectPeopleId': (page) => makeMother(page) }, {});
  const journey = microcar(
    'the microcar of somebody whom nobody can reach',
    newCar,
    firstTime,
    owned,
  );
  await page
    .context()
    .addCookies([{ name: 'jwt', value: account.token, domain: '127.0.0.1', path: '/' }]);
  await open(page, journey);
  await record(page, 'Anna Neri').check();
  await answerPages(page, journey);
  await choose(page, 'ivass', 'true');
  await sendIt(page);
  expect(requestsOf(email)).toMatchObject([
    {
      payload: {
        contractor: { nome: 'Anna', email },
        specificData: { proprietario: { nome: 'Claire', email, telefono: anna.phone } },
      },
    },
  ]);
  const { user } = await myData(request, account.token);
  const claire = user.people.find(({ name }: { name: string }) => name === 'Claire');
  expect(claire).toMatchObject({ email: '', phone: '' });
});

test(
  'a visitor who has typed the contractor and the owner keeps both after a login on the last page',
  thorough,
  async ({ page, account }) => {
    const asker = giulia();
    const journey = microcar('the microcar of her mother', newCar, firstTime, parents(mother, {}));
    await open(page, journey);
    await asker.fill(page);
    await answerPages(page, journey);
    await logIn(page, account);
    await page.getByRole('button', { name: 'Usa i dati che hai scritto' }).click();
    await expect(page.getByRole('radio', { name: 'Claire Moreau' })).toBeChecked();
    await choose(page, 'ivass', 'true');
    await send(page).click();
    await problem(page).getByRole('button', { name: 'Usa i dati che hai scritto' }).click();
    await expect(question(page)).toBeVisible();
    expect(requestsOf(asker.email)).toMatchObject([
      {
        payload: {
          contractor: asker.stored,
          specificData: { proprietario: { nome: 'Claire', email: asker.email } },
          sfLeadIds: { sfContractorPersonId: account.ownRecord },
        },
      },
    ]);
  },
);

async function makeMother(page: Page) {
  await page.getByRole('button', { name: 'Inserisci un nuovo proprietario' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nuovo proprietario' });
  await expect(dialog.getByText('Paese di nascita del proprietario').first()).toBeVisible();
  await answer(page, {
    nome: 'Claire',
    cognome: 'Moreau',
    sesso: '1',
    data_nascita: '1957-02-09',
    natoInItalia: 'false',
    stato_nascita: { typed: 'Francia', only: 'Francia' },
    indirizzoResidenza_SedeLegale: async (page) => {
      await typeAddress(page, 'indirizzoResidenza_SedeLegale', 'via garibaldi 12 20121 milano');
      await expect(
        page.getByRole('group', { name: 'Indirizzo di residenza del proprietario scelto' }),
      ).toBeVisible();
    },
    professione: { typed: 'archit', only: 'Architetto' },
  });
  await dialog.getByRole('button', { name: 'Salva' }).click();
  await expect(page.getByRole('radio', { name: 'Claire Moreau' })).toBeChecked();
}

const notFound =
  'Indirizzo non trovato, ti preghiamo di inserirlo tramite il tasto "Compilazione manuale".';
const noPerson = [
  'Nome non valido',
  'Cognome non valido',
  'Selezionare il sesso',
  'Data di nascita del proprietario non valida',
];

test(
  'a visitor who skips the owner sees the missing answers in the order of the page',
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
