import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor, within } from 'storybook/test';
import { ThemeLab } from './theme-lab.tsx';

const meta = { title: 'Temi/Laboratorio', component: ThemeLab, tags: ['!autodocs'] } satisfies Meta<
  typeof ThemeLab
>;
export default meta;

/** The user tries a broker's colours in light and dark mode, and exports them as settings. */
export const Laboratorio: StoryObj<typeof meta> = {
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement);
    const choose = (label: string, value: string) =>
      fireEvent.change(page.getByLabelText(new RegExp(`^${label}(?!,)`)), { target: { value } });
    const panel = (name: string) => within(page.getByRole('region', { name }));
    const button = (name: string) => panel(name).getByRole('button', { name: 'Continua' });
    const settings = () => page.getByRole('region', { name: 'settings.json' });
    await step('il nostro tema basta, al chiaro e al buio', async () => {
      await waitFor(() => expect(page.getAllByText('Ogni contrasto basta.')).toHaveLength(2));
    });
    await step('chiaro e scuro si scelgono in italiano', async () => {
      for (const name of ['Chiaro', 'Scuro', 'Come il dispositivo'])
        await expect(page.getByRole('radio', { name })).toBeVisible();
    });
    await step('i pulsanti hanno le misure della pagina', async () => {
      const { height } = button('Al chiaro').getBoundingClientRect();
      await expect(height).toBeLessThanOrEqual(64);
    });
    await step('un primario vale per tutti e due, finché il buio non ne ha uno suo', async () => {
      choose('Pulsanti e collegamenti', '#0b3d91');
      await waitFor(() => expect(button('Al chiaro')).toHaveStyle('background-color: #0b3d91'));
      await expect(button('Al buio')).toHaveStyle('background-color: #0b3d91');
      await expect(panel('Al buio').getByText(/^primary su surface: contrasto/)).toBeVisible();
      choose('Pulsanti e collegamenti, al buio', '#9cc3ff');
      await waitFor(() => expect(button('Al buio')).toHaveStyle('background-color: #9cc3ff'));
      await expect(button('Al chiaro')).toHaveStyle('background-color: #0b3d91');
      choose('Scritte sui pulsanti, al buio', '#001122');
      await waitFor(() => expect(button('Al buio')).toHaveStyle('color: #001122'));
      await expect(button('Al chiaro')).toHaveStyle('color: #ffffff');
      await waitFor(() => expect(page.getAllByText('Ogni contrasto basta.')).toHaveLength(2));
    });
    await step('settings.json lo dice', async () => {
      await expect(settings()).toHaveTextContent(
        '{ "theme": { "primary": "#0b3d91", "primaryDark": "#9cc3ff", "onPrimaryDark": "#001122" } }',
      );
    });
  },
};
