import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Held } from '../testing/held.tsx';
import { LazyCombobox } from './lazy-combobox.tsx';

const meta = {
  title: 'ui/LazyCombobox',
  component: LazyCombobox,
  args: {
    name: 'porto',
    label: 'Porto',
    value: '',
    onChange: fn(),
    options: ['Genova', 'Gaeta', 'Livorno', 'La Spezia'].map((value) => ({ id: value, value })),
  },
  render: (args) => (
    <Held start={args.value}>
      {(value, setValue) => <LazyCombobox {...args} value={value} onChange={setValue} />}
    </Held>
  ),
} satisfies Meta<typeof LazyCombobox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const StessoCampo: Story = {
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement);
    const box = page.getByLabelText<HTMLInputElement>('Porto');
    await userEvent.type(box, 'ga');
    box.setSelectionRange(1, 1);
    await step("arriva l'elenco: stesso elemento, stesso testo, fuoco e cursore", async () => {
      const combobox = await waitFor(() => page.getByRole('combobox', { name: 'Porto' }));
      await expect(combobox).toBe(box);
      await expect(box).toHaveFocus();
    });
    await userEvent.keyboard('[ArrowDown]');
    await waitFor(() => expect(page.queryAllByRole('option').length).toBeGreaterThan(0));
  },
};
