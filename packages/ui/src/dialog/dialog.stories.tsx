import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { phoneAndComputer, variantsOf } from '../../../../.storybook/states.tsx';
import { Button } from '../button/button.tsx';
import { MailIcon, PhoneIcon } from '../icons/things.tsx';
import { TextInput } from '../text-input/text-input.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';

const meta = {
  title: 'ui/Dialog',
  component: Dialog,
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: { open: true, title: '', onClose: fn() },
  render: (args) => <Opened {...args} />,
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

function Opened({ onClose, ...args }: DialogProps) {
  const [open, setOpen] = useState(args.open);
  const close = () => {
    setOpen(false);
    onClose?.();
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Apri</Button>
      <Dialog {...args} open={open} {...(onClose ? { onClose: close } : {})} />
    </>
  );
}

export const Finale: Story = {
  args: {
    title: 'Come vorresti ricevere il tuo preventivo?',
    closeLabel: 'Salta questa domanda',
    children: (
      <div className="q-cards">
        <button type="button" className="q-card">
          <span className="q-tile q-tile-accent">
            <MailIcon />
          </span>
          <span className="q-card-text">
            Via email
            <span className="q-detail">Un consulente ti invia il miglior preventivo</span>
          </span>
        </button>
        <button type="button" className="q-card">
          <span className="q-tile q-tile-accent">
            <PhoneIcon />
          </span>
          <span className="q-card-text">
            Per telefono
            <span className="q-detail">Ti richiamiamo noi</span>
          </span>
        </button>
      </div>
    ),
  },
};

/** On a phone, a long name or email does not push the close button out of reach. */
export const UnNomeLungo: Story = {
  globals: { viewport: { value: 'w320' } },
  args: {
    title: 'Modifica i dati di Massimilianoalessandro Wolfeschlegelsteinhausenberger',
    description: 'massimilianoalessandro.wolfeschlegelsteinhausenberger@example.it',
    shape: 'full',
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    const cross = within(dialog).getByRole('button', { name: 'Chiudi' });
    const edge = dialog.getBoundingClientRect().right;
    await expect(cross.getBoundingClientRect().right).toBeLessThanOrEqual(edge);
    await expect(dialog.scrollWidth).toBe(dialog.clientWidth);
  },
};

export const Problema: Story = {
  args: {
    title: 'Si è verificato un problema',
    role: 'alertdialog',
    cross: false,
    description: 'Indicare la data di partenza',
    children: <p>I dati inseriti non sono andati persi.</p>,
    footer: (
      <>
        <Button variant="outline">Torna al modulo</Button>
        <Button>Riprova</Button>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    const dialog = within(canvasElement).getByRole('alertdialog', {
      name: 'Si è verificato un problema',
    });
    await expect(dialog).toHaveAccessibleDescription('Indicare la data di partenza');
  },
};

/** On a phone, the buttons fill the width. The primary button is at the bottom, near the thumb. */
export const ProblemaSulTelefono: Story = {
  ...Problema,
  globals: { viewport: { value: 'w390' } },
  play: async () => {
    const [other, primary] = buttonsOf(await screen.findByRole('alertdialog'));
    await expect(primary.top).toBeGreaterThan(other.bottom);
    await expect([primary.left, primary.width]).toEqual([other.left, other.width]);
    await expect(primary.width).toBeGreaterThan(300);
    await expect(primary.height).toBe(56);
  },
};

/** On a wide screen, the buttons are at the right. The primary button is last. */
export const ProblemaSulComputer: Story = {
  ...Problema,
  globals: { viewport: { value: 'w1280' } },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog');
    const [other, primary] = buttonsOf(dialog);
    await expect(primary.left).toBeGreaterThan(other.right);
    await expect(primary.top).toBe(other.top);
    await expect(dialog.getBoundingClientRect().right - primary.right).toBe(32);
    await expect([other.height, primary.height]).toEqual([48, 48]);
  },
};

function buttonsOf(dialog: HTMLElement): readonly [DOMRect, DOMRect] {
  const [other, primary] = within(dialog).getAllByRole('button');
  if (!other || !primary) throw new Error('There are not two buttons.');
  return [other.getBoundingClientRect(), primary.getBoundingClientRect()];
}

export const Attesa: Story = {
  args: {
    title: 'Un attimino...',
    description: 'Stiamo salvando i tuoi dati',
    children: <span className="q-spinner" />,
  },
  render: (args) => (
    <Dialog open title={args.title} description={args.description}>
      {args.children}
    </Dialog>
  ),
  play: async ({ canvasElement }) => {
    const dialog = within(canvasElement).getByRole<HTMLDialogElement>('dialog');
    await expect(within(dialog).queryByRole('button')).toBeNull();
    // If the browser closes the dialog, the dialog reopens, because its `open` prop is still true.
    dialog.close();
    await waitFor(() => expect(dialog).toHaveAttribute('open'));
    await expect(dialog.matches(':modal')).toBe(true);
  },
};

export const Modulo: Story = {
  args: {
    open: false,
    title: 'Modifica i dati',
    shape: 'full',
    onSubmit: fn((event) => event.preventDefault()),
    children: (
      <div className="q-fields">
        <div className="q-row">
          <TextInput name="name" label="Nome" value="Giulia" readOnly onChange={fn()} />
          <TextInput name="surname" label="Cognome" value="Ferri" readOnly onChange={fn()} />
        </div>
        <TextInput
          name="email"
          type="email"
          label="Email"
          value="giulia.ferri@example.it"
          autoComplete="email"
          onChange={fn()}
        />
        <TextInput
          name="phone"
          type="tel"
          label="Cellulare"
          value=""
          error="Cellulare non valido"
          help="9 o 10 cifre, per esempio 333 1234567"
          autoComplete="tel-national"
          onChange={fn()}
        />
      </div>
    ),
    footer: (
      <>
        <Button type="submit">Salva Modifiche</Button>
      </>
    ),
  },
  play: async ({ canvasElement, args, step }) => {
    const page = within(canvasElement);
    const opener = page.getByRole('button', { name: 'Apri' });
    await userEvent.click(opener);
    const dialog = page.getByRole('dialog', { name: 'Modifica i dati' });
    await step('il fuoco entra nel titolo', async () => {
      await expect(within(dialog).getByRole('heading')).toHaveFocus();
    });
    await step('Salva manda il modulo', async () => {
      await userEvent.click(within(dialog).getByRole('button', { name: 'Salva Modifiche' }));
      await expect(args.onSubmit).toHaveBeenCalledOnce();
    });
    await step('chiuso, il fuoco torna a chi lo ha aperto', async () => {
      await userEvent.click(within(dialog).getByRole('button', { name: 'Chiudi' }));
      await waitFor(() => expect(opener).toHaveFocus());
      await expect(page.queryByRole('dialog')).toBeNull();
    });
    await step('il fuoco su un campo da completare, e Esc', async () => {
      await userEvent.click(opener);
      page.getByRole('dialog').dispatchEvent(new Event('cancel', { cancelable: true }));
      await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
      await expect(args.onClose).toHaveBeenCalledTimes(2);
    });
    await userEvent.click(opener);
  },
};

export const Stati: Story = variantsOf(
  Dialog,
  {
    'Una domanda': Finale.args ?? {},
    'Un problema': Problema.args ?? {},
    'Un modulo': { ...Modulo.args, open: true },
    'Senza uscita': { ...Attesa.args, onClose: undefined },
    'Testi lunghi': UnNomeLungo.args ?? {},
  },
  { widths: phoneAndComputer, height: 720, place: 'window' },
);
