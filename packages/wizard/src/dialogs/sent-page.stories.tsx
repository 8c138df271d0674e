import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { SentPage } from './sent-page.tsx';

const meta = {
  title: 'wizard/SentPage',
  component: SentPage,
  args: { requestId: 'QR-2026-004512' },
} satisfies Meta<typeof SentPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sent: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const heading = page.getByRole('heading', { name: 'Richiesta inviata' });
    heading.focus();
    await expect(heading).toHaveFocus();
    await expect(
      page.getByText('Abbiamo ricevuto i tuoi dati, ti contatteremo il prima possibile.'),
    ).toBeVisible();
    await expect(page.getByText('QR-2026-004512')).toBeVisible();
  },
};

export const WithoutACode: Story = {
  args: { requestId: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText(/Codice richiesta/)).toBeNull();
  },
};
