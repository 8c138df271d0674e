import { giuliaAsks } from '@preventivo/fixtures/people';
import { travel } from '@preventivo/line-travel/line';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { comes, press } from './as-a-person.ts';
import { lineFunnel } from './lines/line-funnel.tsx';

const TravelFunnel = lineFunnel(travel);

const meta = {
  title: 'funnel/EraseDevice',
  component: TravelFunnel,
  tags: ['!autodocs'],
  parameters: { bare: true },
  args: {
    before: { page: 1, contractor: giuliaAsks },
    onKept: fn(),
  },
} satisfies Meta<typeof TravelFunnel>;
export default meta;
type Story = StoryObj<typeof meta>;

const link = 'Cancella i miei dati da questo dispositivo';

/** The dialog asks for confirmation before anything is erased. */
export const Asked: Story = {
  play: async () => {
    await press(link);
    await comes('dialog', 'Vuoi cancellare i tuoi dati da questo dispositivo?');
  },
};

export const AskedOnAPhone: Story = { ...Asked, globals: { viewport: { value: 'w390' } } };

/** After the erasure, page 1 is empty and a note has the focus. */
export const Erased: Story = {
  play: async () => {
    await comes('button', 'Modifica i dati di Giulia Ferri');
    await press(link);
    await press('Cancella tutto');
    await screen.findByText(/^Fatto: su questo dispositivo/);
    await expect(screen.getByRole('textbox', { name: 'Nome' })).toHaveValue('');
  },
};

/** The funnel is embedded in a host page that has its own footer. */
export const Embedded: Story = {
  args: { embedded: true },
  play: async () => {
    await expect(await comes('button', link)).toBeVisible();
  },
};
