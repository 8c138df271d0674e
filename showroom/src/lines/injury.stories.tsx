import { initialValues } from '@preventivo/core';
import { injury } from '@preventivo/line-injury/line';
import type { Meta } from '@storybook/react-vite';
import { lineStories } from './line-stories.tsx';

/** Giulia plays padel and swims. */
const player = {
  ...initialValues(injury),
  altriSinistri: false,
  polizzaAttiva: false,
  data_nascita: '1985-03-27',
  problemi_precedenti: false,
  pratichiSport: true,
  sport: ['nuoto', 'padel'],
};
const { Funnel, ...stories } = lineStories(injury, player);

const meta = {
  title: 'funnel/Infortuni',
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
