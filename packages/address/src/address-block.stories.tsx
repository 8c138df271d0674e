import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { phoneAndComputer, variantsOf } from '../../../.storybook/states.tsx';
import { AddressBlock } from './address-block.tsx';
import {
  AddressForm,
  control,
  empty,
  failed,
  milan,
  residence,
  searchBox,
} from './address-form.fixture.tsx';

const meta = {
  title: 'address/AddressBlock',
  component: AddressBlock,
  argTypes: { answers: { table: { disable: true } } },
  render: (args) => <AddressForm {...args} />,
  args: residence,
} satisfies Meta<typeof AddressForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Waits for the only matching address, which the search box selects automatically. */
const found = () => screen.findByRole('option', { selected: true });

export const Empty: Story = {
  play: async () => {
    const box = await searchBox();
    await expect(box).toHaveAttribute('name', 'indirizzoResidenza_SedeLegale');
    await expect(box).toHaveAttribute('autocomplete', 'address-line1');
    await expect(box).toHaveAccessibleDescription(/Via, numero e città/);
  },
};

/** The user chooses a suggestion, which fills in all parts. A card shows the address and takes the focus. */
export const Searching: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.type(await searchBox(), 'garibaldi 12');
    const list = await screen.findByRole('listbox', { name: 'Indirizzi suggeriti' });
    await userEvent.click(within(list).getByRole('option', { name: /MILANO/ }));
    const card = await screen.findByRole('group', { name: 'Indirizzo di residenza scelto' });
    await waitFor(() => expect(card).toHaveFocus());
    await expect(args.onChange).toHaveBeenLastCalledWith(milan);
    await expect(control(canvasElement, 'street_number')).toBeNull();
  },
};

/** The back end names the source of its data. The list and the card of the chosen address show it. */
export const WithSource: Story = {
  args: {
    answers: {
      'address/search': () =>
        Response.json({
          session: 's',
          placeList: [
            { placeId: 'p1', description: 'VIA GARIBALDI, 12, 20121 MILANO MI, ITALIA' },
            { placeId: 'p2', description: 'VIA GARIBALDI, 20021 BOLLATE MI, ITALIA' },
          ],
          attribution: {
            text: '© OpenStreetMap contributors',
            url: 'https://www.openstreetmap.org/copyright',
          },
        }),
    },
  },
  play: async () => {
    await userEvent.type(await searchBox(), 'garibaldi 12');
    const link = await screen.findByRole('link', { name: /^© OpenStreetMap contributors/ });
    await expect(link).toBeVisible();
    const list = screen.getByRole('listbox').getBoundingClientRect();
    await expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(list.bottom);
  },
};

/**
 * The search box selects the only match automatically, and the card shows it on blur. A part that the search does not
 * know gets its own field, which takes the focus.
 */
export const WithoutNumber: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.type(await searchBox(), 'garibaldi, bollate');
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(
        expect.objectContaining({ street: 'VIA GARIBALDI', city: 'BOLLATE (MI)' }),
      ),
    );
    await expect(await searchBox()).toHaveValue('garibaldi, bollate');
    await userEvent.tab();
    const number = await screen.findByRole('textbox', { name: 'Numero civico' });
    await waitFor(() => expect(number).toHaveFocus());
    await expect(number).toHaveAccessibleDescription(/Il risultato non lo indica/);
    await userEvent.type(number, '12a');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith({
      search: 'VIA GARIBALDI, 20021 BOLLATE MI, ITALIA',
      street: 'VIA GARIBALDI',
      street_number: '12/A',
      zip: '20021',
      city: 'BOLLATE (MI)',
      is_manual_address: false,
    });
    await expect(control(canvasElement, 'street_number')).toBeVisible();
  },
};

/** «Cambia» returns to the search box, which still contains the search text. */
export const Chosen: Story = {
  args: { value: milan },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Cambia indirizzo' }));
    const box = await searchBox();
    await waitFor(() => expect(box).toHaveFocus());
    await expect(box).toHaveValue(milan.search);
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...empty, search: milan.search });
  },
};

const offer = { label: "Usa l'indirizzo di residenza", address: milan };
const building = {
  name: 'indirizzo',
  label: "Indirizzo dell'immobile",
  search: "Cerca l'indirizzo dell'immobile",
};

/** A button copies the address that the form offers. The user can still change the copy. */
export const Offered: Story = {
  args: { ...building, offer },
  play: async ({ args }) => {
    await userEvent.click(
      await screen.findByRole('button', { name: "Usa l'indirizzo di residenza" }),
    );
    const card = await screen.findByRole('group', { name: "Indirizzo dell'immobile scelto" });
    await waitFor(() => expect(card).toHaveFocus());
    await expect(args.onChange).toHaveBeenLastCalledWith(milan);
    await expect(screen.queryByRole('button', { name: /residenza/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Cambia indirizzo' }));
    await expect(screen.getByRole('button', { name: /residenza/ })).toBeVisible();
  },
};

/** A button copies an offered address that was entered by hand. Its parts stay unchanged. */
export const OfferedByHand: Story = {
  args: { ...building, offer: { ...offer, address: { ...milan, is_manual_address: true } } },
  play: async ({ args }) => {
    await userEvent.click(
      await screen.findByRole('button', { name: "Usa l'indirizzo di residenza" }),
    );
    const town = await screen.findByRole('combobox', { name: 'Comune' });
    await waitFor(() => expect(town).toHaveFocus());
    await expect(town).toHaveValue('MILANO (MI)');
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...milan, is_manual_address: true });
  },
};

/** Without results, the list names the missing part and offers manual entry. */
export const NothingFound: Story = {
  play: async () => {
    await userEvent.type(await searchBox(), 'vicolo corto');
    await screen.findByText('Aggiungi il numero civico e il comune, oppure scrivilo tu.', {
      selector: '.q-list-empty p',
    });
    const [exit] = screen.getAllByRole('button', { name: 'Compilazione manuale' });
    if (exit) await userEvent.click(exit);
    await expect(await screen.findByRole('combobox', { name: 'Comune' })).toBeVisible();
  },
};

/** If the search before submit does not find the chosen address, the card shows the error. */
export const ChosenButNotFound: Story = {
  args: {
    value: milan,
    error:
      'Indirizzo non trovato, ti preghiamo di inserirlo tramite il tasto "Compilazione manuale".',
  },
  play: async () => {
    const again = await screen.findByRole('button', { name: 'Cambia indirizzo' });
    await expect(again).toHaveAccessibleDescription(/Indirizzo non trovato/);
  },
};

export const DetailsFailed: Story = {
  args: { answers: { 'address/details': failed } },
  play: async () => {
    const box = await searchBox();
    await userEvent.type(box, 'piazza dante 5');
    await found();
    await userEvent.tab();
    await screen.findByText('Impossibile validare il comune selezionato');
    await userEvent.type(box, ' ');
    await waitFor(() =>
      expect(screen.queryByText('Impossibile validare il comune selezionato')).toBeNull(),
    );
  },
};

/** Details without a municipality show an error, because the address cannot be validated. */
export const DetailsWithoutMunicipality: Story = {
  play: async () => {
    await userEvent.type(await searchBox(), 'senza comune 1');
    await found();
    await userEvent.tab();
    await screen.findByText('Impossibile validare il comune selezionato');
  },
};

/** `onBlur` is called once, when the focus leaves the block. A move of the focus inside the block does not call it. */
export const Leaving: Story = {
  render: (args) => (
    <>
      <AddressForm {...args} />
      <button type="button">Fuori</button>
    </>
  ),
  play: async ({ args }) => {
    await userEvent.click(await searchBox());
    await userEvent.click(screen.getByRole('button', { name: 'Compilazione manuale' }));
    await userEvent.click(screen.getByRole('button', { name: 'Fuori' }));
    await expect(args.onBlur).not.toHaveBeenCalled();
    await waitFor(() => expect(args.onBlur).toHaveBeenCalledTimes(1));
  },
};

const byHand = { ...milan, is_manual_address: true };

export const Stati: Story = variantsOf(
  AddressForm,
  {
    Vuoto: {},
    Scelto: { value: milan },
    'A mano': { value: byHand },
    'Con errore': { error: 'Indirizzo non valido', help: 'Scegli un indirizzo dall’elenco' },
    'Scelto, non trovato': ChosenButNotFound.args ?? {},
    'A mano, con errori': {
      value: { ...byHand, street_number: '', zip: '' },
      partErrors: { street_number: 'Numero civico non valido', zip: 'CAP non valido' },
    },
    'Con una proposta': Offered.args ?? {},
  },
  { widths: phoneAndComputer },
);
