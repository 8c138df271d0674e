import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { type AnsweredPage, AnswersSummary } from './answers-summary.tsx';

const contractor: AnsweredPage = {
  page: 1,
  title: 'I tuoi dati',
  first: 'nome',
  answers: [
    { field: 'nome', question: 'Nome', answer: 'Giulia' },
    {
      field: 'indirizzo',
      question: 'Indirizzo di residenza',
      answer: 'VIA GARIBALDI, 12, 20121 MILANO (MI)',
    },
    {
      field: 'email',
      question: 'Email',
      answer: 'giulia.annamaria.ferri.hoxha@posta.studio-legale-ferri.example.it',
    },
  ],
};
const profile: AnsweredPage = {
  page: 2,
  title: 'Il tuo profilo',
  first: 'reddito',
  answers: [
    { field: 'reddito', question: 'Reddito familiare annuo', answer: 'Da 30.000 a 50.000 €' },
  ],
};
const health: AnsweredPage = {
  page: 3,
  title: 'La tua salute',
  first: 'hasPatologie',
  answers: [
    {
      field: 'patologie',
      question: 'Ci sono patologie da segnalare?',
      answer: 'Diabete, asma',
      covered: true,
    },
  ],
};
const pages = [contractor, profile, health];

const meta = {
  title: 'wizard/AnswersSummary',
  component: AnswersSummary,
  args: { place: 'panel', page: 3, onEdit: fn(), pages },
} satisfies Meta<typeof AnswersSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

const inAPanel: Story['decorators'] = (Story) => (
  <div className="q-aside-sheet" style={{ display: 'flex', width: 304, maxHeight: 420 }}>
    <Story />
  </div>
);

/**
 * The side panel lists the answers by page, with an edit link for each page. A sensitive answer
 * stays hidden until the user opens it.
 */
export const Panel: Story = {
  decorators: [inAPanel],
  play: async ({ canvasElement, args }) => {
    const panel = within(canvasElement);
    await expect(panel.getByRole('region', { name: 'Il tuo preventivo' })).toBeVisible();
    const edits = panel.getAllByRole('button');
    await expect(edits.map(({ textContent }) => textContent)).toEqual([
      'Modifica I tuoi dati',
      'Modifica Il tuo profilo',
      'Modifica La tua salute',
    ]);
    await userEvent.click(panel.getByRole('button', { name: 'Modifica Il tuo profilo' }));
    await expect(args.onEdit).toHaveBeenCalledWith(profile);
    await expect(panel.getByText('Diabete, asma')).not.toBeVisible();
    await userEvent.click(panel.getByText('Risposta inserita'));
    await expect(panel.getByText('Diabete, asma')).toBeVisible();
  },
};

/**
 * A long list scrolls inside the side panel, also by keyboard. The heading of the panel stays
 * visible.
 */
export const LongerThanTheWindow: Story = {
  decorators: [inAPanel],
  args: { children: <p>Ti serve aiuto? Chiamaci al numero verde, dalle 9 alle 18.</p> },
  play: async ({ canvasElement }) => {
    const answers = within(canvasElement).getByRole('region', { name: 'Le tue risposte' });
    await expect(answers.scrollHeight).toBeGreaterThan(answers.clientHeight);
    await expect(answers.scrollWidth).toBe(answers.clientWidth);
    await userEvent.tab();
    await expect(answers).toHaveFocus();
  },
};

/** A long email wraps only after its @ or a dot. */
export const ALongEmail: Story = {
  decorators: [inAPanel],
  play: async ({ canvasElement }) => {
    const email = within(canvasElement).getByText(
      (_, element) => element?.localName === 'dd' && /@/.test(element.textContent ?? ''),
    );
    const ends = [...email.querySelectorAll('wbr')].map((wbr) => wbr.previousSibling?.textContent);
    await expect(ends.slice(0, 3)).toEqual(['giulia.', 'annamaria.', 'ferri.']);
    await expect(ends).toContain('hoxha@');
  },
};

/** Pages that the user has not reached yet have no edit link. */
export const GoneBack: Story = {
  args: { page: 1 },
  play: async ({ canvasElement }) => {
    const edits = within(canvasElement).getAllByRole('button');
    await expect(edits.map(({ textContent }) => textContent)).toEqual(['Modifica I tuoi dati']);
  },
};

/** Once the quote request is sent, no answer can be edited. */
export const Over: Story = {
  args: { onEdit: undefined },
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement);
    await expect(panel.getByText('Giulia')).toBeVisible();
    await expect(panel.queryByRole('button')).toBeNull();
  },
};

/**
 * On the last page, the summary is expanded, and lists the questions that still need a valid
 * answer.
 */
export const BeforeSending: Story = {
  args: {
    place: 'page',
    pages: [
      contractor,
      { ...profile, open: ['Coperture'] },
      { ...health, answers: [], open: ['Patologie', 'Situazioni', 'Quali?'] },
    ],
  },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await expect(page.getByText('Giulia')).toBeVisible();
    await expect(page.getByText('Da completare: Coperture')).toBeVisible();
    await expect(page.getByText('Da completare: 3 risposte')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Modifica La tua salute' }));
    await expect(args.onEdit).toHaveBeenCalledWith(args.pages[2]);
    await userEvent.click(page.getByText('Rivedi le tue risposte'));
    await expect(page.getByText('Giulia')).not.toBeVisible();
  },
};

/** On a phone, a word longer than a line wraps instead of being cut off. */
export const ALongNameBeforeSending: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 280 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    place: 'page',
    pages: [
      {
        ...contractor,
        answers: [
          { field: 'nome', question: 'Nome', answer: 'Massimilianoalessandrogianfrancescomaria' },
        ],
      },
    ],
  },
  play: async ({ canvasElement }) => {
    const name = within(canvasElement).getByText(/^Massimiliano/);
    const sheet = name.closest('dl') as HTMLElement;
    await expect(name.getBoundingClientRect().right).toBeLessThanOrEqual(
      sheet.getBoundingClientRect().right,
    );
  },
};

/** The summary renders nothing before the first answer. */
export const NothingYet: Story = {
  args: { pages: [{ ...contractor, answers: [] }], page: 1 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('.q-panel')).toBeNull();
  },
};

export const WithTheBroker: Story = {
  decorators: [inAPanel],
  args: { children: <p>Ti serve aiuto? Chiamaci al numero verde, dalle 9 alle 18.</p> },
};
