import { useSession } from '@preventivo/auth';
import { Preventivo } from '@preventivo/core/react';
import { backEnd } from '@preventivo/fixtures/back-end';
import { memoryDrafts } from '@preventivo/fixtures/drafts';
import { account, today } from '@preventivo/fixtures/people';
import { travel } from '@preventivo/line-travel/line';
import { Button } from '@preventivo/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { createStore, Provider } from 'jotai';
import { type ReactNode, useEffect, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { choose, comes, press, tick, write } from '../as-a-person.ts';
import { referenceApi } from '../reference-api.ts';
import { OwnConsent } from './own-consent.tsx';
import { OwnStep } from './own-step.tsx';
import { OwnTheme } from './own-theme.tsx';
import { SavedPeople } from './saved-people.tsx';
import { Tracked } from './tracked.tsx';

const heard = fn();

/** Tests each recipe of the page «Ricette», as a visitor. */
const meta = { title: 'Ricette/Provate', tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const UnPassoProprio: Story = {
  parameters: { bare: true },
  render: () => <OwnStep onNext={heard} />,
  play: async () => {
    heard.mockClear();
    await press('Continua');
    const question = await comes('radiogroup', 'La notte sta in un garage?');
    await expect(question).toHaveAccessibleDescription('Indicare se c’è un garage');
    await choose('Sì');
    await write(/chilometri/, '12000');
    await press('Continua');
    await expect(heard).toHaveBeenCalledWith({ garage: true, km: '12000' });
  },
};

export const UnConsensoProprio: Story = {
  render: () => <OwnConsent onSend={heard} />,
  play: async () => {
    heard.mockClear();
    await tick(/informativa IVASS/);
    await tick(/WhatsApp/);
    await press('Invia');
    await expect(heard).toHaveBeenCalledWith({
      consents: expect.objectContaining({ ivass: true, cgu: false }),
      whatsapp: true,
    });
  },
};

function LoggedIn({ children }: { readonly children: ReactNode }) {
  const { accept } = useSession();
  useEffect(() => accept(account), [accept]);
  return children;
}

function WithAnAccount() {
  const [{ client }] = useState(() => backEnd({ line: 'pets', user: account }));
  const [store] = useState(createStore);
  return (
    <Provider store={store}>
      <Preventivo client={client} today={today}>
        <LoggedIn>
          <SavedPeople onChoose={heard} />
        </LoggedIn>
      </Preventivo>
    </Provider>
  );
}

export const PersoneSalvate: Story = {
  render: () => <WithAnAccount />,
  play: async () => {
    heard.mockClear();
    const list = within(await comes('radiogroup', 'Seleziona il contraente'));
    await userEvent.click(await list.findByText('Giulia Ferri'));
    await expect(heard).toHaveBeenCalledWith(expect.objectContaining({ tipoPersona: 'fisica' }));
  },
};

export const UnTemaProprio: Story = {
  render: () => <OwnTheme />,
  play: async () => {
    await expect(screen.getByRole('button', { name: 'Continua' })).toHaveStyle(
      'background-color: #0b3d91',
    );
  },
};

const page: { dataLayer?: unknown[] } = {};

function Followed() {
  const [client] = useState(() => referenceApi());
  const [{ storage }] = useState(() => memoryDrafts(travel));
  return (
    <>
      <Tracked host={page} client={client} storage={storage} />
      <Button variant="link" onClick={() => heard(page.dataLayer)}>
        Leggi gli eventi
      </Button>
    </>
  );
}

export const EventiDelTracker: Story = {
  // A funnel measures its closest ancestor with the class `q`. Inside a story's own `q` element it would use the wide
  // layout.
  parameters: { bare: true },
  render: () => <Followed />,
  play: async () => {
    page.dataLayer = [];
    await comes('textbox', 'Nome');
    await press('Continua');
    await waitFor(() =>
      expect(page.dataLayer).toContainEqual(
        expect.objectContaining({
          event: 'preventivo_error',
          line: 'travel',
          codes: expect.arrayContaining(['CONTRACTOR_NAME']),
        }),
      ),
    );
  },
};
