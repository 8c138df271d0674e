import { initialValues, type Values } from '@preventivo/core';
import { cyber } from './line.ts';

type Answers = Values<typeof cyber.fields>;

export const home: Answers = {
  ...initialValues(cyber),
  altriSinistri: false,
  polizzaAttiva: false,
  dispositiviConnessi: '3 PC; TV 32,5 pollici; 5 smartphone',
  acquistiOnline: true,
};
/** The only server of an office. */
export const office: Answers = { ...home, dispositiviConnessi: '1 server', acquistiOnline: false };
