import { initialValues } from '@preventivo/core';
import { bicycle } from '@preventivo/line-bicycle/line';
import type { Meta } from '@storybook/react-vite';
import { lineStories } from './line-stories.tsx';

/** A city bicycle for the way to work. */
const commuter = {
  ...initialValues(bicycle),
  altriSinistri: true,
  polizzaAttiva: false,
  tipo_veicolo: 'bici_citta',
  tipo_parcheggio: 'cantina',
  tipo_utilizzo: 'casa_lavoro',
  gare: false,
  fascia_prezzo: '500_1000',
};
const { Funnel, ...stories } = lineStories(bicycle, commuter);

const meta = {
  title: 'funnel/Bicicletta',
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
