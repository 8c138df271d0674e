import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { variantsOf } from '../../../.storybook/states.tsx';
import { RestoredNote } from './restored-note.tsx';

const meta = {
  title: 'wizard/RestoredNote',
  component: RestoredNote,
  args: { onRestart: fn(), onDismiss: fn() },
} satisfies Meta<typeof RestoredNote>;
export default meta;

export const Restored: StoryObj<typeof meta> = {
  play: async ({ canvasElement, args }) => {
    const note = within(canvasElement);
    await expect(note.getByText('Abbiamo ritrovato i dati che avevi inserito.')).toBeVisible();
    await userEvent.click(note.getByRole('button', { name: 'Ricomincia da capo' }));
    await expect(args.onRestart).toHaveBeenCalledTimes(1);
    await expect(args.onDismiss).not.toHaveBeenCalled();
  },
};

export const Stati: StoryObj<typeof meta> = variantsOf(RestoredNote, {
  'Dati ritrovati': {},
  'Al passaggio': {},
});
