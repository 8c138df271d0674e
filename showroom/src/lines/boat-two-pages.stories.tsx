import { withLayout } from '@preventivo/core';
import { boat } from '@preventivo/line-boat/line';
import { sandro } from '@preventivo/line-boat/workspace/answers';
import type { Meta } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { comes } from '../as-a-person.ts';
import { lineStories } from './line-stories.tsx';

const { Funnel, ...stories } = lineStories(withLayout(boat, 'two-page'), sandro);

const meta = {
  title: 'funnel/Barca in due pagine',
  component: Funnel,
  tags: ['!autodocs'],
  parameters: { bare: true },
} satisfies Meta<typeof Funnel>;
export default meta;

/** The progress indicator shows two steps. */
export const FirstPage = {
  ...stories.empty(1),
  play: async () => {
    await expect(await screen.findByText(/^Passo 1 di 2/)).toBeInTheDocument();
  },
};
/** The questions about boat and engine and the consents are on one page. The engine has its own heading. */
export const Empty = {
  ...stories.empty(2),
  play: async () => {
    await comes('heading', 'La barca');
    const engine = await comes('group', 'Il motore');
    await expect(engine).toContainElement(await comes('textbox', 'Potenza, in kW'));
    await expect(engine).not.toContainElement(await comes('textbox', 'Lunghezza, in metri'));
  },
};
export const AllWrong = stories.allWrong(2);
export const Filled = stories.filled(2);
export const Sent = stories.sent();
