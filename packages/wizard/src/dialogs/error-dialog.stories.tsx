import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent } from 'storybook/test';
import { ErrorDialog } from './error-dialog.tsx';

const meta = {
  title: 'wizard/ErrorDialog',
  component: ErrorDialog,
  args: {
    open: true,
    message: 'Alcuni valori del contraente non sono validi',
    action: 'field',
    onAction: fn(),
  },
} satisfies Meta<typeof ErrorDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The message is read with the dialog, and Esc does what the button does. */
export const WrongField: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Si è verificato un problema' });
    await expect(dialog).toHaveAccessibleDescription(/Alcuni valori del contraente/);
    await expect(
      screen.getByRole('heading', { name: 'Si è verificato un problema' }),
    ).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Vai al campo' }));
    await expect(args.onAction).toHaveBeenCalledTimes(1);
    // What the browser makes of Esc; a script cannot press it.
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
    await expect(args.onAction).toHaveBeenCalledTimes(2);
  },
};

export const ServerFailed: Story = {
  args: {
    message: 'Impossibile salvare la richiesta di quotazione. Ti invitiamo a riprovare più tardi.',
    action: 'retry',
  },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Riprova' })).toBeVisible();
    await expect(screen.getByText('I dati inseriti non sono andati persi.')).toBeVisible();
  },
};

export const ToBeRead: Story = {
  args: {
    message: 'Si è verificato un errore imprevisto. Riprova più tardi.',
    action: 'acknowledge',
  },
};
