import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen } from 'storybook/test';
import { WaitingOverlay } from './waiting-overlay.tsx';

const meta = {
  title: 'wizard/WaitingOverlay',
  component: WaitingOverlay,
  args: { waiting: true, text: 'Stiamo inviando la tua richiesta', delayMs: 0 },
} satisfies Meta<typeof WaitingOverlay>;
export default meta;
type Story = StoryObj<typeof meta>;

/** It holds against Esc, and has nothing to close it with. */
export const Waiting: Story = {
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Un attimino...' });
    await expect(dialog).toHaveAccessibleDescription('Stiamo inviando la tua richiesta');
    await expect(screen.getByRole('heading', { name: 'Un attimino...' })).toHaveFocus();
    await expect(dialog).toHaveAttribute('closedby', 'none');
    // What the browser makes of Esc.
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
    await expect(dialog).toBeVisible();
    await expect(screen.queryByRole('button')).toBeNull();
  },
};

export const LongWait: Story = {
  args: { longMs: 0 },
  play: async () => {
    await expect(
      await screen.findByText('Ci vuole più del solito. Non chiudere la pagina.'),
    ).toBeVisible();
  },
};
