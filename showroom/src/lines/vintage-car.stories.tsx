import { initialValues } from '@preventivo/core';
import { vintageCar } from '@preventivo/line-vintage-car/line';
import type { Meta } from '@storybook/react-vite';
import { lineStories } from './line-stories.tsx';

/** A Topolino of 1948 with its original plate. */
const topolino = {
  ...initialValues(vintageCar),
  altriSinistri: false,
  polizzaAttiva: false,
  targa: 'MI123456',
};
const { Funnel, ...stories } = lineStories(vintageCar, topolino);

const meta = {
  title: "funnel/Auto d'epoca",
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
