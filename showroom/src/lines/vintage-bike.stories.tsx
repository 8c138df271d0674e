import { vintageBike } from '@preventivo/line-vintage-bike/line';
import { original } from '@preventivo/line-vintage-bike/workspace/answers';
import type { Meta } from '@storybook/react-vite';
import { lineStories } from './line-stories.tsx';

const { Funnel, ...stories } = lineStories(vintageBike, original);

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
