import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import { FinalDialog, type FinalState } from './final-dialog.tsx';

const meta = {
  title: 'wizard/FinalDialog',
  component: FinalDialog,
  args: {
    open: true,
    state: { is: 'question' },
    email: 'giulia.ferri@example.it',
    phone: '333 123 4567',
    requestId: 'QR-2026-004512',
    onChoose: fn(),
    onSkip: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof FinalDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What the browser makes of Esc; a script cannot press the key itself. */
const pressEsc = () =>
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));

const question = 'Come vorresti ricevere il tuo preventivo?';
const thanks = 'Abbiamo ricevuto i tuoi dati, ti contatteremo il prima possibile.';

export const Question: Story = {
  play: async ({ args }) => {
    await expect(await screen.findByRole('heading', { name: question })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: /Via email.*giulia\.ferri/ }));
    await expect(args.onChoose).toHaveBeenCalledWith('email');
    await userEvent.click(screen.getByRole('button', { name: /Per telefono.*333 123 4567/ }));
    await expect(args.onChoose).toHaveBeenCalledWith('phone');
  },
};

/** The cross is not named «Chiudi», since it answers the question; Esc does the same. */
export const Skipping: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Salta questa domanda' }));
    await expect(args.onSkip).toHaveBeenCalledTimes(1);
    pressEsc();
    await expect(args.onSkip).toHaveBeenCalledTimes(2);
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};

export const Sending: Story = {
  args: { state: { is: 'sending', channel: 'phone' } },
  play: async ({ args }) => {
    const phone = await screen.findByRole('button', { name: /Per telefono/ });
    await expect(phone).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(phone);
    await userEvent.click(screen.getByRole('button', { name: /Via email/ }));
    await expect(args.onChoose).not.toHaveBeenCalled();
    pressEsc();
    await expect(args.onSkip).not.toHaveBeenCalled();
    await expect(screen.getByRole('dialog')).toBeVisible();
  },
};

export const Failed: Story = {
  args: { state: { is: 'question', failed: true } },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'Non siamo riusciti a registrare la scelta. Riprova.',
    );
    await expect(screen.getByRole('button', { name: /Via email/ })).toBeEnabled();
  },
};

export const Thanks: Story = {
  args: { state: { is: 'thanks' } },
  play: async ({ args }) => {
    await expect(await screen.findByRole('heading', { name: thanks })).toBeVisible();
    await expect(screen.getByText('QR-2026-004512')).toBeVisible();
    pressEsc();
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};

/** From the question to the thanks the focus follows the heading. */
export const FromQuestionToThanks: Story = {
  render: function Played(args) {
    const [state, setState] = useState<FinalState>({ is: 'question' });
    return <FinalDialog {...args} state={state} onChoose={() => setState({ is: 'thanks' })} />;
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /Per telefono/ }));
    await waitFor(() => expect(screen.getByRole('heading', { name: thanks })).toHaveFocus());
  },
};
