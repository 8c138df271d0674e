import {
  type Fields,
  initialValues,
  type Line,
  type Values,
  withContractorAnswers,
  withContractorFallbacks,
} from '@preventivo/core';
import { check } from '@preventivo/core/check';
import { toWire } from '@preventivo/core/wire';
import type { Answers } from '@preventivo/fixtures/answers';
import { never, refused } from '@preventivo/fixtures/answers';
import { giuliaAsks, today } from '@preventivo/fixtures/people';
import type { Widgets } from '@preventivo/form';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { agreeAndSend, comes, press, titleComes } from '../as-a-person.ts';
import { type LineFunnelProps, lineFunnel } from './line-funnel.tsx';

interface Told {
  readonly args: LineFunnelProps;
}

/**
 * Creates from a line's table the stories that all lines have.
 * @param filled Giulia's valid answers
 */
export function lineStories<F extends Fields>(
  line: Line<F>,
  filled: Values<F>,
  widgets: Widgets = {},
) {
  const last = line.pages.length + 1;
  const asSent = withContractorFallbacks(line, filled, giuliaAsks.persona);
  const nobody = withContractorAnswers(line, initialValues(line), giuliaAsks.persona);
  const told = (page: number, product: Values<F>, answers: Answers = {}) => ({
    args: { before: { page, contractor: giuliaAsks, product }, answers, onKept: fn() },
  });
  const titleOf = (page: number) => line.pages[page - 2]?.title ?? 'I tuoi dati';

  return {
    Funnel: lineFunnel(line, widgets),

    /** A page without answers. No option is preselected. */
    empty: (page: number) => ({
      args: page === 1 ? { onKept: fn() } : told(page, nobody).args,
      play: async () => {
        await titleComes(titleOf(page));
        const boxes = [...screen.queryAllByRole('radio'), ...screen.queryAllByRole('checkbox')];
        for (const box of boxes) await expect(box).not.toBeChecked();
      },
    }),

    /** «Continua» on a page without answers shows an error for every visible question, in order. */
    allWrong: (page: number) => ({
      ...told(page, nobody),
      play: async () => {
        await titleComes(titleOf(page));
        await press(page === last ? 'Richiedi il preventivo' : 'Continua');
        const summary = within(await comes('group', 'Errori'));
        const keys = line.pages[page - 2]?.fields ?? [];
        const sentences = check(line, nobody, { today, lists: {}, keys }).map(({ error }) => error);
        const consents = page === last ? forgotten : [];
        await expect(
          summary.getAllByRole('link').map((link) => link.lastElementChild?.textContent),
        ).toEqual([...sentences, ...consents]);
      },
    }),

    /** A page whose answers are restored from a draft. */
    filled: (page: number) => ({
      ...told(page, filled),
      play: async () => {
        await titleComes(titleOf(page));
        await screen.findByText('Abbiamo ritrovato i dati che avevi inserito.');
      },
    }),

    /** The server responds with an error and its own message. */
    serverError: () => ({
      ...told(last, filled, {
        '/submit': [refused(503, 'UNAVAILABLE', 'Il servizio non è disponibile.')],
      }),
      play: async () => {
        await agreeAndSend();
        const dialog = await comes('alertdialog', 'Si è verificato un problema');
        await expect(dialog).toHaveAccessibleDescription('Il servizio non è disponibile.');
      },
    }),

    waiting: () => ({
      ...told(last, filled, { '/submit': [never] }),
      play: async () => {
        await agreeAndSend();
        await comes('dialog', 'Un attimino...');
      },
    }),

    /**
     * The API has accepted the quote request. The broker's database stores every answer in the format of the HTTP
     * contract.
     */
    sent: () => ({
      ...told(last, filled),
      play: async ({ args }: Told) => {
        await agreeAndSend();
        await comes('dialog', 'Come vorresti ricevere il tuo preventivo?');
        await waitFor(() => expect(args.onKept).toHaveBeenCalledTimes(1));
        await expect(args.onKept).toHaveBeenCalledWith(
          expect.objectContaining({
            line: line.id,
            payload: expect.objectContaining({ specificData: toWire(line, asSent) }),
          }),
        );
      },
    }),
  };
}

/** The errors of the mandatory consents. Each contains the name of its consent. */
const forgotten = [
  "Consenso obbligatorio: Ho letto l'informativa IVASS e i documenti precontrattuali",
  'Consenso obbligatorio: Accetto le condizioni generali del servizio',
  "Consenso obbligatorio: Ho letto l'informativa privacy",
];
