import { injury } from '@preventivo/line-injury/line';
import { player } from '@preventivo/line-injury/workspace/answers';
import type { Meta } from '@storybook/react-vite';
import { lineStories } from './line-stories.tsx';

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
