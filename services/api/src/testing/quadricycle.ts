import { submission } from './giulia.ts';

/** Enrico, who owns it, as who is not logged in writes him. */
export const owner = {
  nome: 'Enrico',
  cognome: 'Ferri',
  sesso: 0,
  dataNascita: '1952-11-03',
  nazionalita: 13,
  comuneNascita: 'MILANO (MI)',
  indirizzoResidenza_SedeLegale: 'VIA ROMA, 12/A, 20121 MILANO (MI), ITALIA',
  email: null,
  telefono: null,
  professione: 'architetto',
  selectPeopleId: null,
} as const;

export const datiVeicolo = {
  tipoSpecificoVeicolo: 'quadriciclo',
  targa: 'AB12345',
  annoImmatricolazione: 2020,
  meseImmatricolazione: 3,
  annoAcquisto: 2021,
  marca: 'Aixam',
  modello: 'City',
  allestimento: 'Premium',
  alimentazione: 'diesel',
  kw: 15,
  marce: 'conMarce',
} as const;

export const datiAssicurativi = {
  statoAssicurativoId: 'assicurataAMioNome',
  polizzaGiaAttiva: true,
  dataScadenza: '2026-12-01',
  cuAttuale: -1,
  anzianitaPrimaClasse: 4,
  compagniaAttualeId: 7,
  etaAssicurativa: 8,
  numeroIncidenti: 1,
  sinistriPrecedenti: true,
  incidenti: [{ numero: 1, anno: 2025, responsabilita: 'paritaria' }],
  haEreditatoCu: false,
  tipoEreditaCu: null,
  cuEreditata: null,
  tipoVeicoloEreditaCu: null,
  targaCu: null,
  contraenteProprietario: 3,
  proprietario: owner,
  altriConducenti: true,
  etaConducentePiuGiovane: 16,
} as const;

/** The final body of Giulia's father's quadricycle, with its owner written so. */
export const quadricycle = (proprietario: object = owner) => {
  const insurance = { ...datiAssicurativi, proprietario };
  return {
    ...submission,
    specificData: { ...datiVeicolo, ...insurance },
    datiVeicolo,
    datiAssicurativi: insurance,
    tipoVeicolo: 4,
    targa: datiVeicolo.targa,
  };
};
