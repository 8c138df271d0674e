import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { VisuallyHidden } from './status.tsx';

const meta = {
  title: 'ui/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'alla guida' },
  render: (args) => (
    <p>
      Aggiungi una persona <VisuallyHidden {...args} />
    </p>
  ),
} satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Prova: Story = {
  play: async ({ canvasElement }) => {
    const hidden = within(canvasElement).getByText('alla guida');
    await expect(hidden.getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
};
