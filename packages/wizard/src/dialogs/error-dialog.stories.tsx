import { TextInput } from '@preventivo/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import { phoneAndComputer, variantsOf } from '../../../../.storybook/states.tsx';
import { ErrorDialog } from './error-dialog.tsx';

const meta = {
  title: 'wizard/ErrorDialog',
  component: ErrorDialog,
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: {
    open: true,
    message: 'Alcuni valori del contraente non sono validi',
    action: 'field',
    onAction: fn(),
  },
} satisfies Meta<typeof ErrorDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/**
 * The message is the accessible description of the dialog. Escape has the same effect as the
 * button.
 */
export const WrongField: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Si è verificato un problema' });
    await expect(dialog).toHaveAccessibleDescription(
      'Alcuni valori del contraente non sono validi',
    );
    await expect(
      screen.getByRole('heading', { name: 'Si è verificato un problema' }),
    ).toHaveFocus();
    await expect(screen.getByText('I dati inseriti non sono andati persi.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Vai al campo' }));
    await expect(args.onAction).toHaveBeenCalledTimes(1);
    pressEsc(dialog);
    await expect(args.onAction).toHaveBeenCalledTimes(2);
  },
};

const onAccept = fn();

/** The dialog has a second button with an alternative. */
export const AnotherWayOn: Story = {
  args: {
    message: 'Selezionare almeno un contraente',
    offer: {
      text: 'Hai scritto i dati di Anna Neri. Li salviamo nel profilo di Giulia Ferri.',
      label: 'Usa i dati che hai scritto',
      onAccept,
    },
  },
  play: async () => {
    await screen.findByText(/^Hai scritto i dati di Anna Neri/);
    const buttons = screen.getAllByRole('button');
    await expect(buttons.map(({ textContent }) => textContent)).toEqual([
      'Vai al campo',
      'Usa i dati che hai scritto',
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Usa i dati che hai scritto' }));
    await expect(onAccept).toHaveBeenCalledTimes(1);
  },
};

/** If the visitor can only acknowledge the message, the dialog has one button and no cross. */
export const ToBeRead: Story = {
  args: {
    message: 'Si è verificato un errore imprevisto. Riprova più tardi.',
    action: 'acknowledge',
    onLeave: fn(),
  },
  play: async ({ args }) => {
    const buttons = await screen.findAllByRole('button');
    await expect(buttons.map(({ textContent }) => textContent)).toEqual(['Ho capito']);
    await userEvent.click(screen.getByRole('button', { name: 'Ho capito' }));
    await expect(args.onAction).toHaveBeenCalledTimes(1);
  },
};

/** After a server error, both the button and Escape send the request again. */
export const ServerFailed: Story = {
  args: {
    message: 'Impossibile salvare la richiesta di quotazione. Ti invitiamo a riprovare più tardi.',
    action: 'retry',
  },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Riprova' }));
    await expect(args.onAction).toHaveBeenCalledTimes(1);
    pressEsc(screen.getByRole('alertdialog'));
    await expect(args.onAction).toHaveBeenCalledTimes(2);
  },
};

/** The visitor can close the dialog instead of retrying. */
export const ServerFailedAgain: Story = {
  args: {
    message: 'Impossibile salvare la richiesta, riporva più tardi.',
    action: 'retry',
    onLeave: fn(),
  },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Torna al modulo' }));
    await expect(args.onLeave).toHaveBeenCalledTimes(1);
    await expect(args.onAction).not.toHaveBeenCalled();
  },
};

/** When the dialog closes, the field to correct takes the focus. */
export const FocusAfterwards: Story = {
  render: function Played(args) {
    const [open, setOpen] = useState(true);
    return (
      <>
        <TextInput name="nome" label="Nome" value="" onChange={() => {}} />
        <ErrorDialog
          {...args}
          open={open}
          onAction={() => setOpen(false)}
          returnTo={() => document.querySelector<HTMLElement>('[name="nome"]')}
        />
      </>
    );
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Vai al campo' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Nome' })).toHaveFocus());
  },
};

/** Fires the event that the browser fires on Escape, because a script cannot press the key. */
const pressEsc = (dialog: HTMLElement) =>
  fireEvent(dialog, new Event('cancel', { cancelable: true }));

export const Stati: Story = variantsOf(
  ErrorDialog,
  {
    'Un campo da correggere': {},
    'Con una proposta': AnotherWayOn.args ?? {},
    'Solo da leggere': ToBeRead.args ?? {},
    'Server non raggiunto': ServerFailed.args ?? {},
    'Server non raggiunto, di nuovo': ServerFailedAgain.args ?? {},
  },
  { widths: phoneAndComputer, height: 480, place: 'window' },
);
