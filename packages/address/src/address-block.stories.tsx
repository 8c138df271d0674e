import { createClient } from '@preventivo/core/http';
import type { Address } from '@preventivo/core/italian';
import { Preventivo } from '@preventivo/core/react';
import { Status } from '@preventivo/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { AddressBlock, type AddressBlockProps } from './address-block.tsx';
import { fakeFetch } from './fake-fetch.fixture.ts';

const empty: Address = {
  search: '',
  street: '',
  street_number: '',
  zip: '',
  city: '',
  is_manual_address: false,
};
const milan: Address = {
  search: 'VIA GARIBALDI, 12, 20121 MILANO MI, ITALIA',
  street: 'VIA GARIBALDI',
  street_number: '12',
  zip: '20121',
  city: 'MILANO (MI)',
  is_manual_address: false,
};

/** Keeps the address, as a form does; the first change clears the errors. */
function Form({ failing, ...props }: AddressBlockProps & { readonly failing?: readonly string[] }) {
  const [value, setValue] = useState(props.value);
  const [client] = useState(() =>
    createClient({ line: 'travel', fetch: fakeFetch(failing).fetch }),
  );
  const errors = value === props.value ? {} : { error: undefined, partErrors: {} };
  return (
    <Preventivo client={client} today="2026-11-21">
      <AddressBlock
        {...props}
        {...errors}
        value={value}
        onChange={(address) => {
          setValue(address);
          props.onChange(address);
        }}
      />
      <Status />
    </Preventivo>
  );
}

const meta = {
  title: 'address/AddressBlock',
  component: Form,
  args: {
    name: 'indirizzoResidenza_SedeLegale',
    label: 'Indirizzo di residenza',
    search: "Cerca l'indirizzo di residenza",
    value: empty,
    onChange: fn(),
    onBlur: fn(),
  },
} satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj<typeof meta>;

const searchBox = () => screen.findByRole('combobox', { name: "Cerca l'indirizzo di residenza" });
/** The only place found is shown as chosen. */
const found = () => screen.findByRole('option', { selected: true });
/** The way out of a search that finds nothing. */
const exit = () => {
  const [button] = screen.getAllByRole('button', { name: 'Compilazione manuale' });
  if (!button) throw new Error('there is no way out');
  return button;
};
const control = (canvas: HTMLElement, name: string) =>
  canvas.querySelector<HTMLInputElement>(`[name="${name}"]`);

export const Empty: Story = {
  play: async () => {
    const box = await searchBox();
    await expect(box).toHaveAttribute('name', 'indirizzoResidenza_SedeLegale');
    await expect(box).toHaveAttribute('autocomplete', 'address-line1');
    await expect(box).toHaveAccessibleDescription(/scegli dall'elenco/);
  },
};

/** Picking a suggestion fills all parts; the address stands on a card that takes the focus. */
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

/** A single match is chosen by itself, and stands on its card once the box is left. What the search does not know is asked apart, and comes next. */
export const WithoutNumber: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.type(await searchBox(), 'garibaldi bollate');
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(
        expect.objectContaining({ street: 'VIA GARIBALDI', city: 'BOLLATE (MI)' }),
      ),
    );
    await expect(await searchBox()).toHaveValue('garibaldi bollate');
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

/** «Cambia» goes back to the search, with what was searched for. */
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

/** An address that is known already is taken with one press, and can still be changed. */
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

/** One that was written by hand is taken as it was written. */
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

/** Nothing is found: the list says so and shows the way out. */
export const NothingFound: Story = {
  play: async () => {
    await userEvent.type(await searchBox(), 'vicolo corto');
    await screen.findByText('Non lo troviamo. Puoi scriverlo tu.');
    const [exit] = screen.getAllByRole('button', { name: 'Compilazione manuale' });
    if (exit) await userEvent.click(exit);
    await expect(await screen.findByRole('combobox', { name: 'Comune' })).toBeVisible();
  },
};

/** By hand: one postal code is filled in, a street that was filled in with its number is taken apart. */
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

/** A city with several postal codes asks which; another municipality forgets the code. */
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

/** Both ways and back: the errors go, the focus moves, what was written is kept. */
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
    // A word that was begun is no address: it waits in the search box.
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

/** What was searched for is in the boxes of the form by hand: nobody types it twice. */
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
    // Back in the search box it stands as it was typed.
    await userEvent.click(screen.getByRole('button', { name: 'Ricerca indirizzo' }));
    await expect(await searchBox()).toHaveValue('via mai vista 12/a, 20122 milano');
  },
};

/** Nobody can be asked: what was typed is taken over all the same, and the postal code is written. */
export const TakenOverOffline: Story = {
  args: { failing: ['address/search', 'location/findComune', 'location/findCap'] },
  play: async ({ args }) => {
    await userEvent.type(await searchBox(), 'via roma 12, 20121 milano (mi)');
    await screen.findByText('Non lo troviamo. Puoi scriverlo tu.');
    await userEvent.click(exit());
    await expect(await screen.findByRole('textbox', { name: 'CAP' })).toHaveValue('20121');
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ city: 'MILANO (MI)', zip: '20121', street: 'via roma' }),
    );
  },
};

/** Another address was searched for since: the form by hand has that one. */
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

/** Refused as a whole: the parts are marked together, and named as the search box they stand for. */
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

/** The only postal code of a town was refused: it can be written. */
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

/** Chosen, but not what the look-up found before sending: the error stands at the card. */
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
  args: { failing: ['address/details'] },
  play: async () => {
    const box = await searchBox();
    await userEvent.type(box, 'piazza dante');
    await found();
    await userEvent.tab();
    await screen.findByText('Impossibile validare il comune selezionato');
    await userEvent.type(box, ' ');
    await waitFor(() =>
      expect(screen.queryByText('Impossibile validare il comune selezionato')).toBeNull(),
    );
  },
};

/** A found address without a municipality cannot be checked. */
export const DetailsWithoutMunicipality: Story = {
  play: async () => {
    await userEvent.type(await searchBox(), 'senza comune');
    await found();
    await userEvent.tab();
    await screen.findByText('Impossibile validare il comune selezionato');
  },
};

/** The block is left once the focus is outside, not while it moves about inside. */
export const Leaving: Story = {
  render: (args) => (
    <>
      <Form {...args} />
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

/** Two addresses on one page are told apart by their prefix. */
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
