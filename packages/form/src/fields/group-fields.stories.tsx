import { createClient, memoryToken } from '@preventivo/core/http';
import { Preventivo } from '@preventivo/core/react';
import { Button } from '@preventivo/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { crew, noCrew } from '../crew.fixture.ts';
import { deferredWidgets } from '../deferred-widgets.tsx';
import { OwnForm } from '../own-form.fixture.tsx';

const meta = {
  title: 'form/GroupFields',
  component: OwnForm,
  tags: ['!autodocs'],
  args: {
    table: crew,
    keys: ['timoniere', 'gare'],
    values: noCrew,
    widgets: deferredWidgets,
    onValidSubmit: fn(async () => []),
    children: () => <Button type="submit">Continua</Button>,
  },
  decorators: [
    (Story) => (
      <Preventivo client={createClient({ line: 'barca', token: memoryToken() })} today="2026-11-21">
        <Story />
      </Preventivo>
    ),
  ],
} satisfies Meta<typeof OwnForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

/** All questions are answered. */
export const Filled: Story = {
  args: {
    values: {
      timoniere: { nome: 'Ada Neri', patente: true, anno: 2019 },
      gare: [
        { anno: 2024, vinta: true },
        { anno: 2025, vinta: false },
      ],
    },
  },
};

/** «Continua» on empty groups marks each missing answer inside its group. */
export const Refused: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Continua' }));
    await screen.findByRole('link', { name: "Indicare l'anno della gara 1" });
    await userEvent.click(screen.getByRole('link', { name: "Indicare l'anno della gara 2" }));
    const second = within(screen.getByRole('group', { name: 'Gara 2' }));
    await expect(second.getByRole('textbox', { name: 'Anno' })).toHaveFocus();
  },
};
