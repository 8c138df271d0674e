import { initialValues, type Values } from '@preventivo/core';
import { commercialVehicle } from './line.ts';

type Answers = Values<typeof commercialVehicle.fields>;

/** A baker's van, without a note. */
export const van: Answers = {
  ...initialValues(commercialVehicle),
  altriSinistri: false,
  polizzaAttiva: false,
  tipoVeicolo: 'furgone',
  targa: 'MI1A2345',
};
/** A three-wheeler with a motorbike plate. */
export const threeWheeler: Answers = { ...van, tipoVeicolo: 'motocarro', targa: 'DK12345' };
/** A vehicle whose type is missing in the list, with a policy that expires on 5 December. */
export const foodTruck: Answers = {
  ...van,
  polizzaAttiva: true,
  scadenzaPolizza: '2026-12-05',
  tipoVeicolo: 'altro',
  targa: 'AB123CD',
  note: 'Food truck',
};
