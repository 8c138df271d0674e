import type { Lists } from '@preventivo/core';
import { interview } from '@preventivo/core/testing';
import { enrico as father, today } from '@preventivo/fixtures/people';
import { microcar } from './line.ts';

const list = (...ids: readonly (string | number)[]) =>
  ids.map((id) => ({ id: String(id), value: String(id) }));
const upTo = (last: number, first = 0) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

export const lists: Lists = {
  tipoSpecificoVeicolo: list('microcar', 'quadriciclo'),
  mesi: list(...upTo(12, 1)),
  alimentazione: list('diesel', 'elettrica'),
  marce: list('conMarce', 'senzaMarce'),
  statoAssicurativoId: list(
    'assicurataAMioNome',
    'aMioNomePrimaVoltaNuovo',
    'aMioNomePrimaVoltaUsato',
  ),
  cuAttuale: list(-1, ...upTo(18, 2), 0),
  anzianitaPrimaClasse: list(...upTo(10, 1)),
  compagniaAttualeId: list(1, 7, 99),
  etaAssicurativa: list(...upTo(10)),
  numeroIncidenti: list(...upTo(15)),
  responsabilita: list('principale', 'paritaria', 'nessuna'),
  tipoEreditaCu: list(1, 2, 3),
  cuEreditata: list(...upTo(18, 1)),
  tipoVeicoloEreditaCu: list(1, 2, 3, 4),
  relazioneProprietario: list(...upTo(6, 1)),
  etaConducentePiuGiovane: list(...upTo(30, 14)),
  professione: list('architetto', 'studente'),
  stati: list(7, 13),
};

export const visitor = interview(microcar, { today, lists });
export type Answers = typeof visitor.nobody;

/** Giulia's father, who owns the car that Giulia's sister drives. */
export const enrico: Answers['proprietario'] = { ...visitor.nobody.proprietario, ...father };

/** Giulia insures her own new microcar for the first time, and she is its only driver. */
export const newCar: Answers = answered(visitor.nobody, {
  tipoSpecificoVeicolo: 'microcar',
  targa: 'X2345B',
  annoImmatricolazione: '2026',
  meseImmatricolazione: '12',
  annoAcquisto: '2026',
  marca: 'Aixam',
  modello: 'City',
  allestimento: 'Premium',
  alimentazione: 'diesel',
  kw: 6,
  marce: 'senzaMarce',
  statoAssicurativoId: 'aMioNomePrimaVoltaNuovo',
  dataScadenza: '2026-12-01',
  tipoEreditaCu: '1',
  contraenteProprietario: '1',
  altriConducenti: false,
});

/** Giulia's insured quadricycle from 2021. It is in class 1 with two accidents, and other people drive it too. */
export const insured: Answers = answered(newCar, {
  tipoSpecificoVeicolo: 'quadriciclo',
  targa: 'AB12345',
  annoImmatricolazione: '2020',
  meseImmatricolazione: '3',
  annoAcquisto: '2021',
  kw: 15,
  marce: 'conMarce',
  statoAssicurativoId: 'assicurataAMioNome',
  cuAttuale: '-1',
  anzianitaPrimaClasse: '4',
  compagniaAttualeId: '7',
  etaAssicurativa: '8',
  numeroIncidenti: '2',
  incidenti: [
    { anno: '2025', responsabilita: 'paritaria' },
    { anno: '2023', responsabilita: 'nessuna' },
  ],
  haEreditatoCu: false,
  contraenteProprietario: '3',
  proprietario: enrico,
  altriConducenti: true,
  etaConducentePiuGiovane: '16',
});

/** A used microcar that inherits the class of merit from a relative's moped. */
export const inherited: Answers = answered(newCar, {
  statoAssicurativoId: 'aMioNomePrimaVoltaUsato',
  tipoEreditaCu: '3',
  cuEreditata: '1',
  tipoVeicoloEreditaCu: '4',
  targaCu: 'X2BCDF',
});

/** Answers the questions one after another, like a visitor. */
function answered(start: Answers, answers: Partial<Answers>): Answers {
  return Object.entries(answers).reduce(
    (before, [key, answer]) => visitor.change(before, { [key]: answer }),
    start,
  );
}
