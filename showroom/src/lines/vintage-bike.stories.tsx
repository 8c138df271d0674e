import { initialValues } from '@preventivo/core';
import { vintageBike } from '@preventivo/line-vintage-bike/line';
import type { Meta } from '@storybook/react-vite';
import { lineStories } from './line-stories.tsx';

/** A Guzzi of the fifties with its original plate. */
const guzzi = {
  ...initialValues(vintageBike),
  altriSinistri: false,
  polizzaAttiva: false,
  targa: 'CO12345',
};
const { Funnel, ...stories } = lineStories(vintageBike, guzzi);

const meta = {
  title: "funnel/Moto d'epoca",
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
