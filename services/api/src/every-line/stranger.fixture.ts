/**
 * Bodies from a third-party client that knows only the names of the specification. It omits
 * questions that do not apply, instead of sending null. It sends lower case and blanks, as people
 * type them. `@list` is the first option of a list; `@list|` is a multiple choice.
 */
export interface StrangersLine {
  readonly takesCompanies?: boolean;
  /**
   * Step saves in order. Each has a step number or a path, and the answers as the specification
   * groups them.
   */
  readonly steps: readonly (readonly [step: number | 'engine', body: object])[];
  /** Answers of the final body. @defaultValue the answers of all steps */
  readonly final?: object;
  readonly beside?: object;
  /** Some answers as the server must store them. */
  readonly stored: object;
}

const policy = { sinistriPrecedenti: false, polizzaGiaAttiva: true, dataScadenza: '2026-12-05' };
const none = { sinistriPrecedenti: true, polizzaGiaAttiva: false };
const data = (specificData: object) => [[2, { specificData }]] as const;
const home = 'VIA GARIBALDI, 4, 10122 TORINO (TO), ITALIA';
const property = {
  metri_quadri: 88,
  tipo_uso: '@tipo_uso',
  tipo_immobile: 'appartamento',
  numero_piani: 5,
  piano_abitazione: 2,
  anno_costruzione: '1980_1990',
  indirizzo: home,
};
const hull = {
  Boat_Category: '@Boat_Category',
  Boat_Length: 6.4,
  Boat_Weight: 1.2,
  Boat_Plate: 'ge 1234d',
  Boat_Name: 'Nonna Pina',
  Boat_Station_Port: 'Camogli',
  Boat_Builder_Name: 'Cantieri Ligure',
  Boat_Max_Passengers: 5,
};
const engine = {
  Boat_kW: 30,
  Boat_Fiscal_Power: 40,
  Boat_Engine_Serial_Number: 'YM-884-2011',
  Boat_Engine_Construction_Year: 2011,
  Boat_Engine_Supply: '@Boat_Engine_Supply',
  Boat_Brand: 'Yamaha',
  Boat_Station_Region: '@Boat_Station_Region',
  Boat_Main_Usage: '@Boat_Main_Usage',
};
const vehicle = {
  tipoSpecificoVeicolo: 'microcar',
  targa: 'x2 345b',
  annoImmatricolazione: 2019,
  meseImmatricolazione: 5,
  annoAcquisto: 2020,
  marca: 'Ligier ',
  modello: 'JS50',
  allestimento: 'Club',
  alimentazione: 'diesel',
  kw: 6,
  marce: 'senzaMarce',
};
const cover = {
  dataScadenza: '2026-11-27',
  statoAssicurativoId: 'aMioNomePrimaVoltaUsato',
  polizzaGiaAttiva: false,
  tipoEreditaCu: 1,
  contraenteProprietario: 1,
  altriConducenti: false,
};

export const strangersLines: Readonly<Record<string, StrangersLine>> = {
  bicycle: {
    steps: data({
      ...policy,
      tipo_veicolo: '@tipo_veicolo',
      tipo_parcheggio: '@tipo_parcheggio',
      tipo_utilizzo: '@tipo_utilizzo',
      gare: true,
      fascia_prezzo: '@fascia_prezzo',
    }),
    stored: { gare: true, dataScadenza: '2026-12-05' },
  },
  boat: {
    takesCompanies: true,
    steps: [
      [
        2,
        {
          specificData: {
            Claims_In_Past: false,
            Policy_Already_Exists: true,
            Policy_Expire_At: '2026-12-05',
            ...hull,
          },
          privacy: [],
        },
      ],
      ['engine', { specificData: engine }],
    ],
    final: { ...policy, ...hull, ...engine },
    stored: { Boat_Name: 'Nonna Pina', Boat_kW: 30 },
  },
  'commercial-vehicle': {
    takesCompanies: true,
    steps: [
      [
        2,
        {
          ...policy,
          Commercial_Vehicle_Usage_Type: '@tipoVeicolo',
          Commercial_Vehicle_Plate: 'fx 482 lm',
        },
      ],
    ],
    stored: { Commercial_Vehicle_Plate: 'FX482LM', Commercial_Vehicle_Notes: null },
  },
  cyber: {
    takesCompanies: true,
    steps: data({
      ...none,
      dispositiviConnessi: 'un server; due portatili',
      acquistiOnline: false,
    }),
    stored: { dispositiviConnessi: 'un server;due portatili', dataScadenza: null },
  },
  fire: {
    steps: data({
      ...{ polizzaGiaAttiva: false, sinistriPrecedenti: false },
      ...property,
      isRistrutturato: false,
      polizza_mutuo: true,
      durata_mutuo: 20,
      data_surroga: '2027-01-15',
      valore_perizia: 185000,
    }),
    stored: { durata_mutuo: 20, indirizzo: home },
  },
  health: {
    steps: [
      [2, { ...none, Health_Insurance_Subjects: '@soggetti' }],
      [
        3,
        {
          Household_Income: '@reddito',
          Health_Most_Important_Coverage_Reasons: '@coperture|',
          privacy: {},
        },
      ],
      [4, { Health_Insurance_Diseases: 'Nessuna' }],
      [5, { Health_Insurance_Specific_Diseases: 'Nessuna|' }],
    ],
    stored: { hasPatologie: false, Health_Insurance_Diseases: 'Nessuna|' },
  },
  home: {
    steps: [
      [
        2,
        {
          ...policy,
          ...property,
          materiale: 'altro',
          altri_materiali: 'tufo',
          stato_abitazione: '@stato_abitazione',
        },
      ],
      [
        3,
        {
          abitazione_principale: true,
          sede_lavoro: false,
          vincolato_belle_arti: false,
          valore_perizia: 240000.5,
          assicurazione_incendio: true,
          assicurazione_furto: false,
          valore_beni: 9000,
        },
      ],
    ],
    final: {
      ...policy,
      ...property,
      ...{ materiale: 'altro', altri_materiali: 'tufo', stato_abitazione: '@stato_abitazione' },
      ...{ abitazione_principale: true, sede_lavoro: false, vincolato_belle_arti: false },
      ...{ valore_perizia: 240000.5, assicurazione_incendio: true, assicurazione_furto: false },
      valore_beni: 9000,
    },
    stored: { altri_materiali: 'tufo', valore_beni: 9000, isRistrutturato: false },
  },
  householder: {
    steps: data({ ...none, nascita: '1979-02-11', familiari: 4, animali: false }),
    stored: { familiari: 4, tipo_animali: null },
  },
  injury: {
    steps: data({
      ...policy,
      data_nascita: '1979-02-11',
      problemi_precedenti: false,
      pratichiSport: false,
      sport: 'nessuno',
    }),
    stored: { sport: 'nessuno', pratichiSport: false },
  },
  life: {
    steps: data({
      ...policy,
      capitale: 150000,
      anni_polizza: 25,
      data_nascita: '1979-02-11',
      fumatore: false,
    }),
    stored: { capitale: 150000, anni_polizza: 25 },
  },
  microcar: {
    steps: [
      [2, { specificData: vehicle }],
      [3, { datiAssicurativi: cover }],
    ],
    final: { ...vehicle, ...cover },
    beside: { datiVeicolo: vehicle, datiAssicurativi: cover, tipoVeicolo: 4, targa: 'X2345B' },
    stored: { targa: 'X2345B', marca: 'Ligier', cuAttuale: null, proprietario: null },
  },
  pets: {
    takesCompanies: true,
    steps: data({
      ...none,
      tipo_animali: '@tipo_animali',
      nome: 'Birba',
      razza: 'meticcio',
      microchip: true,
    }),
    stored: { nome: 'Birba', microchip: true },
  },
  professional: {
    takesCompanies: true,
    steps: [
      [
        2,
        {
          specificData: {
            ...none,
            area: 'altraGenerica',
            professione: '@professioni',
            massimale: '@massimale',
            tutela_legale: true,
            retroattivita: '@retroattivita',
            tipoAssicurazione: 'tutelaLegale',
            dettaglio_attivita: 'consulenza alle imprese',
            rinnovo: false,
          },
          professione: '@professioni',
        },
      ],
    ],
    stored: { tutela_legale: true, dettaglio_attivita: 'consulenza alle imprese' },
  },
  smartphone: {
    takesCompanies: true,
    steps: data({
      ...none,
      deviceType: '@deviceType',
      deviceBrand: 'Nothing',
      deviceModel: 'Phone (2)',
      devicePurchasePrice: '@devicePurchasePrice',
    }),
    stored: { deviceBrand: 'Nothing', deviceModel: 'Phone (2)' },
  },
  travel: {
    steps: data({
      ...none,
      tipo_viaggio: 'viaggioSingolo',
      destinazione: '@tipoDestinazione',
      data_inizio: '2026-12-02',
      data_fine: '2026-12-12',
      soggetti: 'gruppo',
      numero_partecipanti: 3,
      eta_partecipanti: '1:34;2:61;3:18;',
      tipo_copertura: '@tipoCopertura|',
    }),
    stored: { eta_partecipanti: '1:34;2:61;3:18;', durata: null },
  },
  'vintage-bike': { steps: data({ ...none, targa: 'ab 12345' }), stored: { targa: 'AB12345' } },
  'vintage-car': { steps: data({ ...policy, targa: 'To 123456' }), stored: {} },
};
