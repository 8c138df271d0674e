import { ContractorForm, loadStub } from '@preventivo/contractor';
import { accepted, offline, refused } from '@preventivo/fixtures/answers';
import { giulia, giuliaAsks } from '@preventivo/fixtures/people';
import { travel } from '@preventivo/line-travel/line';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { real } from '../../.storybook/real.ts';
import { choose, comes, pick, press, write } from './as-a-person.ts';
import { type AskingProps, asking } from './asking.tsx';

const Asking = asking(travel);
const asks = (change: Partial<typeof giulia>) => ({
  ...giuliaAsks,
  persona: { ...giulia, ...change },
});

const meta = {
  title: 'contractor/ContractorForm',
  component: real<AskingProps>(ContractorForm),
  argTypes: { answers: { table: { disable: true } } },
  render: (args) => <Asking {...args} />,
  args: { onChange: fn(), onValidSubmit: fn(), onRefused: fn() },
} satisfies Meta<typeof Asking>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The questions in the order of their validation, each with its autofill attributes. */
export const Empty: Story = {
  play: async () => {
    await expect(await comes('textbox', 'Nome')).toHaveAttribute('autocomplete', 'given-name');
    const day = within(screen.getByRole('group', { name: 'Data di nascita' }));
    await expect(day.getByRole('textbox', { name: 'Anno di nascita' })).toHaveAttribute(
      'autocomplete',
      'bday-year',
    );
    await expect(screen.getByRole('textbox', { name: 'Cellulare' })).toHaveAttribute(
      'autocomplete',
      'tel-national',
    );
    await screen.findByText('Per esempio 27 3 1985, tra 20/11/1926 e 20/11/2008');
    await expect(screen.queryByRole('combobox', { name: 'Comune di nascita' })).toBeNull();
    // This line accepts only people, so the page does not ask for the contractor type.
    await expect(screen.queryByRole('radio', { name: 'Sono un privato' })).toBeNull();
  },
};

/** On blur, an empty field shows no error. An invalid answer shows an error until the user corrects it. */
export const WrongWhenLeft: Story = {
  play: async () => {
    const name = await comes('textbox', 'Nome');
    await userEvent.click(name);
    await userEvent.tab();
    await expect(name).not.toHaveAttribute('aria-invalid');
    await write('Email', 'giulia@');
    const email = screen.getByRole('textbox', { name: 'Email' });
    await expect(email).not.toHaveAttribute('aria-invalid');
    await userEvent.tab();
    await waitFor(() => expect(email).toHaveAttribute('aria-invalid', 'true'));
    await expect(email).toHaveAccessibleDescription(
      /Email non valida Deve avere la forma nome@esempio.it/,
    );
    await write('Email', 'example.it');
    await waitFor(() => expect(email).not.toHaveAttribute('aria-invalid'));
  },
};

export const UnderAge: Story = {
  args: { values: asks({ data_nascita: '2009-03-27' }) },
  play: async ({ args }) => {
    await press('Continua');
    const link = await comes('link', 'Data di nascita non valida (deve essere maggiorenne)');
    await userEvent.click(link);
    const day = within(screen.getByRole('group', { name: 'Data di nascita' }));
    await expect(day.getByRole('textbox', { name: 'Giorno di nascita' })).toHaveFocus();
    await expect(args.onValidSubmit).not.toHaveBeenCalled();
  },
};

/** The country of birth determines the next question. Changing the country clears the answer to that question. */
export const BirthplaceChanged: Story = {
  args: { values: giuliaAsks },
  beforeEach: async () => void (await loadStub()),
  play: async ({ args }) => {
    await press('Modifica i dati di Giulia Ferri');
    await choose('Altro');
    await comes('combobox', 'Stato di nascita');
    await expect(screen.queryByRole('combobox', { name: 'Comune di nascita' })).toBeNull();
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({
        persona: expect.objectContaining({ natoInItalia: false, comune_nascita: '' }),
      }),
    );
    await choose('Italia');
    await expect(await comes('combobox', 'Comune di nascita')).toHaveValue('');
    await pick('Comune di nascita', 'mila', /^MILAZZO \(ME\)/);
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(
        expect.objectContaining({
          persona: expect.objectContaining({ comune_nascita: 'MILAZZO (ME)', stato_nascita: null }),
        }),
      ),
    );
  },
};

/** A card replaces the answered questions about the person. «Modifica» shows them again. */
export const Folded: Story = {
  args: { values: giuliaAsks },
  beforeEach: async () => void (await loadStub()),
  play: async () => {
    const edit = await comes('button', 'Modifica i dati di Giulia Ferri');
    await expect(edit).toHaveAccessibleDescription('Donna, nata il 27 marzo 1985 a Milano');
    await expect(screen.queryByRole('textbox', { name: 'Nome' })).toBeNull();
    await userEvent.click(edit);
    await expect(screen.getByRole('textbox', { name: 'Nome' })).toHaveFocus();
    await userEvent.click(screen.getByRole('textbox', { name: 'Email' }));
    await comes('button', 'Modifica i dati di Giulia Ferri');
  },
};

/** If the server accepts the valid answers, the form submits them. */
export const Right: Story = {
  args: { values: giuliaAsks },
  play: async ({ args }) => {
    await press('Continua');
    await waitFor(() => expect(args.onValidSubmit).toHaveBeenCalledWith(giuliaAsks));
    await expect(screen.queryByRole('group', { name: 'Errori' })).toBeNull();
  },
};

/** The server rejects a surname whose format is valid. */
export const RefusedByTheServer: Story = {
  args: { values: giuliaAsks, answers: { '/contractor': [refused(422, 'CONTRACTOR_SURNAME')] } },
  play: async ({ args }) => {
    await press('Continua');
    await comes('group', 'Errori');
    await expect(screen.getByRole('textbox', { name: 'Cognome' })).toHaveAccessibleDescription(
      /Valore non valido/,
    );
    await expect(args.onValidSubmit).not.toHaveBeenCalled();
  },
};

/** The server names no field, so the dialog of the page shows the server's message. */
export const ServerFails: Story = {
  args: { values: giuliaAsks, answers: { '/contractor': [refused(500, 'INTERNAL_ERROR')] } },
  play: async ({ args }) => {
    await press('Continua');
    await waitFor(() =>
      expect(args.onRefused).toHaveBeenCalledWith(
        'Impossibile salvare la richiesta, riporva più tardi.',
        'INTERNAL_ERROR',
      ),
    );
  },
};

/** A network failure during the check shows no error. */
export const Offline: Story = {
  args: { values: giuliaAsks, answers: { '/contractor': [offline] } },
  play: async ({ args }) => {
    await press('Continua');
    await waitFor(() => expect(args.onValidSubmit).toHaveBeenCalledTimes(1));
  },
};

/** If the search does not find the address, the error message offers a button for manual entry. */
export const AddressNotFound: Story = {
  args: {
    values: asks({
      indirizzoResidenza_SedeLegale: {
        ...giulia.indirizzoResidenza_SedeLegale,
        is_manual_address: false,
      },
    }),
    answers: { '/address/search': [offline] },
  },
  play: async () => {
    const notFound =
      'Indirizzo non trovato, ti preghiamo di inserirlo tramite il tasto "Compilazione manuale".';
    await press('Continua');
    await userEvent.click(await comes('link', notFound));
    const again = screen.getByRole('button', { name: 'Cambia indirizzo' });
    await expect(again).toHaveFocus();
    await expect(again).toHaveAccessibleDescription(new RegExp(notFound.slice(0, 20)));
  },
};

/** A line that does not ask for the profession. */
export const WithoutProfession: Story = {
  args: {
    values: asks({ professione: null }),
    contractor: { types: ['fisica'], hides: ['professione'] },
    // Replace the API's response: its travel line requires the profession.
    answers: { '/contractor': [accepted] },
  },
  play: async ({ args }) => {
    await comes('textbox', 'Cellulare');
    await expect(screen.queryByText('Professione')).toBeNull();
    await press('Continua');
    await waitFor(() => expect(args.onValidSubmit).toHaveBeenCalledTimes(1));
  },
};
