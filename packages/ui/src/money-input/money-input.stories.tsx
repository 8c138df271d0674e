import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { statesOf } from '../../../../.storybook/states.tsx';
import { Held } from '../testing/held.tsx';
import { MoneyInput } from './money-input.tsx';

const meta = {
  title: 'ui/MoneyInput',
  component: MoneyInput,
  args: { name: 'capitale', label: 'Capitale da investire', value: null, onChange: fn() },
} satisfies Meta<typeof MoneyInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Vuoto: Story = {};
export const ConErrore: Story = {
  args: { error: 'Valore non valido', help: 'Almeno 1.000 €', value: 500 },
};

export const ScrittoAllItaliana: Story = {
  render: () => (
    <Held<number | null> start={null}>
      {(value, setValue) => (
        <>
          <MoneyInput
            name="capitale"
            label="Capitale da investire"
            value={value}
            onChange={setValue}
          />
          <output>{String(value)}</output>
        </>
      )}
    </Held>
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const box = page.getByLabelText('Capitale da investire');
    await userEvent.type(box, '250 000,5');
    await expect(page.getByText('250000.5')).toBeVisible();
    await expect(box).toHaveValue('250 000,5');
    await userEvent.tab();
    await expect(box).toHaveValue('250.000,50');
  },
};

export const Stati: Story = statesOf(MoneyInput, { filled: 250000 });
