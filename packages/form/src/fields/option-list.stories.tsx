import { createClient, memoryToken } from '@preventivo/core/http';
import { Preventivo } from '@preventivo/core/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { QueryClient } from '@tanstack/react-query';
import { expect, within } from 'storybook/test';
import { OptionList } from './table-field.tsx';

const client = createClient({ line: 'biblioteca', token: memoryToken() });
const queryClient = new QueryClient();
queryClient.setQueryData(['enums', 'biblioteca', 'generi'], [{ id: 'giallo', value: 'Giallo' }]);

const meta = {
  title: 'form/OptionList',
  component: OptionList,
  args: {
    list: 'generi',
    children: ({ options }) => <p>{options.map(({ value }) => value).join()}</p>,
  },
  decorators: [
    (Story) => (
      <Preventivo client={client} queryClient={queryClient} today="2026-11-21">
        <Story />
      </Preventivo>
    ),
  ],
} satisfies Meta<typeof OptionList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A custom component renders the options of a list. */
export const Prova: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Giallo')).toBeVisible();
  },
};
