import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { variantsOf } from '../../../../.storybook/states.tsx';
import { NotLoaded } from './lazy.tsx';

const meta = {
  title: 'ui/NotLoaded',
  component: NotLoaded,
  args: { onRetry: fn() },
} satisfies Meta<typeof NotLoaded>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Prova: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Riprova' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};

export const Stati: Story = variantsOf(NotLoaded, { 'Non riuscito': {} });
