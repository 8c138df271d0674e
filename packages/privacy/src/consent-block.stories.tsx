import { noConsents } from '@preventivo/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ConsentBlock, type ConsentBlockProps } from './consent-block.tsx';
import { allegati3e4ter, mup } from './precontract-documents.ts';

function Form(props: ConsentBlockProps) {
  const [value, setValue] = useState(props.value);
  return (
    <ConsentBlock
      {...props}
      value={value}
      onChange={(consents) => {
        setValue(consents);
        props.onChange(consents);
      }}
    />
  );
}

const meta = {
  title: 'privacy/ConsentBlock',
  component: Form,
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

/** Nothing is ticked beforehand, each box answers for itself, and all values are told at each change. */
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

/** What is optional is told apart, and says what it covers. */
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
    await expect(block.getAllByText('Canali: email, telefono, WhatsApp, SMS')).toHaveLength(3);
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

/** Whoever is logged in gave the rest when registering. */
export const LoggedIn: Story = {
  args: { variant: 'logged' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('checkbox')).toHaveLength(1);
  },
};

/** Links open in a tab of their own, say so, and are no part of the label. */
export const WithTheAllegati: Story = {
  args: {
    documents: allegati3e4ter({
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
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expect(
      block.getByRole('link', { name: 'Informativa privacy (si apre in una nuova scheda)' }),
    ).toHaveAttribute('href', '/privacy');
  },
};
