import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { statesOf } from '../../../../.storybook/states.tsx';
import { YesNo } from './yes-no.tsx';

const meta = {
  title: 'ui/YesNo',
  component: YesNo,
  args: { name: 'polizza', label: 'Hai già una polizza attiva?', value: null, onChange: fn() },
} satisfies Meta<typeof YesNo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Prova: Story = {};

export const Stati: Story = statesOf(YesNo, { filled: true });
