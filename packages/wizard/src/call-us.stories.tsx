import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { variantsOf } from '../../../.storybook/states.tsx';
import { CallUs } from './broker.tsx';

const meta = {
  title: 'wizard/CallUs',
  component: CallUs,
  args: { phone: { number: '02 1234 567', hours: 'lun–ven 9–18' } },
} satisfies Meta<typeof CallUs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Prova: Story = {
  play: async ({ canvasElement }) => {
    const number = within(canvasElement).getByRole('link', { name: '02 1234 567' });
    await expect(number).toHaveAttribute('href', 'tel:021234567');
  },
};

export const Stati: StoryObj<typeof meta> = variantsOf(CallUs, {
  'Con gli orari': {},
  'Al passaggio': {},
  'Senza orari': { phone: { number: '02 1234 567' } },
});
