import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { statesOf } from '../../../../.storybook/states.tsx';
import { TextArea } from './text-area.tsx';

const meta = {
  title: 'ui/TextArea',
  component: TextArea,
  args: { name: 'note', label: 'Note', value: '', max: 100, optional: true, onChange: fn() },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Vuota: Story = {
  play: async ({ canvasElement, args }) => {
    const box = within(canvasElement).getByRole('textbox', { name: 'Note (facoltativo)' });
    await userEvent.type(box, 'Frigo');
    await expect(box).toHaveAccessibleDescription('5 di 100');
    await expect(args.onChange).toHaveBeenLastCalledWith('Frigo');
  },
};
export const Compilata: Story = {
  args: { value: 'Allestimento frigo con sponda idraulica', hint: 'Dotazioni, usi particolari' },
};
export const TroppoLunga: Story = {
  args: {
    label: 'Descrivi la tua attività',
    optional: false,
    max: 40,
    value: 'Progettazione e direzione lavori di edifici civili e industriali',
    error: 'Valore non valido',
    help: "Descrivere l'attività, da 3 a 40 caratteri",
  },
};
export const Spenta: Story = { args: { disabled: true, value: 'Nessuna nota' } };

export const Stati: Story = statesOf(TextArea, {
  filled: 'Due finestre al piano terra, una senza inferriata.',
});
