import { initialValues } from '@preventivo/core';
import { smartphone } from '@preventivo/line-smartphone/line';
import type { Meta } from '@storybook/react-vite';
import { lineStories } from './line-stories.tsx';

/** A tablet bought this year. */
const tablet = {
  ...initialValues(smartphone),
  altriSinistri: false,
  polizzaAttiva: false,
  tipologiaApparecchio: 'tablet',
  brand: 'Samsung',
  modello: 'Galaxy Tab S10',
  prezzo: '600_800',
};
const { Funnel, ...stories } = lineStories(smartphone, tablet);

const meta = {
  title: 'funnel/Smartphone',
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
