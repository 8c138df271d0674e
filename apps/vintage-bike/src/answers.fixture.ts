import { initialValues, type Values } from '@preventivo/core';
import { vintageBike } from './line.ts';

type Answers = Values<typeof vintageBike.fields>;

export const original: Answers = {
  ...initialValues(vintageBike),
  altriSinistri: false,
  polizzaAttiva: false,
  targa: 'MI123456',
};
