import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { statesOf } from '../../../../.storybook/states.tsx';
import { NearDateInput } from './near-date-input.tsx';

const meta = {
  title: 'ui/NearDateInput',
  component: NearDateInput,
  args: {
    name: 'data_inizio',
    label: 'Quando parti?',
    hint: 'Una data tra il 21/11/2026 e il 21/12/2026',
    value: null,
    min: '2026-11-21',
    max: '2026-12-21',
    today: '2026-11-21',
    onChange: fn(),
  },
} satisfies Meta<typeof NearDateInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Prova: Story = {};

export const Stati: Story = statesOf(NearDateInput, { filled: '2026-12-03' });
