import { initialValues, type Values } from '@preventivo/core';
import { householder } from './line.ts';

type Answers = Values<typeof householder.fields>;

/** Four people and no pet. */
export const family: Answers = {
  ...initialValues(householder),
  altriSinistri: false,
  polizzaAttiva: false,
  nascita: '1985-03-27',
  familiari: 4,
  animali: false,
};
/** The same family with a parrot. */
export const withParrot: Answers = {
  ...family,
  animali: true,
  animali_pericolosi: false,
  tipo_animali: 'altro',
  altri_animali: 'un pappagallo',
};
