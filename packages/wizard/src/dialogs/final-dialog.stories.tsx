import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
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
    code: 'KMR-4821',
    onChoose: fn(),
    onSkip: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof FinalDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Fires the event that the browser fires on Escape, because a script cannot press the key. */
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

/**
 * «Chiudi» and Escape close the thanks, which show the code of the quote request. The thanks have
 * no close button in the corner.
 */
export const Thanks: Story = {
  args: { state: { kind: 'thanks' } },
  play: async ({ args }) => {
    await expect(await screen.findByRole('heading', { name: thanks })).toBeVisible();
    await expect(screen.getByText('KMR-4821')).toBeVisible();
    await expect(screen.getAllByRole('button')).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Chiudi' }));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
    pressEsc();
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
};

/**
 * Goes through the states of the dialog like a funnel. With `lost`, the HTTP request for the first
 * choice fails.
 */
function Played({ lost = false, ...args }: FinalDialogProps & { readonly lost?: boolean }) {
  const [state, setState] = useState<FinalState | null>({ kind: 'question' });
  const [again, setAgain] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  function choose(channel: RecallChannel) {
    args.onChoose(channel);
    setAgain(true);
    setState(lost && !again ? { kind: 'question', failed: true } : { kind: 'thanks' });
  }
  return (
    <>
      <SentPage heading={heading} />
      <FinalDialog
        {...args}
        open={state !== null}
        state={state ?? { kind: 'thanks' }}
        onChoose={choose}
        onSkip={() => setState({ kind: 'thanks' })}
        onClose={() => setState(null)}
        returnTo={() => heading.current}
      />
    </>
  );
}

const hasFocus = (name: string) =>
  waitFor(() => expect(screen.getByRole('heading', { name })).toHaveFocus());

/**
 * The focus moves from the heading of the question to the heading of the thanks, then to the
 * heading of the page.
 */
export const FromQuestionToThanks: Story = {
  render: (args) => <Played {...args} />,
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: /Per telefono/ }));
    await expect(args.onChoose).toHaveBeenCalledWith('phone');
    await hasFocus(thanks);
    await userEvent.click(screen.getByRole('button', { name: 'Chiudi' }));
    await hasFocus('Richiesta inviata');
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

/** If the request for a choice fails, the dialog shows an error. The next choice succeeds. */
export const FromFailureToThanks: Story = {
  render: (args) => <Played {...args} lost />,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /Via email/ }));
    await expect(await screen.findByRole('alert')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /Via email/ }));
    await hasFocus(thanks);
  },
};

/** Skipping the question shows the thanks without an HTTP request. */
export const FromSkippingToThanks: Story = {
  render: (args) => <Played {...args} />,
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Salta questa domanda' }));
    await hasFocus(thanks);
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};
