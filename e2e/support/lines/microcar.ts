import { inDays, today } from '../people/days.ts';
import type { Answers } from './answer.ts';
import type { Journey } from './journey.ts';

/** Answers, and their stored values. */
export interface Part {
  readonly answers: Answers;
  readonly stored: Journey['stored'];
}

export const thisYear = Number(today().slice(0, 4));
/** Three days from today. */
export const starting = inDays(3);

/** A microcar that is about to be registered. */
export const newCar: Part = {
  answers: {
    tipoSpecificoVeicolo: 'microcar',
    targa: 'x2 345b',
    annoImmatricolazione: String(thisYear),
    meseImmatricolazione: '12',
    annoAcquisto: String(thisYear),
    marca: 'Aixam',
    modello: 'City',
    allestimento: 'Premium',
    alimentazione: 'elettrica',
    kw: '6',
    marce: 'senzaMarce',
  },
  stored: {
    tipoSpecificoVeicolo: 'microcar',
    targa: 'X2345B',
    annoImmatricolazione: thisYear,
    meseImmatricolazione: 12,
    annoAcquisto: thisYear,
    marca: 'Aixam',
    modello: 'City',
    allestimento: 'Premium',
    alimentazione: 'elettrica',
    kw: 6,
    marce: 'senzaMarce',
  },
};

/** A quadricycle from 2020, bought a year later. */
export const quadricycle: Part = {
  answers: {
    tipoSpecificoVeicolo: 'quadriciclo',
    targa: 'AB12345',
    annoImmatricolazione: '2020',
    meseImmatricolazione: '3',
    annoAcquisto: '2021',
    marca: 'Ligier',
    modello: 'JS50',
    allestimento: 'Sport',
    alimentazione: 'diesel',
    kw: '15',
    marce: 'conMarce',
  },
  stored: {
    tipoSpecificoVeicolo: 'quadriciclo',
    targa: 'AB12345',
    annoImmatricolazione: 2020,
    meseImmatricolazione: 3,
    annoAcquisto: 2021,
    marca: 'Ligier',
    modello: 'JS50',
    allestimento: 'Sport',
    alimentazione: 'diesel',
    kw: 15,
    marce: 'conMarce',
  },
};

/** Giulia owns it and is its only driver. */
export const hers: Part = {
  answers: { contraenteProprietario: '1', altriConducenti: 'false' },
  stored: {
    contraenteProprietario: 1,
    proprietario: null,
    altriConducenti: false,
    etaConducentePiuGiovane: null,
  },
};

/** Stored values of a vehicle never insured in this name. */
export const neverInsured = {
  polizzaGiaAttiva: false,
  dataScadenza: starting,
  cuAttuale: null,
  anzianitaPrimaClasse: null,
  compagniaAttualeId: null,
  etaAssicurativa: null,
  numeroIncidenti: null,
  sinistriPrecedenti: false,
  incidenti: null,
  haEreditatoCu: null,
};

/** Stored values without an inherited class of merit. */
export const noInheritance = { cuEreditata: null, tipoVeicoloEreditaCu: null, targaCu: null };

/** A new vehicle whose insurance starts without a class of merit. */
export const firstTime: Part = {
  answers: {
    statoAssicurativoId: 'aMioNomePrimaVoltaNuovo',
    dataScadenza: starting,
    tipoEreditaCu: '1',
  },
  stored: {
    statoAssicurativoId: 'aMioNomePrimaVoltaNuovo',
    ...neverInsured,
    tipoEreditaCu: 1,
    ...noInheritance,
  },
};

/** Builds a journey from a vehicle, its insurance and its owner. */
export function microcar(words: string, vehicle: Part, insurance: Part, driven = hers): Journey {
  const datiVeicolo = vehicle.stored;
  const datiAssicurativi = { ...insurance.stored, ...driven.stored };
  return {
    line: 'microcar',
    words,
    asks: 'persona',
    pages: [
      { title: 'Il veicolo', answers: vehicle.answers },
      { title: "L'assicurazione", answers: { ...insurance.answers, ...driven.answers } },
    ],
    stored: { ...datiVeicolo, ...datiAssicurativi },
    // All of them have the generic category 4.
    beside: { datiVeicolo, datiAssicurativi, tipoVeicolo: 4, targa: vehicle.stored.targa },
    saves: ({ privacy, isLogged }) => [
      { to: 'save?step=2', body: { specificData: datiVeicolo, isLogged } },
      { to: 'save?step=3', body: { datiAssicurativi, privacy, isLogged } },
    ],
  };
}

/** A vehicle insured in this name. */
export const insured = {
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

/** In class 1, which asks for its duration, without accidents. */
export const inFirstClass: Part = {
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

/** A new microcar of an owner who was never insured. */
export const newMicrocar = microcar('a new microcar', newCar, firstTime);
