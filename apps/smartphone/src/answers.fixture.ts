import { initialValues, type Values } from '@preventivo/core';
import { smartphone } from './line.ts';

type Answers = Values<typeof smartphone.fields>;

export const phone: Answers = {
  ...initialValues(smartphone),
  altriSinistri: false,
  polizzaAttiva: false,
  tipologiaApparecchio: 'smartphone',
  brand: 'Samsung',
  modello: 'Galaxy S24',
  prezzo: '800_1000',
};
export const gameConsole: Answers = {
  ...phone,
  tipologiaApparecchio: 'consoleGiochi',
  brand: 'Sony',
  modello: 'PlayStation 5',
  prezzo: '400_600',
};
