import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { variantsOf } from '../../../../.storybook/states.tsx';
import { Calendar } from './calendar.tsx';

const meta = {
  title: 'ui/Calendar',
  component: Calendar,
  args: {
    label: 'Quando parti?',
    value: '2026-12-03',
    min: '2026-11-21',
    max: '2026-12-21',
    today: '2026-11-21',
    onPick: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof Calendar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Prova: Story = {
  play: async ({ args, canvasElement }) => {
    const day = within(canvasElement).getByRole('button', { name: 'venerdì 4 dicembre 2026' });
    await userEvent.click(day);
    await expect(args.onPick).toHaveBeenCalledWith('2026-12-04', 'venerdì 4 dicembre 2026');
  },
};

export const Stati: Story = variantsOf(Calendar, {
  Vuoto: { value: null },
  Compilato: {},
  'Al passaggio': {},
  'Senza limiti': { min: null, max: null },
});
