import { cyber } from '@preventivo/line-cyber/line';
import { home } from '@preventivo/line-cyber/workspace/answers';
import type { Meta } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { comes, press, write } from '../as-a-person.ts';
import { lineStories } from './line-stories.tsx';

const { Funnel, ...stories } = lineStories(cyber, home);

const meta = {
  title: 'funnel/Cyber',
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

/** One press replaces the commas with semicolons and removes the error. */
export const Commas = {
  ...stories.empty(2),
  play: async () => {
    await write(/Quali dispositivi/, '3 PC, 1 server');
    await press('Richiedi il preventivo');
    const box = await comes('textbox', /Quali dispositivi/);
    await expect(box).toBeInvalid();
    await press('Sostituisci le virgole con ;');
    await screen.findByText('2 voci', { selector: '.q-count' });
    await expect(box).toHaveValue('3 PC; 1 server');
    await expect(box).toBeValid();
  },
};
