import { createClient, memoryToken } from '@preventivo/core/http';
import { Preventivo } from '@preventivo/core/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { deferredWidgets } from '../deferred-widgets.tsx';
import { library, noAnswers } from '../library.fixture.ts';
import { TableFields } from './table-fields.tsx';

const client = createClient({ line: 'biblioteca', token: memoryToken() });

const meta = {
  title: 'form/TableFields',
  component: TableFields,
  args: {
    table: library,
    keys: ['nome', 'bambini'],
    values: noAnswers,
    failures: [],
    widgets: deferredWidgets,
    onAnswer: fn(),
    onLeave: fn(),
  },
  decorators: [
    (Story) => (
      <Preventivo client={client} today="2026-11-21">
        <form className="q-fields">
          <Story />
        </form>
      </Preventivo>
    ),
  ],
} satisfies Meta<typeof TableFields>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Questions without a form. The parent component receives and stores each answer. */
export const Prova: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('radio', { name: 'Sì' }));
    await expect(args.onAnswer).toHaveBeenCalledWith('bambini', true, false);
  },
};

export const ConErrore: Story = {
  args: {
    failures: [
      {
        field: 'nome',
        control: 'nome',
        code: 'NOME',
        invalid: 'Valore non valido',
        error: 'Indicare il nome',
      },
    ],
  },
};
