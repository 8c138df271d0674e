import { initialValues } from '@preventivo/core';
import { pets } from '@preventivo/line-pets/line';
import type { Meta } from '@storybook/react-vite';
import { lineStories } from './line-stories.tsx';

/** Argo has a policy that expires on 5 December. */
const argo = {
  ...initialValues(pets),
  altriSinistri: false,
  polizzaAttiva: true,
  scadenzaPolizza: '2026-12-05',
  tipo_animali: 'cane',
  nome: 'Argo',
  razza: 'Labrador retriever',
  chip: true,
};
const { Funnel, ...stories } = lineStories(pets, argo);

const meta = {
  title: 'funnel/Animali',
  component: Funnel,
  tags: ['!autodocs'],
  parameters: { bare: true },
} satisfies Meta<typeof Funnel>;
export default meta;

export const FirstPage = stories.empty(1);
export const Empty = stories.empty(2);
export const AllWrong = stories.allWrong(2);
export const Filled = stories.filled(2);
export const ServerError = stories.serverError();
export const Waiting = stories.waiting();
export const Sent = stories.sent();
