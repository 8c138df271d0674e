import * as rules from '@preventivo/core/check';
import { memoryDrafts } from '@preventivo/fixtures/drafts';
import { today } from '@preventivo/fixtures/people';
import { Funnel } from '@preventivo/funnel';
import { travel } from '@preventivo/line-travel/line';
import ParticipantAges from '@preventivo/line-travel/workspace/participant-ages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { comes } from './as-a-person.ts';
import { referenceApi } from './reference-api.ts';

const meta = {
  title: 'funnel/Funnel',
  component: Funnel,
  parameters: { bare: true, docs: { story: { inline: false, height: '720px' } } },
  args: {
    line: travel,
    widgets: { eta_partecipanti: ParticipantAges },
    client: referenceApi(),
    storage: memoryDrafts(travel).storage,
    tracker: { start: fn(), page: fn(), error: fn(), send: fn(), leave: fn() },
    today,
    seed: { today, rules },
    broker: {
      name: 'Rossi Assicurazioni',
      tagline: 'Consulenti assicurativi a Milano dal 1987',
      phone: { number: '02 1234 567', hours: 'lun–ven 9–18' },
    },
  },
} satisfies Meta<typeof Funnel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A complete funnel. The reference API runs in the page, and stores the requests until the story ends. */
export const Prova: Story = {
  play: async () => {
    await comes('heading', 'Preventivo viaggi');
    await expect(await comes('textbox', 'Nome')).toBeVisible();
  },
};
