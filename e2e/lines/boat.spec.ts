import { expect } from '@playwright/test';
import { clumsyVisitorCompletes } from '../support/lines/clumsy-visitor.ts';
import { bothComplete, type Journey, visitorCompletes } from '../support/lines/journey.ts';
import { activePolicy, noPolicy } from '../support/lines/policies.ts';
import { noConsent, noPolicyWord, pagesSay } from '../support/lines/unanswered.ts';
import { inAMonthFrom } from '../support/lines/windows.ts';
import { inDays, today } from '../support/people/days.ts';
import { thorough } from '../support/thorough.ts';

const hull = {
  tipoPolizza: 'scafoEMotore',
  lunghezza: '7,2',
  peso: '1,85',
  targa: 'ge 1234 d',
  nome: 'Gabbiano',
  porto: 'Rapallo',
  costruttore: 'Cantieri Bianchi',
  trasportati: '8',
};
const storedHull = {
  Boat_Category: 'scafoEMotore',
  Boat_Length: 7.2,
  Boat_Weight: 1.85,
  Boat_Plate: 'GE1234D',
  Boat_Name: 'Gabbiano',
  Boat_Station_Port: 'Rapallo',
  Boat_Builder_Name: 'Cantieri Bianchi',
  Boat_Max_Passengers: 8,
};
const storedNoHull = {
  Boat_Category: 'soloMotore',
  Boat_Length: null,
  Boat_Weight: null,
  Boat_Plate: null,
  Boat_Name: null,
  Boat_Station_Port: null,
  Boat_Builder_Name: null,
  Boat_Max_Passengers: null,
};

const engine = {
  kw: '29,4',
  cavalli: '40',
  matricola: 'FR-AAAC9171G210',
  anno: '2019',
  alimentazione: 'benzina',
  marca: 'Yamaha',
  ormeggio: { typed: 'ligu', only: 'Liguria' },
  utilizzo: 'diportoPrivato',
};
const storedEngine = {
  Boat_kW: 29.4,
  Boat_Fiscal_Power: 40,
  Boat_Engine_Serial_Number: 'FR-AAAC9171G210',
  Boat_Engine_Construction_Year: 2019,
  Boat_Engine_Supply: 'benzina',
  Boat_Brand: 'Yamaha',
  Boat_Station_Region: 'liguria',
  Boat_Main_Usage: 'diportoPrivato',
};

/**
 * The save of step 2 renames the block that all lines share, and the engine has its own endpoint
 * (docs/rules/wire.md#saves).
 */
const onThreePages =
  (
    policy: typeof activePolicy.stored | typeof noPolicy.stored,
    boat: object,
    motor: object = storedEngine,
  ): Journey['saves'] =>
  ({ privacy, isLogged }) => [
    {
      to: 'save?step=2',
      body: {
        specificData: {
          Claims_In_Past: policy.sinistriPrecedenti,
          Policy_Already_Exists: policy.polizzaGiaAttiva,
          Policy_Expire_At: policy.dataScadenza,
          ...boat,
        },
        isLogged,
      },
    },
    { to: 'save/engine', body: { specificData: motor, privacy, isLogged } },
  ];

const whole: Journey = {
  line: 'boat',
  words: 'a whole boat',
  asks: 'persona',
  pages: [
    { title: 'La barca', answers: { ...activePolicy.answers, ...hull } },
    { title: 'Il motore', answers: engine },
  ],
  stored: { ...activePolicy.stored, ...storedHull, ...storedEngine },
  saves: onThreePages(activePolicy.stored, storedHull),
};

const engineOnly: Journey = {
  line: 'boat',
  words: 'an engine only',
  asks: 'azienda',
  pages: [
    { title: 'La barca', answers: { ...noPolicy.answers, tipoPolizza: 'soloMotore' } },
    { title: 'Il motore', answers: engine },
  ],
  stored: { ...noPolicy.stored, ...storedNoHull, ...storedEngine },
  saves: onThreePages(noPolicy.stored, storedNoHull),
};

/** A boat up to 10 metres needs no registration; a small engine has less than two horsepower. */
const storedDinghy = { ...storedHull, Boat_Plate: 'NATANTE' };
const storedSmallEngine = {
  ...storedEngine,
  Boat_kW: 1,
  Boat_Fiscal_Power: 1,
  Boat_Engine_Serial_Number: 'ABC#1234',
};
const odd =
  'Controlla la matricola: di solito ha solo lettere, numeri e trattini. Se è giusta, vai pure avanti.';
const dinghy: Journey = {
  line: 'boat',
  words: 'a boat without a registration, of 1 kW, with an unusual serial number',
  asks: 'persona',
  pages: [
    {
      title: 'La barca',
      answers: {
        ...noPolicy.answers,
        ...hull,
        targa: async (page) => {
          const box = page.getByRole('textbox', { name: 'Targa o numero di iscrizione' });
          await expect(box).toHaveAccessibleDescription('Scrivi NATANTE se non è immatricolata');
          await box.fill('natante');
          await box.press('Tab');
          await expect(box).toHaveValue('NATANTE');
        },
      },
    },
    {
      title: 'Il motore',
      answers: {
        ...engine,
        kw: '1',
        cavalli: (page) => page.getByRole('textbox', { name: 'Potenza, in CV' }).fill('1'),
        matricola: async (page) => {
          const box = page.getByRole('textbox', { name: 'Numero di matricola' });
          await box.fill('ABC#1234');
          await box.press('Tab');
          await expect(page.getByText(odd).first()).toBeVisible();
          await expect(box).toHaveAccessibleDescription(/Controlla la matricola/);
          await expect(box).not.toHaveAttribute('aria-invalid');
        },
      },
    },
  ],
  stored: { ...noPolicy.stored, ...storedDinghy, ...storedSmallEngine },
  saves: onThreePages(noPolicy.stored, storedDinghy, storedSmallEngine),
};

/** The same questions on one page after the contractor's, by a setting of the broker. */
const onTwoPages = (journey: Journey, asks: Journey['asks']): Journey => ({
  ...journey,
  asks,
  words: `${journey.words} on two pages`,
  settings: { layout: 'two-page' },
  pages: [
    {
      title: 'La barca',
      answers: Object.assign({}, ...journey.pages.map(({ answers }) => answers)),
    },
  ],
  saves: ({ privacy, isLogged }) => {
    const { sinistriPrecedenti, polizzaGiaAttiva, dataScadenza, ...boat } = journey.stored;
    const specificData = {
      Claims_In_Past: sinistriPrecedenti,
      Policy_Already_Exists: polizzaGiaAttiva,
      Policy_Expire_At: dataScadenza,
      ...boat,
    };
    return [{ to: 'save?step=2', body: { specificData, privacy, isLogged } }];
  },
});

bothComplete([whole, engineOnly, onTwoPages(whole, 'azienda'), onTwoPages(engineOnly, 'persona')]);

clumsyVisitorCompletes(dinghy);
for (const journey of [dinghy, onTwoPages(dinghy, 'persona')]) visitorCompletes(journey, thorough);

const noHull = [
  'Indicare la lunghezza',
  'Indicare il peso',
  'Indicare la targa',
  'Indicare il nome della barca',
  'Indicare il porto',
  'Indicare il costruttore',
  'Indicare quante persone può trasportare',
];
const noEngine = [
  'Indicare la potenza',
  'Indicare la potenza in CV',
  'Indicare la matricola o il CIN',
  "Indicare l'anno del motore",
  "Indicare l'alimentazione",
  'Indicare la marca',
  "Indicare l'ormeggio",
  "Indicare l'uso",
];
const expiryWindow = inAMonthFrom(today());
const tooLong = 'x'.repeat(101);
const invalid = 'Valore non valido';

pagesSay(
  whole,
  [
    {
      said: [...noPolicyWord, 'Indicare cosa si vuole assicurare', ...noHull],
      marked: { tipoPolizza: invalid, nome: invalid, porto: invalid, costruttore: invalid },
    },
    {
      after: {
        altriSinistri: 'true',
        polizzaAttiva: 'true',
        tipoPolizza: 'scafoEMotore',
        lunghezza: '0,9',
        peso: '0,009',
        targa: 'GE123',
        nome: tooLong,
        porto: tooLong,
        costruttore: tooLong,
        trasportati: '0',
      },
      said: [`Inserire una data ${expiryWindow}`, ...noHull],
      marked: {
        scadenzaPolizza: expiryWindow,
        lunghezza: invalid,
        peso: invalid,
        targa: 'Targa non valida',
        nome: invalid,
        porto: invalid,
        costruttore: invalid,
        trasportati: invalid,
      },
    },
    {
      after: { scadenzaPolizza: inDays(-1), lunghezza: '1', peso: '0,01', targa: 'GE123456789' },
      said: [`Inserire una data ${expiryWindow}`, ...noHull.slice(2)],
      marked: { scadenzaPolizza: expiryWindow, targa: 'Targa non valida' },
    },
    { after: { tipoPolizza: 'soloMotore' }, said: [`Inserire una data ${expiryWindow}`] },
  ],
  [
    { said: [...noEngine, noConsent] },
    {
      after: { kw: '0,9', cavalli: '0,9', matricola: '12345', anno: '1900', marca: tooLong },
      said: [...noEngine, noConsent],
      marked: {
        kw: invalid,
        cavalli: invalid,
        matricola: invalid,
        anno: invalid,
        alimentazione: invalid,
        marca: invalid,
        ormeggio: invalid,
        utilizzo: invalid,
      },
    },
    {
      after: { anno: String(Number(today().slice(0, 4)) + 1), marca: 'Yamaha' },
      said: [...noEngine.filter((words) => words !== 'Indicare la marca'), noConsent],
      marked: { anno: invalid },
    },
    {
      after: { ...engine, kw: '29,4', cavalli: '9' },
      said: ['Combinazione non valida', 'Combinazione non valida', noConsent],
      marked: { kw: 'Combinazione non valida', cavalli: 'Combinazione non valida' },
    },
  ],
);
pagesSay(
  { ...engineOnly, way: 'an engine only' },
  [{ after: { tipoPolizza: 'soloMotore' }, said: noPolicyWord }],
  [{ said: [...noEngine, noConsent] }],
);
pagesSay({ ...onTwoPages(whole, 'persona'), way: 'on two pages' }, [
  {
    said: [...noPolicyWord, 'Indicare cosa si vuole assicurare', ...noHull, ...noEngine, noConsent],
  },
  { after: { tipoPolizza: 'soloMotore' }, said: [...noPolicyWord, ...noEngine, noConsent] },
]);
