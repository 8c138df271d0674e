import { expect } from '@playwright/test';
import { answer } from '../support/lines/answer.ts';
import { openAs } from '../support/lines/journey.ts';
import { test } from '../support/lines/known-test.ts';
import {
  firstTime,
  hers,
  inFirstClass,
  newCar,
  newMicrocar,
  starting,
  thisYear,
} from '../support/lines/microcar.ts';
import { noConsent, pagesSay } from '../support/lines/unanswered.ts';
import { inAMonthFrom } from '../support/lines/windows.ts';
import { complaints, summary } from '../support/pages/complaints.ts';
import { choose, go, send } from '../support/pages/visitor.ts';
import { inDays } from '../support/people/days.ts';
import { thorough } from '../support/thorough.ts';

const noRegistration = [
  'Selezionare un anno di immatricolazione valido',
  "Selezionare un mese d'acquisto valido",
  "Selezionare un anno d'acquisto valido",
];
const noModel = [
  'Indicare la marca del veicolo',
  'Indicare il modello del veicolo',
  "Indicare l'allestimento",
];
const noPlate = 'Inserire una targa valida';
const noFuel = "Selezionare l'alimentazione";
const noPower = 'Indicare i kilowatt';
const noGears = 'Specificare se il veicolo ha le marce';

const startWindow = inAMonthFrom(starting);
const noStart = `Inserire una data ${startWindow}`;
const noClass = 'Indicare la classe di merito';
const noCompany = 'Indicare la compagnia attuale';
const noInsuredYears = 'Indicare da quanti anni si è assicurati';
const noInheritedWord = 'Indicare se la classe è stata ereditata';
const noRelation = 'Indicare chi è il proprietario';
const noDriversWord = 'Indicare se guidano altre persone';
const noInherited = ['Indicare la classe ereditata', "Indicare il tipo dell'altro veicolo"];
const noOtherPlate = "Inserire la targa dell'altro veicolo";
const noAccident = (number: number) => [
  `Indicare l'anno dell'incidente ${number}`,
  `Indicare la responsabilità dell'incidente ${number}`,
];
const ownerAndDriver = [
  'Selezionare il proprietario',
  "Indicare l'età del conducente più giovane",
  noConsent,
];
const invalid = 'Valore non valido';
const wrongPlate = 'Targa non valida';

pagesSay(
  newMicrocar,
  [
    {
      said: [
        'Selezionare la tipologia del veicolo',
        noPlate,
        ...noRegistration,
        ...noModel,
        noFuel,
        noPower,
        noGears,
      ],
      marked: {
        tipoSpecificoVeicolo: invalid,
        annoImmatricolazione: invalid,
        meseImmatricolazione: invalid,
        annoAcquisto: invalid,
        alimentazione: invalid,
        marce: invalid,
      },
    },
    {
      after: {
        tipoSpecificoVeicolo: 'microcar',
        targa: 'X1234B',
        marca: 'x'.repeat(51),
        modello: 'x'.repeat(65),
        allestimento: 'x'.repeat(101),
        kw: '5,5',
      },
      said: [noPlate, ...noRegistration, ...noModel, noFuel, noPower, noGears],
      marked: {
        targa: wrongPlate,
        marca: invalid,
        modello: invalid,
        allestimento: invalid,
        kw: invalid,
      },
    },
    {
      after: { targa: 'AB12345', annoImmatricolazione: String(thisYear - 1), kw: '6' },
      said: [noPlate, ...noRegistration.slice(1), ...noModel, noFuel, noGears],
      marked: { targa: wrongPlate },
    },
    {
      after: { tipoSpecificoVeicolo: 'quadriciclo', targa: 'X2345B' },
      said: [noPlate, ...noRegistration.slice(1), ...noModel, noFuel, noGears],
      marked: { targa: wrongPlate },
    },
    {
      after: { targa: 'AI12345', meseImmatricolazione: '12', marca: 'Ligier' },
      said: [noPlate, ...noRegistration.slice(2), ...noModel.slice(1), noFuel, noGears],
      marked: { targa: wrongPlate },
    },
  ],
  [
    {
      said: [
        'Indicare la situazione assicurativa del veicolo',
        noStart,
        noRelation,
        noDriversWord,
        noConsent,
      ],
      marked: {
        statoAssicurativoId: invalid,
        dataScadenza: startWindow,
        contraenteProprietario: invalid,
        altriConducenti: invalid,
      },
    },
    {
      after: { statoAssicurativoId: 'assicurataAMioNome', dataScadenza: inDays(2) },
      said: [
        noStart,
        noClass,
        noCompany,
        noInsuredYears,
        'Indicare il numero di incidenti',
        noInheritedWord,
        noRelation,
        noDriversWord,
        noConsent,
      ],
      marked: {
        dataScadenza: startWindow,
        cuAttuale: invalid,
        compagniaAttualeId: invalid,
        etaAssicurativa: invalid,
        numeroIncidenti: invalid,
        haEreditatoCu: invalid,
      },
    },
    {
      after: {
        dataScadenza: starting,
        cuAttuale: '-1',
        numeroIncidenti: '2',
        contraenteProprietario: '3',
        altriConducenti: 'true',
      },
      said: [
        'Indicare da quanti anni si è in prima classe',
        noCompany,
        noInsuredYears,
        ...noAccident(1),
        ...noAccident(2),
        noInheritedWord,
        ...ownerAndDriver,
      ],
      marked: {
        anzianitaPrimaClasse: invalid,
        'incidenti.1.anno': invalid,
        'incidenti.2.responsabilita': invalid,
        etaConducentePiuGiovane: invalid,
      },
    },
    {
      after: { cuAttuale: '14', 'incidenti.1.anno': String(thisYear), numeroIncidenti: '1' },
      said: [
        noCompany,
        noInsuredYears,
        ...noAccident(1).slice(1),
        noInheritedWord,
        ...ownerAndDriver,
      ],
    },
    {
      after: { statoAssicurativoId: 'aMioNomePrimaVoltaNuovo' },
      said: ['Indicare se si eredita la classe di merito', ...ownerAndDriver],
      marked: { tipoEreditaCu: invalid },
    },
    {
      after: { statoAssicurativoId: 'aMioNomePrimaVoltaUsato', tipoEreditaCu: '2' },
      said: [...noInherited, noOtherPlate, ...ownerAndDriver],
      marked: { cuEreditata: invalid, tipoVeicoloEreditaCu: invalid },
    },
    ...[
      { tipoVeicoloEreditaCu: '1', targaCu: 'AA12345' },
      { tipoVeicoloEreditaCu: '2', targaCu: 'AB123CD' },
      { tipoVeicoloEreditaCu: '3', targaCu: 'X2BCDF' },
      { tipoVeicoloEreditaCu: '4', targaCu: 'AB123CD' },
    ].map((after) => ({
      after: { cuEreditata: '1', ...after },
      said: [noOtherPlate, ...ownerAndDriver],
      marked: { targaCu: wrongPlate },
    })),
  ],
);

test("microcar: a page that lacks only its owner shows 'Selezionare il proprietario' without value errors", async ({
  page,
  known,
}) => {
  await openAs(page, known, newMicrocar);
  await go(page).click();
  await answer(page, newCar.answers);
  await go(page).click();
  await answer(page, { ...firstTime.answers, ...hers.answers, contraenteProprietario: '3' });
  await choose(page, 'ivass', 'true');
  await send(page).click();
  await expect(complaints(page)).toHaveText(['Selezionare il proprietario']);
  await expect(summary(page).getByRole('paragraph')).toHaveText('1 da correggere');
});

test(
  'microcar: a page that lacks only its accidents requests their whole section',
  thorough,
  async ({ page, known }) => {
    await openAs(page, known, newMicrocar);
    await go(page).click();
    await answer(page, newCar.answers);
    await go(page).click();
    await answer(page, { ...inFirstClass.answers, numeroIncidenti: '2', ...hers.answers });
    await send(page).click();
    await expect(summary(page)).toContainText('Completare il paragrafo sugli incidenti');
    await expect(complaints(page)).toHaveText([...noAccident(1), ...noAccident(2), noConsent]);
  },
);
