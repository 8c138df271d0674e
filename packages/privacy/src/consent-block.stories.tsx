import { type ChosenChannels, consentKeys, noConsents } from '@preventivo/core/consents';
import { consentFlags } from '@preventivo/core/wire';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { phoneAndComputer, variantsOf } from '../../../.storybook/states.tsx';
import { ConsentBlock, type ConsentBlockProps } from './consent-block.tsx';
import { allegati, mup } from './precontract-documents.ts';

function Form(props: ConsentBlockProps) {
  const [value, setValue] = useState(props.value);
  const [chosen, setChosen] = useState(props.channels?.chosen ?? {});
  const channels = props.channels && {
    chosen,
    onChoose: (next: ChosenChannels) => {
      setChosen(next);
      props.channels?.onChoose(next);
    },
  };
  return (
    <ConsentBlock
      {...props}
      value={value}
      channels={channels}
      onChange={(consents) => {
        setValue(consents);
        props.onChange(consents);
      }}
    />
  );
}

const allChannels = 'Canali: email, telefono, WhatsApp, SMS';

const meta = {
  title: 'privacy/ConsentBlock',
  component: ConsentBlock,
  render: (args) => <Form {...args} />,
  args: {
    value: noConsents,
    onChange: fn(),
    variant: 'anonymous',
    documents: mup({ mup: '/documenti/mup.pdf', reclami: '/reclami' }),
    privacyUrl: '/privacy',
    termsUrl: '/condizioni',
  },
} satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj<typeof meta>;

/** At first no box is ticked. Each box changes only its own consent. `onChange` receives all consents. */
export const Visitor: Story = {
  play: async ({ canvasElement, args }) => {
    const block = within(canvasElement);
    const boxes = block.getAllByRole<HTMLInputElement>('checkbox');
    await expect(boxes.map(({ name }) => name)).toEqual([
      'ivass',
      'cgu',
      'generale',
      'newsletter',
      'commerciale',
      'profilazione',
      'cessione',
    ]);
    await expect(boxes.filter(({ checked }) => checked)).toEqual([]);
    await userEvent.click(block.getByText('Accetto le condizioni generali del servizio'));
    await userEvent.click(block.getByRole('checkbox', { name: 'Voglio ricevere la newsletter' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({
      ...noConsents,
      cgu: true,
      newsletter: true,
    });
    await userEvent.click(block.getByRole('checkbox', { name: 'Voglio ricevere la newsletter' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...noConsents, cgu: true });
  },
};

/** Optional consents have their own group and a text about what they cover. */
export const WhatIsOptional: Story = {
  play: async ({ canvasElement }) => {
    const block = within(canvasElement);
    const wanted = within(block.getByRole('group', { name: 'Obbligatori per il preventivo' }));
    for (const box of wanted.getAllByRole('checkbox')) await expect(box).toBeRequired();
    const free = within(
      block.getByRole('group', { name: 'Facoltativi: puoi cambiare idea quando vuoi' }),
    );
    for (const box of free.getAllByRole('checkbox')) await expect(box).not.toBeRequired();
    await expect(free.getAllByRole('listitem')).toHaveLength(5);
  },
};

/** One line names the channels. It is the description of the three consents that it applies to. */
export const ChannelsOnce: Story = {
  play: async ({ canvasElement }) => {
    const block = within(canvasElement);
    await expect(block.getAllByText(allChannels)).toHaveLength(1);
    const described = block
      .getAllByRole<HTMLInputElement>('checkbox', { description: allChannels })
      .map(({ name }) => name);
    await expect(described).toEqual(['generale', 'commerciale', 'cessione']);
    await expect(
      block.getByRole('checkbox', { name: "Ho letto l'informativa privacy" }),
    ).toBeValid();
  },
};

export const Missing: Story = {
  args: {
    errors: {
      ivass: 'Consenso obbligatorio',
      cgu: 'Consenso obbligatorio',
      generale: 'Consenso obbligatorio',
    },
  },
  play: async ({ canvasElement }) => {
    const block = within(canvasElement);
    await expect(block.getAllByText('Consenso obbligatorio')).toHaveLength(3);
    const ivass = block.getByRole('checkbox', { name: /informativa IVASS/ });
    await expect(ivass).toBeInvalid();
    await expect(ivass).toHaveAccessibleDescription(/Consenso obbligatorio/);
    await expect(block.getByRole('checkbox', { name: /newsletter/ })).toBeValid();
  },
};

/** A logged-in user sees only the IVASS notice, because the registration asked for the other consents. */
export const LoggedIn: Story = {
  args: { variant: 'logged' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('checkbox')).toHaveLength(1);
  },
};

/** Links to documents are outside the label. Each link's name says that it opens a new tab. */
export const WithTheAllegati: Story = {
  decorators: [
    (Story) => (
      <div style={{ containerType: 'inline-size', maxWidth: 390 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    documents: allegati({
      allegato3: '/documenti/allegato-3.pdf',
      allegato4: '/documenti/allegato-4.pdf',
      allegato4ter: '/documenti/allegato-4-ter.pdf',
    }),
  },
  play: async ({ canvasElement }) => {
    const block = within(canvasElement);
    const link = block.getByRole('link', { name: 'Allegato 3 (PDF, si apre in una nuova scheda)' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link.closest('label')).toBeNull();
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
    await expect(
      block.getByRole('link', { name: 'Informativa privacy (si apre in una nuova scheda)' }),
    ).toHaveAttribute('href', '/privacy');
  },
};

const onChoose = fn();

/** A ticked consent shows its channels, which are not ticked. An unticked consent hides them. */
export const ChoosingChannels: Story = {
  args: { channels: { chosen: {}, onChoose } },
  beforeEach: () => void onChoose.mockClear(),
  play: async ({ canvasElement }) => {
    const block = within(canvasElement);
    const offers = block.getByRole('checkbox', { name: 'Voglio ricevere offerte commerciali' });
    await expect(block.queryByRole('group', { name: /Canali/ })).toBeNull();
    await expect(block.getAllByText(allChannels)).toHaveLength(3);

    await userEvent.click(offers);
    const channels = within(block.getByRole('group', { name: /Canali/ }));
    const boxes = channels.getAllByRole<HTMLInputElement>('checkbox');
    await expect(boxes.map(({ value }) => value)).toEqual(['email', 'phone', 'whatsapp', 'sms']);
    await expect(boxes.filter(({ checked }) => checked)).toEqual([]);
    await userEvent.click(channels.getByRole('checkbox', { name: 'WhatsApp' }));
    await userEvent.click(channels.getByRole('checkbox', { name: 'email' }));
    await expect(onChoose).toHaveBeenLastCalledWith({ commerciale: ['email', 'whatsapp'] });

    await userEvent.click(offers);
    await expect(onChoose).toHaveBeenLastCalledWith({ commerciale: [] });
    await userEvent.click(offers);
    for (const box of block.getAllByRole('checkbox', { name: 'email' }))
      await expect(box).not.toBeChecked();
  },
};

/** Three consents have channels. The other four have none. */
export const AllChannelsAsked: Story = {
  args: {
    value: {
      ivass: true,
      cgu: true,
      generale: true,
      newsletter: true,
      commerciale: true,
      profilazione: true,
      cessione: true,
    },
    channels: { chosen: { generale: ['email'], cessione: ['phone', 'sms'] }, onChoose },
  },
  play: async ({ canvasElement }) => {
    const block = within(canvasElement);
    const ticked = block
      .getAllByRole<HTMLInputElement>('checkbox')
      .filter(({ name, checked }) => checked && name.endsWith('.canali'))
      .map(({ name, value }) => [name, value]);
    await expect(ticked).toEqual([
      ['generale.canali', 'email'],
      ['cessione.canali', 'phone'],
      ['cessione.canali', 'sms'],
    ]);
    await expect(block.getAllByRole('group', { name: /Canali/ })).toHaveLength(3);
    await expect(block.queryByText(allChannels)).toBeNull();
  },
};

/**
 * A registration asks for the same consents as a quote request by a visitor without a login. The first three are
 * mandatory.
 */
export const Registering: Story = {
  args: { variant: 'registration' },
  play: async ({ canvasElement }) => {
    const block = within(canvasElement);
    const wanted = within(block.getByRole('group', { name: 'Obbligatori per registrarti' }));
    const names = wanted.getAllByRole<HTMLInputElement>('checkbox').map(({ name }) => name);
    await expect(names).toEqual(['ivass', 'cgu', 'generale']);
    await expect(block.getAllByRole('checkbox')).toHaveLength(7);
    await expect(block.queryByRole('alert')).toBeNull();
  },
};

export const RegisteringWithoutThem: Story = {
  args: { variant: 'registration', error: 'Selezionare i flag obbligatori' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(
      'Selezionare i flag obbligatori',
    );
  },
};

/** Each box changes only its own consent. */
export const OneByOne: Story = {
  play: async ({ canvasElement }) => {
    const block = within(canvasElement);
    const boxes = block.getAllByRole<HTMLInputElement>('checkbox');
    for (const [index, box] of boxes.entries()) {
      await userEvent.click(box);
      await expect(boxes.filter(({ checked }) => checked)).toHaveLength(index + 1);
    }
  },
};

/** The quote request contains the text of each consent exactly as it was displayed. */
export const SentAsItIsShown: Story = {
  play: async ({ canvasElement, args }) => {
    const { documents, variant } = args;
    const flags = consentFlags({ documents, variant, consents: noConsents, openedAt: '' });
    const sent = new Set(flags.map(({ description }) => description));
    const shown = consentKeys.map((name) => wordsAt(canvasElement, name));
    await expect([...sent].sort()).toEqual(shown.sort());
  },
};

/** Returns all texts of a consent: the texts next to its box, and the line about channels that describes it. */
function wordsAt(block: HTMLElement, name: string): string {
  const box = block.querySelector(`[name="${name}"]`);
  const field = box?.closest('.q-field');
  const line = block.querySelector(`[id="${box?.getAttribute('aria-describedby')}"]`);
  const at = (selector: string) => [...(field?.querySelectorAll(selector) ?? [])];
  const parts = [...at('label, li'), line, ...at('a')].filter((part) => part !== null);
  // Remove the footnote mark, which belongs to the line about channels.
  return parts.map(({ textContent }) => textContent.replace('¹', '')).join(' · ');
}

export const Stati: Story = variantsOf(
  Form,
  {
    Vuoto: {},
    'Con errori': Missing.args ?? {},
    'Con un account': LoggedIn.args ?? {},
    'Con tre allegati': WithTheAllegati.args ?? {},
    'Con i canali': AllChannelsAsked.args ?? {},
    'Alla registrazione': RegisteringWithoutThem.args ?? {},
  },
  { widths: phoneAndComputer },
);
