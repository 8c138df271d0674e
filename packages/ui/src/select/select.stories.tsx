import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { statesOf } from '../../../../.storybook/states.tsx';
import { Select } from './select.tsx';

const meta = {
  title: 'ui/Select',
  component: Select,
  args: {
    name: 'stato_nascita',
    label: 'Stato di nascita',
    value: null,
    onChange: fn(),
    options: [
      { id: '1', value: 'AUSTRIA' },
      { id: '2', value: 'BELGIO' },
      { id: '9', value: 'FRANCIA' },
      { id: '27', value: 'SVIZZERA' },
    ],
  },
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Vuota: Story = {
  play: async ({ canvasElement, args }) => {
    const box = within(canvasElement).getByRole('combobox', { name: 'Stato di nascita' });
    await expect(box).toHaveDisplayValue('Seleziona');
    await userEvent.selectOptions(box, 'FRANCIA');
    await expect(args.onChange).toHaveBeenLastCalledWith('9');
    // The choice stays visible, although the parent has not passed it back.
    await expect(box).toHaveDisplayValue('FRANCIA');
    await userEvent.selectOptions(box, 'Seleziona');
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
};
export const Scelta: Story = { args: { value: '27', hint: 'Lo stato scritto sul documento' } };
/** The first options are also chips, which need only one press. */
export const Scorciatoie: Story = {
  args: {
    name: 'anno',
    label: 'Anno di immatricolazione',
    options: ['2026', '2025', '2024', '2023'].map((year) => ({ id: year, value: year })),
    shortcuts: 3,
  },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    const chips = page.getByRole('group', { name: 'Anno di immatricolazione' });
    await expect(within(chips).getAllByRole('button')).toHaveLength(3);
    await userEvent.click(within(chips).getByRole('button', { name: '2025' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('2025');
    await expect(page.getByRole('combobox')).toHaveDisplayValue('2025');
  },
};
export const ConErrore: Story = { args: { error: 'Selezionare lo stato di nascita' } };
export const Spenta: Story = { args: { disabled: true, value: '2' } };

export const Stati: Story = statesOf(Select, { filled: '27' });
