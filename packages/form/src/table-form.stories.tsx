import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { real } from '../../../.storybook/real.ts';
import { luca } from './library.fixture.ts';
import { LibraryForm, type LibraryFormProps } from './library-form.fixture.tsx';
import { TableForm } from './table-form.tsx';

const meta = {
  title: 'form/TableForm',
  component: real<LibraryFormProps>(TableForm),
  render: (args) => <LibraryForm {...args} />,
  args: { onChange: fn(), onValidSubmit: fn(async () => []) },
} satisfies Meta<typeof LibraryForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const box = (name: string) => screen.findByRole('textbox', { name });
const next = async () => userEvent.click(await screen.findByRole('button', { name: 'Continua' }));

/** One field of each kind, in the order of the table. Questions that do not apply are hidden. */
export const Empty: Story = {
  play: async () => {
    await screen.findByRole('radio', { name: 'Annuale' });
    await screen.findByRole('checkbox', { name: 'Poesia' });
    await screen.findByText('Una data tra il 21/11/2026 e il 21/12/2026');
    await expect(await box('Email (facoltativo)')).toHaveAttribute('type', 'email');
    await expect(screen.queryByRole('textbox', { name: 'Quanti?' })).toBeNull();
  },
};

/** All questions are answered. */
export const Filled: Story = {
  args: { values: luca },
  play: async ({ args }) => {
    await screen.findByRole('checkbox', { name: 'Gialli' });
    await expect(await box('Nome')).toHaveValue('Luca');
    await expect(await box('Età bambino 2')).toHaveValue('9');
    await next();
    await waitFor(() => expect(args.onValidSubmit).toHaveBeenCalledWith(luca));
  },
};

/** «Continua» on an empty page shows all errors. */
export const AllWrong: Story = {
  play: async ({ args }) => {
    await screen.findByRole('checkbox', { name: 'Poesia' });
    await next();
    const summary = within(await screen.findByRole('group', { name: 'Errori' }));
    await expect(
      summary.getAllByRole('link').map((link) => link.lastElementChild?.textContent),
    ).toEqual([
      'Indicare il nome',
      'Inserire una data tra 21/11/2026 e 21/12/2026',
      'Selezionare la tessera',
      'Indicare se ci sono bambini',
      'Indicare gli adulti',
      'Indicare i posti',
      'Selezionare almeno un genere',
    ]);
    await expect(screen.getByText('tra 21/11/2026 e 21/12/2026')).toBeInTheDocument();
    await expect(args.onValidSubmit).not.toHaveBeenCalled();
  },
};

/** «Sì» shows its dependent questions below. «No» removes these questions and their answers. */
export const Dependent: Story = {
  args: { keys: ['bambini', 'quanti', 'eta'] },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('radio', { name: 'Sì' }));
    await userEvent.type(await box('Quanti?'), '2');
    const age = await box('Età bambino 1');
    // A question that has just appeared ignores presses for a moment.
    await waitFor(() => expect(getComputedStyle(age).pointerEvents).toBe('auto'));
    await userEvent.type(age, '7');
    await userEvent.click(screen.getByRole('radio', { name: 'No' }));
    await expect(screen.queryByRole('textbox', { name: 'Quanti?' })).toBeNull();
    const settled = expect.objectContaining({ bambini: false, quanti: null, eta: [] });
    await expect(args.onChange).toHaveBeenLastCalledWith(settled, settled);
  },
};

/** A rule compares two answers and marks both. Correcting one removes both errors. */
export const TwoThatDoNotFit: Story = {
  args: { keys: ['adulti', 'posti'], values: { ...luca, adulti: 4, posti: 2 } },
  play: async () => {
    await next();
    const seats = await box('Posti in sala');
    await waitFor(() => expect(seats).toHaveAccessibleDescription(/Combinazione non valida/));
    await expect(await box('Adulti')).toHaveAccessibleDescription(/Un posto per ogni adulto/);
    await userEvent.clear(seats);
    await userEvent.type(seats, '4');
    await waitFor(() => expect(screen.queryByText('Combinazione non valida')).toBeNull());
  },
};

/** The button is busy while the server's response is pending, and ignores a second press. */
export const Waiting: Story = {
  args: { values: luca, onValidSubmit: fn(() => new Promise(() => {})) },
  play: async ({ args }) => {
    await screen.findByRole('checkbox', { name: 'Gialli' });
    await next();
    const button = screen.getByRole('button', { name: /Continua/ });
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
    await userEvent.click(button);
    await expect(args.onValidSubmit).toHaveBeenCalledTimes(1);
  },
};

/** The validation code fails to load, and the page shows an error. */
export const CheckFails: Story = {
  args: {
    values: luca,
    onValidSubmit: fn(async () => {
      throw new TypeError('Failed to fetch dynamically imported module');
    }),
  },
  play: async () => {
    await screen.findByRole('checkbox', { name: 'Gialli' });
    await next();
    await screen.findByText('Si è verificato un errore imprevisto. Riprova più tardi.');
  },
};

/** The page shows the failures of a submission that the server rejected. */
export const Rejected: Story = {
  args: {
    values: luca,
    shown: [
      {
        field: 'nome',
        control: 'nome',
        code: 'NOME',
        invalid: 'Valore non valido',
        error: 'Indicare il nome',
      },
    ],
  },
  play: async () => {
    await screen.findByRole('checkbox', { name: 'Gialli' });
    await expect(await box('Nome')).toHaveAccessibleDescription(
      'Valore non valido Indicare il nome',
    );
  },
};
