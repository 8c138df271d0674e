import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { announce, Status } from './status.tsx';

const meta = {
  title: 'ui/Status',
  component: Status,
  render: () => (
    <>
      <p>Chi non vede la pagina sente la frase; sullo schermo non cambia nulla.</p>
      <Button onClick={() => announce('3 risultati trovati')}>Di’ una frase</Button>
      <Status />
    </>
  ),
} satisfies Meta<typeof Status>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Prova: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await waitFor(() =>
      expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
        '3 risultati trovati',
      ),
    );
  },
};
