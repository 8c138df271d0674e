import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { SentPage } from './sent-page.tsx';

const meta = {
  title: 'wizard/SentPage',
  component: SentPage,
  args: {
    requestNumber: '4F3C-2A1B',
    email: 'giulia.ferri@example.it',
    phone: '3331234567',
    linesUrl: '#altri',
  },
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
    await expect(page.getByText('4F3C-2A1B')).toBeVisible();
    await expect(
      page.getByText(
        'Un consulente ti scrive o ti chiama, il prima possibile. Non devi fare altro.',
      ),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: 'Chiedi un altro preventivo' })).toBeVisible();
  },
};

/** Who said how they want the quote reads where it comes to. */
export const ByEmail: Story = {
  args: { channel: 'email' },
  play: async ({ canvasElement }) => {
    const said =
      'Un consulente ti invia il preventivo, a giulia.ferri@example.it, il prima possibile. Non devi fare altro.';
    await expect(within(canvasElement).getByText(said)).toBeVisible();
  },
};
export const ByTelephone: Story = {
  args: { channel: 'phone' },
  play: async ({ canvasElement }) => {
    const said =
      'Un consulente ti richiama, al 3331234567, il prima possibile. Non devi fare altro.';
    await expect(within(canvasElement).getByText(said)).toBeVisible();
  },
};

/** A press on the number marks all of it and nothing else: it can be copied. */
export const Marked: Story = {
  play: async ({ canvasElement }) => {
    const number = within(canvasElement).getByText('4F3C-2A1B');
    await expect(getComputedStyle(number).userSelect).toBe('all');
  },
};

/** A page that knows no number, and no list of lines, names none. */
export const WithoutANumber: Story = {
  args: { requestNumber: undefined, linesUrl: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText(/umero della richiesta/)).toBeNull();
    await expect(within(canvasElement).queryByRole('link')).toBeNull();
  },
};
