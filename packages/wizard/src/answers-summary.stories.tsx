import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { AnswersSummary } from './answers-summary.tsx';

const meta = {
  title: 'wizard/AnswersSummary',
  component: AnswersSummary,
  args: {
    place: 'panel',
    page: 3,
    onEdit: fn(),
    answers: [
      { field: 'nome', question: 'Nome', answer: 'Giulia', page: 1 },
      {
        field: 'reddito',
        question: 'Reddito familiare annuo',
        answer: 'Da 30.000 a 50.000 €',
        page: 2,
      },
      {
        field: 'patologie',
        question: 'Ci sono patologie da segnalare?',
        answer: 'Diabete, asma',
        page: 3,
        covered: true,
      },
    ],
  },
} satisfies Meta<typeof AnswersSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What stands on earlier pages can be changed; what is private stays covered until opened. */
export const Panel: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 304 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement, args }) => {
    const panel = within(canvasElement);
    await expect(panel.getByRole('region', { name: 'I tuoi dati' })).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: 'Modifica Reddito familiare annuo' }));
    await expect(args.onEdit).toHaveBeenCalledWith(args.answers[1]);
    await expect(panel.queryByRole('button', { name: /patologie/ })).toBeNull();
    await expect(panel.getByText('Diabete, asma')).not.toBeVisible();
    await userEvent.click(panel.getByText('Risposta inserita'));
    await expect(panel.getByText('Diabete, asma')).toBeVisible();
  },
};

/** Once the request is sent, nothing is changed any more. */
export const Over: Story = {
  args: { onEdit: undefined },
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement);
    await expect(panel.getByText('Giulia')).toBeVisible();
    await expect(panel.queryByRole('button')).toBeNull();
  },
};

/** On the last page it is folded; every answer of a page that is done has its way back. */
export const Folded: Story = {
  args: { place: 'page' },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await expect(page.getByText('Giulia')).not.toBeVisible();
    await userEvent.click(page.getByText('Rivedi le tue risposte'));
    await expect(page.getByText('Giulia')).toBeVisible();
    const edits = page.getAllByRole('button');
    await expect(edits.map(({ textContent }) => textContent)).toEqual([
      'Modifica Nome',
      'Modifica Reddito familiare annuo',
    ]);
    await userEvent.click(page.getByRole('button', { name: 'Modifica Nome' }));
    await expect(args.onEdit).toHaveBeenCalledWith(args.answers[0]);
  },
};

export const NothingYet: Story = { args: { answers: [], page: 1 } };

export const WithTheBroker: Story = {
  args: { children: <p>Ti serve aiuto? Chiamaci al numero verde, dalle 9 alle 18.</p> },
};
