import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import { phoneAndComputer, variantsOf } from '../../../../.storybook/states.tsx';
import { Button } from '../button/button.tsx';
import { WaitingOverlay } from './waiting.tsx';

const meta = {
  title: 'ui/WaitingOverlay',
  component: WaitingOverlay,
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: { waiting: true, text: 'Stiamo inviando la tua richiesta', delayMs: 0 },
} satisfies Meta<typeof WaitingOverlay>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The overlay ignores Escape and has no close button. */
export const Waiting: Story = {
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Un attimino...' });
    await expect(dialog).toHaveAccessibleDescription('Stiamo inviando la tua richiesta');
    await expect(screen.getByRole('heading', { name: 'Un attimino...' })).toHaveFocus();
    await expect(dialog).toHaveAttribute('closedby', 'none');
    // A browser fires this event on Escape.
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

export const Saving: Story = {
  args: { text: 'Stiamo salvando i tuoi dati' },
  play: async () => {
    await expect(
      await screen.findByRole('dialog', { name: 'Un attimino...' }),
    ).toHaveAccessibleDescription('Stiamo salvando i tuoi dati');
  },
};

export const Verifying: Story = {
  args: { text: 'Stiamo verificando i tuoi dati' },
  play: async () => {
    await expect(
      await screen.findByRole('dialog', { name: 'Un attimino...' }),
    ).toHaveAccessibleDescription('Stiamo verificando i tuoi dati');
  },
};

/** The page is inert while the overlay is open. The focus returns to the page when the overlay closes. */
export const NothingBehind: Story = {
  args: { minimumMs: 0, onGone: fn() },
  render: function Played(args) {
    const [waiting, setWaiting] = useState(false);
    useEffect(() => {
      const answer = () => setWaiting(false);
      window.addEventListener('answer', answer);
      return () => window.removeEventListener('answer', answer);
    }, []);
    return (
      <>
        <Button onClick={() => setWaiting(true)}>Richiedi il preventivo</Button>
        <WaitingOverlay {...args} waiting={waiting} />
      </>
    );
  },
  play: async ({ args }) => {
    const send = await screen.findByRole('button', { name: 'Richiedi il preventivo' });
    await userEvent.click(send);
    await screen.findByRole('dialog', { name: 'Un attimino...' });
    send.focus();
    await expect(send).not.toHaveFocus();
    window.dispatchEvent(new Event('answer'));
    await waitFor(() => expect(send).toHaveFocus());
    await waitFor(() => expect(args.onGone).toHaveBeenCalledTimes(1));
  },
};

export const Stati: Story = variantsOf(
  WaitingOverlay,
  { 'In attesa': {}, 'Attesa lunga': { longMs: 0 } },
  { widths: phoneAndComputer, height: 420, place: 'window' },
);
