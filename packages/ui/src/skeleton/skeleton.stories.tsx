import type { Meta, StoryObj } from '@storybook/react-vite';
import { variantsOf } from '../../../../.storybook/states.tsx';
import { Skeleton } from './skeleton.tsx';

const meta = {
  title: 'ui/Skeleton',
  component: Skeleton,
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Prova: Story = {};

export const Tre: Story = { args: { count: 3, height: 72, label: 'Caricamento delle coperture' } };

export const Stati: Story = variantsOf(Skeleton, {
  'In caricamento': {},
  'Tre righe': { count: 3, height: 72 },
});
