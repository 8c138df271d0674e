import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { statesOf } from '../../../../.storybook/states.tsx';
import { NearDateInput } from './near-date-input.tsx';

const meta = {
  title: 'ui/NearDateInput',
  component: NearDateInput,
  args: {
    name: 'data_inizio',
    label: 'Quando parti?',
    hint: 'Una data tra il 21/11/2026 e il 21/12/2026',
    value: null,
    min: '2026-11-21',
    max: '2026-12-21',
    today: '2026-11-21',
    onChange: fn(),
  },
} satisfies Meta<typeof NearDateInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Prova: Story = {};

/** With a mouse and enough width, the calendar floats over the page and moves no content. */
export const CalendarioSospeso: Story = {
  decorators: [
    (Story, { args }) => (
      <div style={{ containerType: 'inline-size', width: 720, paddingBottom: 400 }}>
        <Story {...args} />
        <button type="button">Sotto</button>
      </div>
    ),
  ],
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement);
    const opener = page.getByRole('button', { name: 'Scegli dal calendario' });
    const below = page.getByRole('button', { name: 'Sotto' });
    const { top } = below.getBoundingClientRect();
    const open = async () => {
      await userEvent.click(opener);
      await waitFor(() => expect(page.getByRole('grid')).toContainElement(focused()));
    };
    await step('si apre dalla prima settimana valida', async () => {
      await open();
      const [first] = page.getAllByRole('button', { name: /novembre 2026$/ });
      await expect(first).toHaveAccessibleName('lunedì 16 novembre 2026');
      await expect(below.getBoundingClientRect().top).toBe(top);
    });
    await step('Esc torna al pulsante anche da una casella', async () => {
      await userEvent.click(page.getByLabelText('Giorno'));
      await expect(page.getByRole('grid')).toBeVisible();
      await userEvent.keyboard('[Escape]');
      await expect(page.queryByRole('grid')).toBeNull();
      await expect(opener).toHaveFocus();
    });
    await step('si chiude quando si preme o si va altrove', async () => {
      await open();
      await userEvent.click(below);
      await expect(page.queryByRole('grid')).toBeNull();
      await expect(below).toHaveFocus();
      await open();
      below.focus();
      await waitFor(() => expect(page.queryByRole('grid')).toBeNull());
    });
  },
};

/** Near the lower edge of the window, the calendar opens above the date. */
export const CalendarioSopra: Story = {
  decorators: [
    (Story, { args }) => (
      <div style={{ containerType: 'inline-size', width: 720, paddingTop: '100vh' }}>
        <Story {...args} />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const day = page.getByLabelText('Giorno');
    day.scrollIntoView({ block: 'end' });
    await userEvent.click(page.getByRole('button', { name: 'Scegli dal calendario' }));
    const { bottom } = (await page.findByRole('grid')).getBoundingClientRect();
    await expect(bottom).toBeLessThan(day.getBoundingClientRect().top);
  },
};

const focused = () => document.activeElement as HTMLElement;

export const Stati: Story = statesOf(NearDateInput, { filled: '2026-12-03' });
