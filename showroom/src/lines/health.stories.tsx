import { health } from '@preventivo/line-health/line';
import { ill } from '@preventivo/line-health/workspace/answers';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { answer, comes, press } from '../as-a-person.ts';
import { lineStories } from './line-stories.tsx';

const { Funnel, ...stories } = lineStories(health, ill);

const meta = {
  title: 'funnel/Salute',
  component: Funnel,
  tags: ['!autodocs'],
  parameters: { bare: true },
} satisfies Meta<typeof Funnel>;
export default meta;

export const FirstPage = stories.empty(1);
export const SubjectsEmpty = stories.empty(2);
export const SubjectsAllWrong = stories.allWrong(2);
export const SubjectsFilled = stories.filled(2);
export const ProfileEmpty = stories.empty(3);
export const ProfileAllWrong = stories.allWrong(3);
export const ProfileFilled = stories.filled(3);
export const SituationsEmpty = stories.empty(4);
export const SituationsAllWrong = stories.allWrong(4);
export const SituationsFilled = stories.filled(4);
export const DiseasesEmpty = stories.empty(5);
export const DiseasesAllWrong = stories.allWrong(5);
export const DiseasesFilled = stories.filled(5);
export const ServerError = stories.serverError();
export const Waiting = stories.waiting();
export const Sent = stories.sent();

/** The lists have no option 'Nessuna'. A visitor with nothing to report answers No and continues. */
export const NothingToReport = {
  ...stories.empty(4),
  play: async () => {
    await answer('Ci sono situazioni da segnalare?', 'Sì');
    await comes('checkbox', 'Gravidanza in corso');
    await expect(screen.queryByRole('checkbox', { name: 'Nessuna' })).toBeNull();
    await answer('Ci sono situazioni da segnalare?', 'No');
    await press('Continua');
    await comes('heading', 'La tua salute');
  },
};

/** The visitor can read the reason for a question before answering. */
export const Why = {
  ...stories.empty(5),
  play: async () => {
    const words = await screen.findByText(/Serve alla compagnia/);
    await expect(words).not.toBeVisible();
    await userEvent.click(screen.getByText('Perché lo chiediamo?'));
    await expect(words).toBeVisible();
  },
};

/** The ticket, the summary of the answers, hides health answers until the visitor reveals them. */
export const Covered = {
  ...stories.filled(5),
  play: async () => {
    // Answer a question first: the ticket appears only after an answer.
    await answer('Ci sono patologie da segnalare?', 'Sì');
    const ticket = within(await comes('region', 'Il tuo preventivo'));
    await userEvent.click(await ticket.findByRole('button', { name: /^Rivedi le tue risposte/ }));
    const list = within(ticket.getByRole('region', { name: 'Le tue risposte' }));
    await expect(await list.findByText('Solo io', { selector: 'dd *' })).toBeVisible();
    const words = await list.findByText('Terapie farmacologiche continuative');
    await expect(words).not.toBeVisible();
    const covers = list.getAllByText('Risposta inserita');
    await expect(covers).toHaveLength(4);
    for (const cover of covers) await userEvent.click(cover);
    await expect(words).toBeVisible();
  },
};
