import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { AddressBlock } from './address-block.tsx';
import { AddressForm, control, empty, residence, searchBox } from './address-form.fixture.tsx';

const meta = {
  title: 'address/AddressBlock',
  component: AddressBlock,
  tags: ['!autodocs'],
  render: (args) => <AddressForm {...args} />,
  args: residence,
} satisfies Meta<typeof AddressForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The search box searches an address text from an account or a draft, and selects the only match. */
export const FilledIn: Story = {
  args: { value: { ...empty, search: 'Via Garibaldi 12, 20121 Milano' } },
  play: async () => {
    const card = await screen.findByRole('group', { name: 'Indirizzo di residenza scelto' });
    await expect(card).toHaveTextContent('Milano');
    await expect(card).not.toHaveFocus();
  },
};

/** If several addresses match, a button next to the box opens their list. */
export const FilledInWithSeveral: Story = {
  args: { value: { ...empty, search: 'Via Garibaldi 12' } },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: "Scegli l'indirizzo" }));
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
  },
};

/** Without a match, a note names the missing part. A switch to manual entry splits the text into the parts' fields. */
export const FilledInWithoutTown: Story = {
  args: { value: { ...empty, search: 'Corso Italia 5' } },
  play: async ({ canvasElement }) => {
    await screen.findByText('Aggiungi il comune dopo il numero, oppure scrivilo tu.', {
      selector: '.q-note',
    });
    await userEvent.click(screen.getByRole('button', { name: 'Compilazione manuale' }));
    await waitFor(() => expect(control(canvasElement, 'street_number')).toHaveValue('5'));
    await expect(control(canvasElement, 'street')).toHaveValue('Corso Italia');
  },
};

/**
 * The last word of a street may be a town. The list offers the street in that town, and the whole text as a street
 * without a town.
 */
export const StreetOrTown: Story = {
  play: async ({ args }) => {
    await userEvent.type(await searchBox(), 'via garibaldi bollate');
    const [inTown, whole] = await screen.findAllByRole('option');
    await expect(inTown).toHaveTextContent(/20021 BOLLATE MI.*Aggiungi il numero civico/);
    await expect(whole).toHaveTextContent('VIA GARIBALDI BOLLATE, aggiungi il comune');
    if (whole) await userEvent.click(whole);
    await waitFor(async () => expect(await searchBox()).toHaveValue('VIA GARIBALDI BOLLATE, '));
    await expect(args.onChange).toHaveBeenLastCalledWith({
      ...empty,
      search: 'VIA GARIBALDI BOLLATE, ',
    });
  },
};
