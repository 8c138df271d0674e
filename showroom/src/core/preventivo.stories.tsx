import { useList } from '@preventivo/core/query';
import { Preventivo, usePreventivo } from '@preventivo/core/react';
import { today } from '@preventivo/fixtures/people';
import { Choice } from '@preventivo/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { referenceApi } from '../reference-api.ts';

/** A component below the provider. It reads today's date and loads an option list of the line. */
function Question() {
  const { today } = usePreventivo();
  const { status, options, retry } = useList('tipoDestinazione');
  return (
    <Choice
      name="destinazione"
      label="Dove vai?"
      hint={`Oggi è il ${today}`}
      value={null}
      options={status === 'ready' ? options : status}
      onRetry={retry}
      onChange={fn()}
    />
  );
}

const meta = {
  title: 'core/Preventivo',
  component: Preventivo,
  args: { client: referenceApi(), today, children: <Question /> },
} satisfies Meta<typeof Preventivo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Prova: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('radio', { name: 'Italia' })).toBeInTheDocument();
  },
};
