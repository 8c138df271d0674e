import { NeededList } from '@preventivo/core/query';
import { Preventivo } from '@preventivo/core/react';
import { today } from '@preventivo/fixtures/people';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { referenceApi } from '../reference-api.ts';

const client = referenceApi();

const meta = {
  title: 'core/NeededList',
  component: NeededList,
  args: { list: 'tipoDestinazione', onReady: fn() },
  decorators: [
    (Story) => (
      <Preventivo client={client} today={today}>
        <p>Chiede la lista e non disegna nulla: chi la usa sa quando è arrivata.</p>
        <Story />
      </Preventivo>
    ),
  ],
} satisfies Meta<typeof NeededList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Prova: Story = {
  play: async ({ args }) => {
    await waitFor(() => expect(args.onReady).toHaveBeenCalled());
  },
};
