import { home } from '@preventivo/line-home/line';
import { flat, house } from '@preventivo/line-home/workspace/answers';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { answer, comes, select } from '../as-a-person.ts';
import { lineStories } from './line-stories.tsx';

const { Funnel, ...stories } = lineStories(home, flat);
const building = lineStories(home, { ...house, stato_abitazione: 'in_costruzione' });

const meta = {
  title: 'funnel/Casa',
  component: Funnel,
  tags: ['!autodocs'],
  parameters: { bare: true },
} satisfies Meta<typeof Funnel>;
export default meta;

export const FirstPage = stories.empty(1);
export const SecondPageEmpty = stories.empty(2);
export const SecondPageAllWrong = stories.allWrong(2);
export const SecondPageFilled = stories.filled(2);
export const ThirdPageEmpty = stories.empty(3);
export const ThirdPageAllWrong = stories.allWrong(3);
export const ThirdPageFilled = stories.filled(3);
export const ServerError = stories.serverError();
export const Waiting = stories.waiting();
export const Sent = stories.sent();

/** If the form no longer offers the chosen state of the home, it clears the answer and shows a note. */
export const NotUnderConstructionAfterAll = {
  ...building.filled(2),
  play: async () => {
    const state = await comes('combobox', 'In che stato è?');
    await waitFor(() => expect(state).toHaveDisplayValue('In costruzione'));
    await select('Quando è stato costruito?', 'Dal 2010 al 2020');
    await waitFor(async () =>
      expect(screen.queryByRole('option', { name: 'In costruzione' })).toBeNull(),
    );
    await waitFor(() =>
      // Fewer than five options are shown as cards instead of a select.
      expect(
        screen.getByRole('radiogroup', { name: 'In che stato è?' }),
      ).toHaveAccessibleDescription('La risposta di prima non vale più: indicala di nuovo.'),
    );
  },
};

/** The form asks for the value of the goods only if the visitor has chosen the cover for fire or theft. */
export const NeitherFireNorTheft = {
  ...stories.filled(3),
  play: async () => {
    await comes('textbox', 'Valore dei beni in casa');
    await answer('Vuoi la garanzia incendio?', 'No');
    await expect(await comes('textbox', 'Valore dei beni in casa')).toHaveValue('30.000');
    await answer('Vuoi la garanzia furto?', 'No');
    await waitFor(() =>
      expect(screen.queryByRole('textbox', { name: 'Valore dei beni in casa' })).toBeNull(),
    );
  },
};
