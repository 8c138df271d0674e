import { initialValues, type Lists, type Values } from '@preventivo/core';
import { boat } from './line.ts';

export type Answers = Values<typeof boat.fields>;

const list = (...ids: readonly string[]) => ids.map((id) => ({ id, value: id }));

/** Some of the options of the quote service. */
export const lists: Lists = {
  Boat_Category: list('scafoEMotore', 'soloMotore'),
  Boat_Engine_Supply: list('benzina', 'diesel'),
  Boat_Station_Region: list('liguria', 'estero'),
  Boat_Main_Usage: list('diportoPrivato', 'noleggio'),
};

/** The 40-horsepower engine of a dinghy in Rapallo. */
export const engine = {
  kw: 29.4,
  cavalli: 40,
  matricola: 'FR-AAAC9171G210',
  anno: 2019,
  alimentazione: 'benzina',
  marca: 'Yamaha',
  ormeggio: 'liguria',
  utilizzo: 'diportoPrivato',
};

/** Monica insures a dinghy. Its policy expires on 5 December. */
export const monica: Answers = {
  ...initialValues(boat),
  altriSinistri: false,
  polizzaAttiva: true,
  scadenzaPolizza: '2026-12-05',
  tipoPolizza: 'scafoEMotore',
  lunghezza: 7.2,
  peso: 1.85,
  targa: 'GE1234D',
  nome: 'Gabbiano',
  porto: 'Rapallo',
  costruttore: 'Cantieri Bianchi',
  trasportati: 8,
  ...engine,
};
/** Sandro insures an engine of the same kind, without a boat. */
export const sandro: Answers = {
  ...initialValues(boat),
  altriSinistri: false,
  polizzaAttiva: false,
  tipoPolizza: 'soloMotore',
  ...engine,
};
