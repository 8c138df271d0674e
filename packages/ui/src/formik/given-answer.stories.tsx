import type { Meta, StoryObj } from '@storybook/react-vite';
import { GivenAnswer } from './given-answer.tsx';

const meta = {
  title: 'ui/GivenAnswer',
  component: GivenAnswer,
  args: { label: 'Data di nascita', words: '27/03/1985' },
} satisfies Meta<typeof GivenAnswer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Known: Story = {};

/** The contractor has not given it yet. */
export const NotYet: Story = { args: { words: '' } };
