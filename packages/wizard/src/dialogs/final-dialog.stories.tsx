import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import { phoneAndComputer, variantsOf } from '../../../../.storybook/states.tsx';
import {
  FinalDialog,
  type FinalDialogProps,
  type FinalState,
  type RecallChannel,
} from './final-dialog.tsx';
import { SentPage } from './sent-page.tsx';

const meta = {
  title: 'wizard/FinalDialog',
  component: FinalDialog,
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: {
    open: true,
    state: { kind: 'question' },
    email: 'giulia.ferri@example.it',
    phone: '333 123 4567',
    onChoose: fn(),
    onSkip: fn(),
  },
} satisfies Meta<typeof FinalDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Fires the event that the browser fires on Escape, because a script cannot press the key. */
const pressEsc = () =>
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));

const question = 'Come vorresti ricevere il tuo preventivo?';

export const Question: Story = {
  play: async ({ args }) => {
    await expect(await screen.findByRole('heading', { name: question })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: /Via email.*giulia\.ferri/ }));
    await expect(args.onChoose).toHaveBeenCalledWith('email');
    await userEvent.click(screen.getByRole('button', { name: /Per telefono.*333 123 4567/ }));
    await expect(args.onChoose).toHaveBeenCalledWith('phone');
  },
};

/** The close button «Salta questa domanda» skips the question, and so does Escape. */
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
  args: { state: { kind: 'sending', channel: 'phone' } },
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
  args: { state: { kind: 'question', failed: true } },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'Non siamo riusciti a registrare la scelta. Riprova.',
    );
    await expect(screen.getByRole('button', { name: /Via email/ })).toBeEnabled();
  },
};

/** Goes through the states of the dialog as a funnel does. With `lost`, the HTTP request of the first choice fails. */
function Played({ lost = false, ...args }: FinalDialogProps & { readonly lost?: boolean }) {
  const [state, setState] = useState<FinalState | 'sent'>({ kind: 'question' });
  const [again, setAgain] = useState(false);
  function choose(channel: RecallChannel) {
    args.onChoose(channel);
    setAgain(true);
    setState(lost && !again ? { kind: 'question', failed: true } : 'sent');
  }
  if (state === 'sent') return <SentPage heading={(heading) => heading?.focus()} />;
  return <FinalDialog {...args} state={state} onChoose={choose} onSkip={() => setState('sent')} />;
}

/** Expects that the dialog is closed, and that the page shows the sent request with the focus on its heading. */
async function isSent() {
  const heading = await screen.findByRole('heading', { name: 'Richiesta inviata' });
  await waitFor(() => expect(heading).toHaveFocus());
  await expect(screen.queryByRole('dialog')).toBeNull();
  await expect(
    screen.getByText('Abbiamo ricevuto i tuoi dati, ti contatteremo il prima possibile.'),
  ).toBeVisible();
}

/** The page behind the question is empty. When the question is answered, the page after the request appears. */
export const FromQuestionToThanks: Story = {
  render: (args) => <Played {...args} />,
  play: async ({ args }) => {
    await screen.findByRole('heading', { name: question });
    await expect(screen.queryByText('Richiesta inviata')).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: /Per telefono/ }));
    await expect(args.onChoose).toHaveBeenCalledWith('phone');
    await isSent();
  },
};

/** If the HTTP request of a choice fails, the dialog shows an error. The second attempt succeeds. */
export const FromFailureToThanks: Story = {
  render: (args) => <Played {...args} lost />,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /Via email/ }));
    await expect(await screen.findByRole('alert')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /Via email/ }));
    await isSent();
  },
};

/** Skipping the question opens the page after the request, without an HTTP request. */
export const FromSkippingToThanks: Story = {
  render: (args) => <Played {...args} />,
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Salta questa domanda' }));
    await isSent();
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};

export const Stati: Story = variantsOf(
  FinalDialog,
  {
    'La domanda': {},
    'In attesa': Sending.args ?? {},
    'Non riuscito': Failed.args ?? {},
    'Senza recapiti': { email: undefined, phone: undefined },
  },
  { widths: phoneAndComputer, height: 520, place: 'window' },
);
