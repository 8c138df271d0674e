import type { Meta, StoryObj } from '@storybook/react-vite';
import { variantsOf } from '../../../.storybook/states.tsx';
import { HowItWorks } from './broker.tsx';

const meta = {
  title: 'wizard/HowItWorks',
  component: HowItWorks,
  args: { phone: { number: '02 1234 567', hours: 'lun–ven 9–18' } },
} satisfies Meta<typeof HowItWorks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Prova: Story = {};

/** If the broker has no phone number, the text about calls is omitted. */
export const SenzaTelefono: Story = { args: { phone: undefined } };

export const Stati: Story = variantsOf(
  HowItWorks,
  { 'Con il telefono': {}, 'Senza telefono': { phone: undefined } },
  { widths: [390] },
);
