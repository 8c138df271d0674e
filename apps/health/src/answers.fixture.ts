import { initialValues, type Values } from '@preventivo/core';
import { health } from './line.ts';

type Answers = Values<typeof health.fields>;

/** A healthy person. */
export const well: Answers = {
  ...initialValues(health),
  altriSinistri: false,
  polizzaAttiva: false,
  soggetti: 'soloIo',
  reddito: '28000_50000',
  coperture: ['ricovero', 'odontoiatria'],
  hasSituazioni: false,
  hasPatologie: false,
};
/** A person with treated diabetes. */
export const ill: Answers = {
  ...well,
  hasSituazioni: true,
  situazioni: ['terapie_in_corso'],
  hasPatologie: true,
  patologie: ['diabete', 'tiroide'],
};
