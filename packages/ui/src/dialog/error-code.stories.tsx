import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { variantsOf } from '../../../../.storybook/states.tsx';
import { ErrorCode } from './dialog.tsx';

const meta = {
  title: 'ui/ErrorCode',
  component: ErrorCode,
  args: { code: 'CONTRACTOR_EMAIL' },
} satisfies Meta<typeof ErrorCode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Prova: Story = {};

/** A text that is no valid code is not rendered. */
export const NonUnCodice: Story = {
  args: { code: '<b>Errore interno</b>' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText(/Errore interno/)).toBeNull();
  },
};

export const Stati: Story = variantsOf(ErrorCode, { 'Con un codice': {} });
