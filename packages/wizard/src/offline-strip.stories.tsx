import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, within } from 'storybook/test';
import { variantsOf } from '../../../.storybook/states.tsx';
import { OfflineStrip } from './offline-strip.tsx';

const meta = {
  title: 'wizard/OfflineStrip',
  component: OfflineStrip,
  beforeEach: () => {
    const online = spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    return () => online.mockRestore();
  },
} satisfies Meta<typeof OfflineStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Prova: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/^Sei offline/)).toBeVisible();
  },
};

export const Stati: Story = variantsOf(OfflineStrip, { Offline: {} });
