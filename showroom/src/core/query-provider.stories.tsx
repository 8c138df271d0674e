import { optionsOf, QueryProvider } from '@preventivo/core/query';
import { Preventivo, usePreventivo } from '@preventivo/core/react';
import { today } from '@preventivo/fixtures/people';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useQuery } from '@tanstack/react-query';
import { expect, within } from 'storybook/test';
import { referenceApi } from '../reference-api.ts';

const client = referenceApi();

/** A component that queries the back end with `useQuery`. */
function Destinations() {
  const { client } = usePreventivo();
  const { data = [] } = useQuery(optionsOf(client, 'tipoDestinazione'));
  return (
    <ul>
      {data.map(({ id, value }) => (
        <li key={id}>{value}</li>
      ))}
    </ul>
  );
}

const meta = {
  title: 'core/QueryProvider',
  component: QueryProvider,
  args: { children: <Destinations /> },
  decorators: [
    (Story) => (
      <Preventivo client={client} today={today}>
        <Story />
      </Preventivo>
    ),
  ],
} satisfies Meta<typeof QueryProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Prova: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Italia')).toBeInTheDocument();
  },
};
