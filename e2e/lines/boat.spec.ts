import { accountCompletes, type Journey, visitorCompletes } from './journey.ts';
import { activePolicy, noPolicy } from './policies.ts';

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

const whole: Journey = {
  line: 'boat',
  words: 'a whole boat',
  asks: 'persona',
  pages: [
    { title: 'La barca', answers: { ...activePolicy.answers, ...hull } },
    { title: 'Il motore', answers: engine },
  ],
  stored: {
    ...activePolicy.stored,
    ...storedHull,
    ...storedEngine,
  },
  // The block of every line has other names in step 2, and the engine an endpoint of its own (lines.md 7).
  saves: ({ privacy, isLogged }) => [
    {
      to: 'save?step=2',
      body: {
        specificData: {
          Claims_In_Past: activePolicy.stored.sinistriPrecedenti,
          Policy_Already_Exists: activePolicy.stored.polizzaGiaAttiva,
          Policy_Expire_At: activePolicy.stored.dataScadenza,
          ...storedHull,
        },
        isLogged,
      },
    },
    { to: 'save/engine', body: { specificData: storedEngine, privacy, isLogged } },
  ],
};

const engineOnly: Journey = {
  line: 'boat',
  words: 'an engine only',
  asks: 'azienda',
  pages: [
    { title: 'La barca', answers: { ...noPolicy.answers, tipoPolizza: 'soloMotore' } },
    { title: 'Il motore', answers: engine },
  ],
  stored: {
    ...noPolicy.stored,
    ...storedNoHull,
    ...storedEngine,
  },
};

/** The same on one page after the contractor's, where the broker says so. */
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

for (const journey of [
  whole,
  engineOnly,
  onTwoPages(whole, 'azienda'),
  onTwoPages(engineOnly, 'persona'),
]) {
  visitorCompletes(journey);
  accountCompletes(journey);
}
