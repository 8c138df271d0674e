import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { variantsOf } from '../../../../.storybook/states.tsx';
import { Ticket, type TicketPage, type TicketProps } from './ticket.tsx';

const contractor: TicketPage = {
  page: 1,
  title: 'I tuoi dati',
  name: 'Giulia Ferri',
  short: ['Bergamo'],
  first: 'nome',
  answers: [
    { field: 'nome', question: 'Nome', answer: 'Giulia' },
    { field: 'cognome', question: 'Cognome', answer: 'Ferri' },
    {
      field: 'indirizzo',
      question: 'Indirizzo di residenza',
      answer: 'VIA GARIBALDI, 12, 24121 BERGAMO (BG)',
    },
    {
      field: 'email',
      question: 'Email',
      answer: 'giulia.annamaria.ferri.hoxha@posta.studio-legale-ferri.example.it',
    },
  ],
};
const profile: TicketPage = {
  page: 2,
  title: 'Il tuo profilo e la tua famiglia',
  short: ['Impiegato a tempo indeterminato', 'Da 30.000 a 50.000 €'],
  first: 'lavoro',
  answers: [
    { field: 'lavoro', question: 'Lavoro', answer: 'Impiegato a tempo indeterminato' },
    { field: 'reddito', question: 'Reddito familiare annuo', answer: 'Da 30.000 a 50.000 €' },
  ],
};
const health: TicketPage = {
  page: 3,
  title: 'La tua salute',
  short: [],
  first: 'hasPatologie',
  answers: [
    { field: 'fuma', question: 'Fumi?', answer: 'No' },
    { field: 'altezza', question: 'Quanto sei alto?', answer: '180' },
    { field: 'medico', question: 'Hai un medico di fiducia?', answer: 'Sì' },
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
  title: 'wizard/Ticket',
  component: Ticket,
  args: { place: 'panel', page: 3, onEdit: fn(), pages },
  render: (args) => <Placed {...args} />,
} satisfies Meta<typeof Ticket>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The ticket in the place where the shell shows it. */
function Placed(args: TicketProps) {
  const isPanel = args.place === 'panel';
  return (
    <div
      className={isPanel ? 'q-aside-sheet' : undefined}
      style={isPanel ? { display: 'flex', width: 304, maxHeight: 420 } : { maxWidth: 350 }}
    >
      <Ticket {...args} />
    </div>
  );
}

const buttons = (canvas: HTMLElement) =>
  within(canvas)
    .getAllByRole('button')
    .map(({ textContent }) => textContent);

/** Returns the newest answers of the current page. */
const newest = (canvas: HTMLElement) =>
  within(canvas.querySelector<HTMLElement>('.q-ticket-now') as HTMLElement);

/**
 * Each completed page is one line with an edit link. Below these lines are the newest answers of the current page. A
 * sensitive answer stays hidden until the user opens it.
 */
export const Panel: Story = {
  play: async ({ canvasElement, args }) => {
    const panel = within(canvasElement);
    await expect(panel.getByRole('region', { name: 'Il tuo preventivo' })).toBeVisible();
    await expect(panel.getByText('I tuoi dati · Bergamo')).toBeVisible();
    await expect(buttons(canvasElement)).toEqual([
      'Modifica I tuoi dati',
      'Modifica Il tuo profilo e la tua famiglia',
      'Rivedi le tue risposte (10)',
    ]);
    await userEvent.click(panel.getByRole('button', { name: /Modifica Il tuo profilo/ }));
    await expect(args.onEdit).toHaveBeenCalledWith(profile);
    const now = newest(canvasElement);
    await expect(now.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Quanto sei alto?',
      'Hai un medico di fiducia?',
      'Ci sono patologie da segnalare?',
    ]);
    await expect(now.getByText('Diabete, asma')).not.toBeVisible();
    await userEvent.click(now.getByText('Risposta inserita'));
    await expect(now.getByText('Diabete, asma')).toBeVisible();
  },
};

/** «Modifica» stays next to a long title. The summary of the answers wraps and is never cut. */
export const ALongTitle: Story = {
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement);
    const top = (element: HTMLElement) => element.getBoundingClientRect().top;
    const edit = panel.getByRole('button', { name: /Modifica Il tuo profilo/ });
    const title = panel.getByRole('heading', { name: profile.title });
    // The button's touch target starts 12 px above its text.
    await expect(Math.abs(top(edit) + 12 - top(title))).toBeLessThan(4);
    const short = panel.getByText(/^Impiegato .* · Da/);
    await expect(short.scrollWidth).toBe(short.clientWidth);
    await expect(short.clientHeight).toBeLessThan(70);
  },
};

/**
 * A button shows all answers. The lines scroll inside the panel, also by keyboard. The newest answers and the button
 * stay in view.
 */
export const Unfolded: Story = {
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement);
    const toggle = panel.getByRole('button', { name: 'Rivedi le tue risposte (10)' });
    const answers = panel.getByRole('region', { name: 'Le tue risposte' });
    await userEvent.click(toggle);
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(answers).toHaveFocus();
    await expect(within(answers).getByText('Indirizzo di residenza')).toBeVisible();
    await expect(answers.scrollHeight).toBeGreaterThan(answers.clientHeight);
    await expect(answers.scrollWidth).toBe(answers.clientWidth);
    const sheet = answers.closest('.q-aside-sheet') as HTMLElement;
    await expect(sheet.clientHeight).toBeLessThanOrEqual(420);
    await expect(toggle.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      sheet.getBoundingClientRect().bottom,
    );
    await userEvent.click(toggle);
    await expect(panel.getByText('Indirizzo di residenza')).not.toBeVisible();
  },
};

/** A long email wraps only after its @ or a dot. */
export const ALongEmail: Story = {
  args: { page: 1, pages: [contractor] },
  play: async ({ canvasElement }) => {
    const email = newest(canvasElement).getByText(
      (_, element) => element?.localName === 'dd' && /@/.test(element.textContent ?? ''),
    );
    const ends = [...email.querySelectorAll('wbr')].map((wbr) => wbr.previousSibling?.textContent);
    await expect(ends.slice(0, 3)).toEqual(['giulia.', 'annamaria.', 'ferri.']);
    await expect(ends).toContain('hoxha@');
  },
};

/** After the user has gone back, the later pages keep their lines but have no edit link. */
export const GoneBack: Story = {
  args: { page: 1 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/^Impiegato .* · Da/)).toBeVisible();
    await expect(buttons(canvasElement)).toEqual(['Rivedi le tue risposte (10)']);
  },
};

/** After the quote request, each page is one line, and no answer can be edited. */
export const Over: Story = {
  args: { onEdit: undefined },
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement);
    await expect(panel.getByRole('heading', { name: 'La tua salute' })).toBeVisible();
    await expect(panel.getByText('4 risposte')).toBeVisible();
    await expect(buttons(canvasElement)).toEqual(['Rivedi le tue risposte (10)']);
  },
};

/** In a narrow column, a row of the header opens and closes the ticket, the summary of the answers. */
export const Fold: Story = {
  args: { place: 'fold' },
  play: async ({ canvasElement, args }) => {
    const header = within(canvasElement);
    await expect(header.getByText('Giulia Ferri')).toBeVisible();
    await expect(header.getByText('10 risposte')).toBeVisible();
    await expect(header.queryByText('I tuoi dati · Bergamo')).toBeNull();
    await userEvent.click(header.getByText('Rivedi'));
    await waitFor(() => expect(header.getByText('I tuoi dati · Bergamo')).toBeVisible());
    await userEvent.click(header.getByRole('button', { name: 'Modifica I tuoi dati' }));
    await expect(args.onEdit).toHaveBeenCalledWith(contractor);
  },
};

/** On the last page the answers are collapsed. The names of questions without a valid answer are visible. */
export const BeforeSending: Story = {
  args: {
    place: 'page',
    pages: [contractor, { ...profile, open: ['Coperture'] }, health],
  },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await expect(page.getAllByText('Da completare: Coperture')[0]).toBeVisible();
    await expect(page.getByText('Giulia')).not.toBeVisible();
    await userEvent.click(page.getByText('Rivedi le tue risposte (10)'));
    await expect(page.getByText('Giulia')).toBeVisible();
    await expect(page.getByText('Diabete, asma')).not.toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Modifica La tua salute' }));
    await expect(args.onEdit).toHaveBeenCalledWith(health);
  },
};

/** If more than two questions are open, the ticket shows only their number, over all pages. */
export const MuchMissing: Story = {
  args: {
    place: 'page',
    pages: [
      contractor,
      { ...profile, open: ['Coperture'] },
      { ...health, answers: [], open: ['Patologie', 'Situazioni'] },
    ],
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText('Da completare: 3 risposte')).toBeVisible();
    await userEvent.click(page.getByText('Rivedi le tue risposte (6)'));
    await expect(page.getByText('Da completare: 3 risposte')).not.toBeVisible();
    await expect(page.getByText('Da completare: Patologie, Situazioni')).toBeVisible();
  },
};

/** On a phone, a word that is longer than the line wraps instead of being cut. */
export const ALongNameBeforeSending: Story = {
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
    await userEvent.click(within(canvasElement).getByText('Rivedi le tue risposte (1)'));
    const name = within(canvasElement).getByText(/^Massimiliano/);
    const sheet = name.closest('dl') as HTMLElement;
    await expect(name.getBoundingClientRect().right).toBeLessThanOrEqual(
      sheet.getBoundingClientRect().right,
    );
  },
};

/** Before the first answer, the ticket (the summary of the answers) is not rendered. */
export const NothingYet: Story = {
  args: { pages: [{ ...contractor, answers: [] }], page: 1 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('.q-ticket')).toBeNull();
  },
};

export const Stati: Story = variantsOf(
  Placed,
  {
    'Accanto alla pagina': {},
    'In una pagina precedente': { page: 1 },
    Inviata: { onEdit: undefined },
    'Sopra la pagina': { place: 'fold' },
    "Prima dell'invio": BeforeSending.args ?? {},
    'Molto da completare': MuchMissing.args ?? {},
    'Testi lunghi': { page: 1, pages: [contractor] },
  },
  { widths: [390], place: 'canvas' },
);
