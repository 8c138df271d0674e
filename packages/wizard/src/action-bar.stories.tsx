import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { phoneAndComputer, variantsOf } from '../../../.storybook/states.tsx';
import { ActionBar } from './action-bar.tsx';

const onSubmit = fn((event: { preventDefault(): void }) => event.preventDefault());

const meta = {
  title: 'wizard/ActionBar',
  component: ActionBar,
  decorators: [
    (Story) => (
      <form onSubmit={onSubmit}>
        <Story />
      </form>
    ),
  ],
  beforeEach: () => void onSubmit.mockClear(),
} satisfies Meta<typeof ActionBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FirstPage: Story = {
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement);
    await expect(bar.queryByRole('button', { name: 'Indietro' })).toBeNull();
    await userEvent.click(bar.getByRole('button', { name: 'Continua' }));
    await expect(onSubmit).toHaveBeenCalledTimes(1);
  },
};

export const LaterPage: Story = {
  args: { onBack: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Indietro' }));
    await expect(args.onBack).toHaveBeenCalledTimes(1);
    await expect(onSubmit).not.toHaveBeenCalled();
  },
};

export const LastPage: Story = {
  args: { onBack: fn(), last: true },
  play: async ({ canvasElement }) => {
    await userEvent.click(
      within(canvasElement).getByRole('button', { name: 'Richiedi il preventivo' }),
    );
    await expect(onSubmit).toHaveBeenCalledTimes(1);
  },
};

/** While a response is pending, the buttons stay enabled but ignore presses. */
export const Busy: Story = {
  args: { onBack: fn(), last: true, busy: true },
  play: async ({ canvasElement, args }) => {
    const bar = within(canvasElement);
    const send = bar.getByRole('button', { name: /Richiedi il preventivo/ });
    await expect(send).toHaveAttribute('aria-disabled', 'true');
    await expect(send).toBeEnabled();
    await userEvent.click(send);
    await userEvent.click(bar.getByRole('button', { name: 'Indietro' }));
    await expect(onSubmit).not.toHaveBeenCalled();
    await expect(args.onBack).not.toHaveBeenCalled();
  },
};

export const Stati: Story = variantsOf(
  ActionBar,
  {
    'Prima pagina': {},
    'Pagina successiva': { onBack: fn() },
    'Al passaggio': {},
    'A fuoco': {},
    'Ultima pagina': { onBack: fn(), last: true },
    'In attesa': { onBack: fn(), last: true, busy: true },
  },
  { widths: phoneAndComputer },
);
