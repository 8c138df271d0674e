import * as rules from '@preventivo/core/check';
import { createClient, memoryToken } from '@preventivo/core/http';
import { Preventivo } from '@preventivo/core/react';
import { Button } from '@preventivo/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { deferredWidgets } from '../deferred-widgets.tsx';
import { library, noAnswers } from '../library.fixture.ts';
import { OwnForm } from '../own-form.fixture.tsx';
import { RulesProvider } from './rules.tsx';

const client = createClient({ line: 'biblioteca', token: memoryToken() });

const meta = {
  title: 'form/RulesProvider',
  component: RulesProvider,
  args: {
    rules,
    children: (
      <OwnForm
        table={library}
        keys={['inizio']}
        values={noAnswers}
        widgets={deferredWidgets}
        onValidSubmit={fn(async () => [])}
      >
        {() => <Button type="submit">Continua</Button>}
      </OwnForm>
    ),
  },
  decorators: [
    (Story) => (
      <Preventivo client={client} today="2026-11-21">
        <Story />
      </Preventivo>
    ),
  ],
} satisfies Meta<typeof RulesProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

/** `RulesProvider` receives loaded rules, so the first render shows the limits. */
export const Prova: Story = {
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Una data tra il 21/11/2026 e il 21/12/2026');
    await expect(within(canvasElement).getByRole('button', { name: 'Continua' })).toBeVisible();
  },
};
