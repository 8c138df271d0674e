import { initialValues, type Values } from '@preventivo/core';
import { injury } from './line.ts';

type Answers = Values<typeof injury.fields>;

/** A person who does no sport. */
export const reader: Answers = {
  ...initialValues(injury),
  altriSinistri: false,
  polizzaAttiva: false,
  data_nascita: '1985-03-27',
  problemi_precedenti: false,
  pratichiSport: false,
};
/** A person who plays football and swims. */
export const player: Answers = { ...reader, pratichiSport: true, sport: ['calcio', 'nuoto'] };
