import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { AddressBlock } from '../address-block.tsx';
import {
  AddressForm,
  control,
  empty,
  exit,
  failed,
  milan,
  residence,
  searchBox,
} from '../address-form.fixture.tsx';

const meta = {
  title: 'address/AddressBlock',
  component: AddressBlock,
  tags: ['!autodocs'],
  render: (args) => <AddressForm {...args} />,
  args: residence,
} satisfies Meta<typeof AddressForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/**
 * If a town has only one postal code, manual entry fills it in. It also moves the house number out of an autofilled
 * street.
 */
export const ByHand: Story = {
  args: { value: { ...empty, is_manual_address: true } },
  play: async ({ args }) => {
    await userEvent.type(await screen.findByRole('combobox', { name: 'Comune' }), 'boll');
    await screen.findByText('CAP 20021');
    await userEvent.click(screen.getByRole('textbox', { name: 'Via, viale o piazza' }));
    await userEvent.paste('Via Roma 12');
    await expect(screen.getByRole('textbox', { name: 'Numero civico' })).toHaveValue('12');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      search: '',
      street: 'Via Roma',
      street_number: '12',
      zip: '20021',
      city: 'BOLLATE (MI)',
      is_manual_address: true,
    });
  },
};

/** A city with several postal codes offers a list of them. Choosing another municipality clears the code. */
export const ByHandWithManyPostalCodes: Story = {
  args: { value: { ...empty, city: 'MILANO (MI)', is_manual_address: true } },
  play: async ({ args }) => {
    const codes = await screen.findByRole('combobox', { name: 'CAP' });
    await expect(codes).toHaveAttribute('autocomplete', 'postal-code');
    await waitFor(() => expect(codes).not.toHaveAttribute('aria-busy'));
    await userEvent.selectOptions(codes, '20123');
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ zip: '20123', city: 'MILANO (MI)' }),
    );
    await userEvent.type(screen.getByRole('combobox', { name: 'Comune' }), 'x');
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ zip: '' }));
  },
};

/**
 * A switch between search and manual entry clears the errors, moves the focus and keeps the text.
 */
export const SwitchingModes: Story = {
  args: {
    error:
      'Indirizzo non trovato, ti preghiamo di inserirlo tramite il tasto "Compilazione manuale".',
  },
  play: async ({ canvasElement }) => {
    const box = await searchBox();
    await expect(box).toHaveAccessibleDescription(/Indirizzo non trovato/);
    await userEvent.type(box, 'vi');
    await userEvent.click(screen.getByRole('button', { name: 'Compilazione manuale' }));
    await waitFor(() => expect(control(canvasElement, 'city')).toHaveFocus());
    await waitFor(() =>
      expect(screen.getByText('Compilazione manuale attiva')).toBeInTheDocument(),
    );
    await expect(screen.queryByText(/Indirizzo non trovato/)).toBeNull();
    // The street stays empty, because a single unfinished word is not an address.
    await expect(screen.getByRole('textbox', { name: 'Via, viale o piazza' })).toHaveValue('');
    await userEvent.type(screen.getByRole('textbox', { name: 'Via, viale o piazza' }), 'Via Roma');
    await userEvent.click(screen.getByRole('button', { name: 'Ricerca indirizzo' }));
    await waitFor(async () => expect(await searchBox()).toHaveFocus());
    await expect(await searchBox()).toHaveValue('vi');
    await userEvent.click(screen.getByRole('button', { name: 'Compilazione manuale' }));
    await expect(screen.getByRole('textbox', { name: 'Via, viale o piazza' })).toHaveValue(
      'Via Roma',
    );
  },
};

/** Manual entry splits the search text into its fields. */
export const TakenOver: Story = {
  play: async ({ args }) => {
    await userEvent.type(await searchBox(), 'via mai vista 12/a, 20122 milano');
    await screen.findByText('Non lo troviamo. Puoi scriverlo tu.');
    await userEvent.click(exit());
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith({
        search: 'via mai vista 12/a, 20122 milano',
        street: 'via mai vista',
        street_number: '12/A',
        zip: '20122',
        city: 'MILANO (MI)',
        is_manual_address: true,
      }),
    );
    await expect(await screen.findByRole('combobox', { name: 'CAP' })).toHaveValue('20122');
    await expect(screen.getByRole('combobox', { name: 'Comune' })).toHaveValue('MILANO (MI)');
    await waitFor(() => expect(screen.getByText(/Abbiamo riportato qui/)).toBeInTheDocument());
    // The search box still has the typed text.
    await userEvent.click(screen.getByRole('button', { name: 'Ricerca indirizzo' }));
    await expect(await searchBox()).toHaveValue('via mai vista 12/a, 20122 milano');
  },
};

/** If the server fails, manual entry still splits the text. The postal code becomes a text box. */
export const TakenOverOffline: Story = {
  args: {
    answers: {
      'address/search': failed,
      'location/findComune': failed,
      'location/findCap': failed,
    },
  },
  play: async ({ args }) => {
    await userEvent.type(await searchBox(), 'via roma 12, 20121 milano (mi)');
    await screen.findByText('La ricerca non risponde. Puoi scriverlo tu.', {
      selector: '.q-list-empty p',
    });
    await userEvent.click(exit());
    await expect(await screen.findByRole('textbox', { name: 'CAP' })).toHaveValue('20121');
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ city: 'MILANO (MI)', zip: '20121', street: 'via roma' }),
    );
  },
};

/** After another search, a switch to manual entry splits the new text. */
export const TakenOverAnew: Story = {
  play: async ({ args }) => {
    const byHand = () => screen.getByRole('button', { name: 'Compilazione manuale' });
    await userEvent.type(await searchBox(), 'via a 1');
    await userEvent.click(byHand());
    await screen.findByRole('combobox', { name: 'Comune' });
    await userEvent.click(screen.getByRole('button', { name: 'Ricerca indirizzo' }));
    await userEvent.clear(await searchBox());
    await userEvent.type(await searchBox(), 'via b 2');
    await userEvent.click(byHand());
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(
        expect.objectContaining({ street: 'via b', street_number: '2' }),
      ),
    );
  },
};

/** If the server rejects the whole address, all parts are marked as invalid. Their group has the search box's name. */
export const ByHandRefused: Story = {
  args: {
    value: { ...milan, city: 'BOLLATE (MI)', zip: '20021', is_manual_address: true },
    error: 'Valore non valido',
  },
  play: async ({ canvasElement }) => {
    const parts = await screen.findByRole('group', {
      name: 'Indirizzo di residenza, compilazione manuale',
    });
    await expect(parts).toHaveAccessibleDescription('Valore non valido');
    await expect(parts).toHaveAttribute('name', 'indirizzoResidenza_SedeLegale');
    parts.focus();
    await expect(parts).toHaveFocus();
    await userEvent.type(screen.getByRole('textbox', { name: 'Via, viale o piazza' }), 'a');
    await expect(screen.queryByText('Valore non valido')).toBeNull();
    await expect(control(canvasElement, 'street')).toHaveValue('VIA GARIBALDIa');
  },
};

/** If the server rejects the only postal code of a town, the user can type another. */
export const OnlyPostalCodeRefused: Story = {
  args: {
    value: { ...milan, city: 'BOLLATE (MI)', zip: '20021', is_manual_address: true },
    partErrors: { zip: 'Valore non valido' },
  },
  play: async ({ args }) => {
    const zip = await screen.findByRole('textbox', { name: 'CAP' });
    await expect(zip).toBeInvalid();
    await expect(zip).toHaveAccessibleDescription('Valore non valido 5 cifre');
    await userEvent.clear(zip);
    await userEvent.type(zip, '20022');
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ zip: '20022' }));
  },
};

export const PartsWrong: Story = {
  args: {
    value: {
      ...empty,
      city: 'BOLLATE (MI)',
      zip: '20021',
      street: 'Roma',
      street_number: 'dodici',
      is_manual_address: true,
    },
    partErrors: { street: 'Indirizzo non valido', street_number: 'Civico non valido' },
  },
  play: async () => {
    const number = await screen.findByRole('textbox', { name: 'Numero civico' });
    await expect(number).toBeInvalid();
    await expect(number).toHaveAccessibleDescription(
      'Civico non valido Da 1 a 3 cifre, con lettera se serve: 12/A',
    );
  },
};

/** A second address on the page: its controls have another prefix. */
export const OfTheOwner: Story = {
  args: {
    name: 'proprietario.indirizzoResidenza_SedeLegale',
    value: { ...empty, is_manual_address: true },
  },
  play: async ({ canvasElement }) => {
    await expect(control(canvasElement, 'proprietario.street')).toBeVisible();
    await expect(control(canvasElement, 'proprietario.city')).toBeVisible();
  },
};
