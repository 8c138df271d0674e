import { initialValues } from '@preventivo/core';
import { householder } from '@preventivo/line-householder/line';
import type { Meta } from '@storybook/react-vite';
import { lineStories } from './line-stories.tsx';

/** Four people and a parrot. */
const family = {
  ...initialValues(householder),
  altriSinistri: false,
  polizzaAttiva: false,
  nascita: '1985-03-27',
  familiari: 4,
  animali: true,
  animali_pericolosi: false,
  tipo_animali: 'altro',
  altri_animali: 'Un pappagallo cenerino',
};
const { Funnel, ...stories } = lineStories(householder, family);

const meta = {
  title: 'funnel/Capofamiglia',
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
