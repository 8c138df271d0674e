import type { Meta, StoryObj } from '@storybook/react-vite';
import { ShownAnswer } from './table-fields.tsx';

const meta = {
  title: 'form/ShownAnswer',
  component: ShownAnswer,
  tags: ['!autodocs'],
  args: { label: 'Data di nascita', words: '27/03/1985' },
} satisfies Meta<typeof ShownAnswer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Known: Story = {};

/** The contractor has not answered the question on page 1. */
export const NotYet: Story = { args: { words: '' } };
