import { initialValues, type Values } from '@preventivo/core';
import { vintageCar } from './line.ts';

type Answers = Values<typeof vintageCar.fields>;

export const original: Answers = {
  ...initialValues(vintageCar),
  altriSinistri: false,
  polizzaAttiva: false,
  targa: 'MI123456',
};
