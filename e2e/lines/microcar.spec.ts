import { expect } from '@playwright/test';
import { complaints, messageOf, summary } from '../complaints.ts';
import { inDays, today } from '../days.ts';
import { choose, control, go, option, send, title, write } from '../visitor.ts';
import { answer } from './answer.ts';
import { accountCompletes, openAs, visitorCompletes } from './journey.ts';
import { test } from './known-test.ts';
import {
  firstTime,
  hers,
  microcar,
  neverInsured,
  newCar,
  type Part,
  quadricycle,
  starting,
  thisYear,
} from './microcar.ts';
import { noConsent, pagesSay } from './unanswered.ts';
import { inAMonthFrom } from './windows.ts';

/** A vehicle that is insured in this name. */
const insured = {
  answers: { statoAssicurativoId: 'assicurataAMioNome', dataScadenza: starting },
  stored: {
    statoAssicurativoId: 'assicurataAMioNome',
    polizzaGiaAttiva: true,
    dataScadenza: starting,
    tipoEreditaCu: null,
    cuEreditata: null,
    tipoVeicoloEreditaCu: null,
    targaCu: null,
  },
};

/** In class 1, which is asked for how long, without accidents. */
const inFirstClass: Part = {
  answers: {
    ...insured.answers,
    cuAttuale: '-1',
    anzianitaPrimaClasse: '4',
    compagniaAttualeId: { typed: 'gener', taken: 'Generali Italia' },
    etaAssicurativa: '8',
    numeroIncidenti: '0',
    haEreditatoCu: 'true',
  },
  stored: {
    ...insured.stored,
    cuAttuale: -1,
    anzianitaPrimaClasse: 4,
    compagniaAttualeId: 6,
    etaAssicurativa: 8,
    numeroIncidenti: 0,
    sinistriPrecedenti: false,
    incidenti: null,
    haEreditatoCu: true,
  },
};

/** In another class, with an accident. */
const withAccident: Part = {
  answers: {
    ...insured.answers,
    cuAttuale: '14',
    compagniaAttualeId: { typed: 'gener', taken: 'Genertel' },
    etaAssicurativa: '0',
    numeroIncidenti: '1',
    'incidenti.1.anno': String(thisYear),
    'incidenti.1.responsabilita': 'principale',
    haEreditatoCu: 'false',
  },
  stored: {
    ...insured.stored,
    cuAttuale: 14,
    anzianitaPrimaClasse: null,
    compagniaAttualeId: 7,
    etaAssicurativa: 0,
    numeroIncidenti: 1,
    sinistriPrecedenti: true,
    incidenti: [{ numero: 1, anno: thisYear, responsabilita: 'principale' }],
    haEreditatoCu: false,
  },
};

const blames = ['paritaria', 'nessuna', 'principale'];
const fifteen = Array.from({ length: 15 }, (_, index) => ({
  numero: index + 1,
  anno: thisYear - (index % 6),
  responsabilita: blames[index % 3] ?? '',
}));

/** As many accidents as there may be. */
const withFifteen: Part = {
  answers: {
    ...insured.answers,
    cuAttuale: '18',
    compagniaAttualeId: { typed: 'gener', taken: 'Genertel' },
    etaAssicurativa: '10',
    numeroIncidenti: '15',
    ...Object.fromEntries(
      fifteen.flatMap(({ numero, anno, responsabilita }) => [
        [`incidenti.${numero}.anno`, String(anno)],
        [`incidenti.${numero}.responsabilita`, responsabilita],
      ]),
    ),
    haEreditatoCu: 'false',
  },
  stored: {
    ...insured.stored,
    cuAttuale: 18,
    anzianitaPrimaClasse: null,
    compagniaAttualeId: 7,
    etaAssicurativa: 10,
    numeroIncidenti: 15,
    sinistriPrecedenti: true,
    incidenti: fifteen,
    haEreditatoCu: false,
  },
};

/** Somebody as young as can be drives it too. */
const sharedWithSon: Part = {
  answers: {
    contraenteProprietario: '1',
    altriConducenti: 'true',
    etaConducentePiuGiovane: '14',
  },
  stored: {
    contraenteProprietario: 1,
    proprietario: null,
    altriConducenti: true,
    etaConducentePiuGiovane: 14,
  },
};

/** A used one, which takes over the class of the moped of a relative. */
const inherited: Part = {
  answers: {
    statoAssicurativoId: 'aMioNomePrimaVoltaUsato',
    dataScadenza: starting,
    tipoEreditaCu: '3',
    cuEreditata: '1',
    tipoVeicoloEreditaCu: '4',
    targaCu: 'X2BCDF',
  },
  stored: {
    statoAssicurativoId: 'aMioNomePrimaVoltaUsato',
    ...neverInsured,
    tipoEreditaCu: 3,
    cuEreditata: 1,
    tipoVeicoloEreditaCu: 4,
    targaCu: 'X2BCDF',
  },
};

const newMicrocar = microcar('a new microcar', newCar, firstTime);

for (const journey of [
  microcar('an insured microcar in class 1, without accidents', newCar, inFirstClass),
  microcar(
    'an insured quadricycle with an accident, which others drive',
    quadricycle,
    withAccident,
    sharedWithSon,
  ),
  microcar('an insured quadricycle with 15 accidents', quadricycle, withFifteen),
  newMicrocar,
  microcar('a used quadricycle that inherits the class of a moped', quadricycle, inherited),
]) {
  visitorCompletes(journey);
  accountCompletes(journey);
}

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
const noAccident = ["Indicare l'anno dell'incidente", "Indicare la responsabilità dell'incidente"];
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
      after: { targa: 'AB12345', annoImmatricolazione: String(thisYear), kw: '6' },
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
        ...noAccident,
        ...noAccident,
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
      said: [noCompany, noInsuredYears, ...noAccident.slice(1), noInheritedWord, ...ownerAndDriver],
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

test('microcar: a page that lacks only its accidents asks for their whole paragraph', async ({
  page,
  known,
}) => {
  await openAs(page, known, newMicrocar);
  await go(page).click();
  await answer(page, newCar.answers);
  await go(page).click();
  await answer(page, { ...inFirstClass.answers, numeroIncidenti: '2', ...hers.answers });
  await send(page).click();
  await expect(summary(page)).toContainText('Completare il paragrafo sugli incidenti');
  await expect(complaints(page)).toHaveText([...noAccident, ...noAccident, noConsent]);
});

test('microcar: a quadricycle that becomes a microcar loses its gears and its power over 6 kW, and has another plate', async ({
  page,
  known,
}) => {
  await openAs(page, known, newMicrocar);
  await go(page).click();
  await answer(page, quadricycle.answers);
  await choose(page, 'tipoSpecificoVeicolo', 'microcar');
  await expect(option(page, 'marce', 'conMarce')).not.toBeChecked();
  await expect(control(page, 'kw')).toHaveValue('6');
  await go(page).click();
  await expect(complaints(page)).toHaveText([noPlate, noGears]);
  await expect.poll(() => messageOf(page, 'targa')).toBe(wrongPlate);
  await write(page, 'targa', 'X2345B');
  await choose(page, 'marce', 'senzaMarce');
  await go(page).click();
  await expect(title(page)).toHaveText("L'assicurazione");
});

test('microcar: a microcar that becomes a quadricycle loses its gears, and has another plate', async ({
  page,
  known,
}) => {
  await openAs(page, known, newMicrocar);
  await go(page).click();
  await answer(page, newCar.answers);
  await choose(page, 'tipoSpecificoVeicolo', 'quadriciclo');
  await expect(option(page, 'marce', 'senzaMarce')).not.toBeChecked();
  await expect(control(page, 'kw')).toHaveValue('6');
  await go(page).click();
  await expect(complaints(page)).toHaveText([noPlate, noGears]);
  await expect.poll(() => messageOf(page, 'targa')).toBe(wrongPlate);
});

test('microcar: of this year only the months from this one on are offered', async ({
  page,
  known,
}) => {
  await openAs(page, known, newMicrocar);
  await go(page).click();
  const months = control(page, 'meseImmatricolazione').locator('option');
  await control(page, 'annoImmatricolazione').selectOption(String(thisYear - 1));
  await expect(months).toHaveCount(13);
  await control(page, 'annoImmatricolazione').selectOption(String(thisYear));
  const thisMonth = Number(today().slice(5, 7));
  await expect(months).toHaveCount(14 - thisMonth);
  await expect(months.nth(1)).toHaveAttribute('value', String(thisMonth));
});
