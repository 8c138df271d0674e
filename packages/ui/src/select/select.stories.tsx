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
    // The choice stays visible although the parent has not passed it back.
    await expect(box).toHaveDisplayValue('FRANCIA');
    await userEvent.selectOptions(box, 'Seleziona');
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
};
export const Scelta: Story = { args: { value: '27', hint: 'Lo stato scritto sul documento' } };
export const ConErrore: Story = { args: { error: 'Selezionare lo stato di nascita' } };
export const Spenta: Story = { args: { disabled: true, value: '2' } };

export const Stati: Story = statesOf(Select, { filled: '27' });
