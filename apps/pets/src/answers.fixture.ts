import { initialValues, type Values } from '@preventivo/core';
import { pets } from './line.ts';

type Answers = Values<typeof pets.fields>;

export const argo: Answers = {
  ...initialValues(pets),
  altriSinistri: false,
  polizzaAttiva: false,
  tipo_animali: 'cane',
  nome: 'Argo',
  razza: 'meticcio',
  chip: true,
};
/** Bo, a cat with a policy that expires on 5 December. */
export const bo: Answers = {
  ...argo,
  altriSinistri: true,
  polizzaAttiva: true,
  scadenzaPolizza: '2026-12-05',
  tipo_animali: 'gatto',
  nome: 'Bo',
  razza: 'certosino',
  chip: false,
};
