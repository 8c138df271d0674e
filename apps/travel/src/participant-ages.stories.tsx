import { changed } from '@preventivo/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { travel } from './line.ts';
import ParticipantAges from './participant-ages.tsx';

const field = travel.fields.eta_partecipanti;
const wrong = (control: string) => ({
  field: 'eta_partecipanti',
  control,
  code: field.code,
  invalid: 'Valore non valido',
  error: field.error,
  help: 'Da 18 a 99 anni',
});

function Ages({ ages, onAnswer, ...props }: AgesProps) {
  const [answer, setAnswer] = useState(ages);
  return (
    <ParticipantAges
      name="eta_partecipanti"
      field={field}
      label={field.label}
      answer={answer}
      note={props.note}
      failures={(props.wrongAt ?? []).map(wrong)}
      window={{ from: 18, to: 99 }}
      options={[]}
      onRetry={() => {}}
      today="2026-11-21"
      onLeave={() => {}}
      onAnswer={(change) => {
        const next = changed(answer, change);
        setAnswer(next);
        onAnswer(next);
      }}
    />
  );
}

interface AgesProps {
  readonly ages: readonly (number | null)[];
  /** The names of the invalid boxes, or the name of the whole list. */
  readonly wrongAt?: readonly string[];
  /** The notice that appears after the user has reduced the size. */
  readonly note?: string;
  onAnswer(ages: readonly (number | null)[]): void;
}

const meta = {
  title: 'viaggi/Età dei partecipanti',
  component: Ages,
  tags: ['!autodocs'],
  args: { ages: [null, null, null], onAnswer: fn() },
} satisfies Meta<typeof Ages>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Three boxes for ages of two digits, numbered from one. */
export const Empty: Story = {
  play: async ({ args }) => {
    const first = await screen.findByRole('textbox', { name: 'Età partecipante 1' });
    await expect(first).toHaveAttribute('name', 'eta_partecipanti.1');
    await expect(first).toHaveAttribute('inputmode', 'numeric');
    await expect(screen.getAllByRole('textbox')).toHaveLength(3);
    await userEvent.type(screen.getByRole('textbox', { name: 'Età partecipante 2' }), '61');
    await expect(args.onAnswer).toHaveBeenLastCalledWith([null, 61, null]);
  },
};

/** The largest group. */
export const Nine: Story = {
  args: { ages: [41, 39, 36, 44, 52, 33, 47, 58, 29] },
  play: async () => {
    await expect(await screen.findByRole('group', { name: 'Età dei partecipanti' })).toBeVisible();
    await expect(screen.getByRole('textbox', { name: 'Età partecipante 9' })).toHaveValue('29');
    await expect(screen.getByText('9')).toBeVisible();
  },
};

/** The second traveller is twelve years old, so only the second box is invalid. */
export const OneWrong: Story = {
  args: { ages: [41, 12, 36], wrongAt: ['eta_partecipanti.2'] },
  play: async () => {
    const second = await screen.findByRole('textbox', { name: 'Età partecipante 2' });
    await expect(second).toBeInvalid();
    await expect(second).toHaveAccessibleDescription('Valore non valido Da 18 a 99 anni');
    await expect(screen.getByRole('textbox', { name: 'Età partecipante 1' })).toBeValid();
    // The error is visible once, above the boxes.
    const [shown] = screen.getAllByText('Da 18 a 99 anni');
    await expect(shown?.getBoundingClientRect().height).toBeGreaterThan(10);
  },
};

/** When the server rejects the list of ages, it names no box, so every box is invalid. */
export const AllWrong: Story = {
  args: { ages: [41, 39, 36], wrongAt: ['eta_partecipanti'] },
  play: async () => {
    await screen.findByRole('textbox', { name: 'Età partecipante 1' });
    for (const box of screen.getAllByRole('textbox')) await expect(box).toBeInvalid();
  },
};

/** After the user has reduced the size, a notice replaces the removed ages. */
export const Fewer: Story = {
  args: { ages: [41, 39, 36], note: 'Età richieste: 3. Le altre sono state tolte.' },
  play: async ({ args }) => {
    await expect(await screen.findByText(args.note ?? '')).toBeVisible();
  },
};
