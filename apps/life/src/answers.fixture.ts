import { initialValues, type Values } from '@preventivo/core';
import { life } from './line.ts';

type Answers = Values<typeof life.fields>;

/** A person born in 1985, with a capital of 250,000 euro for twenty years. */
export const parent: Answers = {
  ...initialValues(life),
  altriSinistri: false,
  polizzaAttiva: false,
  capitale: 250_000,
  anni_polizza: 20,
  data_nascita: '1985-03-27',
  fumatore: false,
};
