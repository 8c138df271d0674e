import { never, offline, refused } from '@preventivo/fixtures/answers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { agreeAndSend, comes, press } from '../as-a-person.ts';
import { answered, TravelFunnel } from './travel-funnel.ts';

const meta = {
  title: 'funnel/Viaggi',
  component: TravelFunnel,
  tags: ['!autodocs'],
  parameters: { bare: true },
  args: { onKept: fn() },
} satisfies Meta<typeof TravelFunnel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A request is pending, and the dialog makes the page behind it inert. */
export const Waiting: Story = {
  args: { before: answered, answers: { '/submit': [never] } },
  play: async () => {
    await agreeAndSend();
    const overlay = await comes('dialog', 'Un attimino...');
    await expect(overlay).toHaveAccessibleDescription('Stiamo inviando la tua richiesta');
    await expect(overlay).toHaveAttribute('closedby', 'none');
    await expect(within(overlay).queryByRole('button')).toBeNull();
  },
};

/**
 * Without a response, the dialog shows the message of the specification. «Riprova» sends the same quote request again.
 */
export const NoAnswer: Story = {
  args: { before: answered, answers: { '/submit': [offline] } },
  play: async ({ args }) => {
    await agreeAndSend();
    const dialog = await comes('alertdialog', 'Si è verificato un problema');
    await expect(dialog).toHaveAccessibleDescription(
      'Impossibile salvare la richiesta di quotazione. Ti invitiamo a riprovare più tardi.',
    );
    await press('Riprova');
    await comes('dialog', 'Come vorresti ricevere il tuo preventivo?');
    await expect(args.onKept).toHaveBeenCalledTimes(1);
  },
};

/** The server responds with an error and its own message. */
export const ServerError: Story = {
  args: {
    before: answered,
    answers: { '/submit': [refused(503, 'UNAVAILABLE', 'Il servizio non è disponibile.')] },
  },
  play: async () => {
    await agreeAndSend();
    const dialog = await comes('alertdialog', 'Si è verificato un problema');
    await expect(dialog).toHaveAccessibleDescription('Il servizio non è disponibile.');
  },
};

/** The server rejects an answer. The page with its field opens. The field shows an error and has the focus. */
export const ServerRefusesAField: Story = {
  args: { before: answered, answers: { '/submit': [refused(422, 'CONTRACTOR_EMAIL')] } },
  play: async () => {
    await agreeAndSend();
    await comes('alertdialog', 'Si è verificato un problema');
    await press('Vai al campo');
    const email = await comes('textbox', 'Email');
    await waitFor(() => expect(email).toHaveFocus());
    await expect(email).toBeInvalid();
    await expect(email).toHaveAccessibleDescription(/Valore non valido/);
  },
};

/**
 * The server rejects two fields of a page, one after the other. After each rejection, only the rejected field shows an
 * error.
 */
export const ServerRefusesTwice: Story = {
  args: {
    before: answered,
    answers: { '/submit': [refused(422, 'DESTINAZIONE'), refused(422, 'SOGGETTI')] },
  },
  play: async () => {
    await agreeAndSend();
    await press('Vai al campo');
    const where = await comes('radiogroup', 'Dove vai?');
    await expect(where).toHaveAccessibleDescription(/Valore non valido/);
    await press('Richiedi il preventivo');
    await press('Vai al campo');
    const who = await comes('radiogroup', 'Chi parte?');
    await waitFor(() => expect(who).toHaveAccessibleDescription(/Valore non valido/));
  },
};

/** The visitor asks for a call. The page after the request replaces the form. */
export const Sent: Story = {
  args: { before: answered },
  play: async () => {
    await agreeAndSend();
    await press(/^Per telefono/);
    const heading = await comes('heading', 'Richiesta inviata');
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(screen.queryByRole('button', { name: 'Richiedi il preventivo' })).toBeNull();
  },
};

/** The visitor closes the final question, which means that they want no call. */
export const QuestionSkipped: Story = {
  args: { before: answered, answers: { '/recall-me': [refused(500, 'INTERNAL_ERROR')] } },
  play: async () => {
    await agreeAndSend();
    await press(/^Via email/);
    await screen.findByText('Non siamo riusciti a registrare la scelta. Riprova.');
    await press('Salta questa domanda');
    await comes('heading', 'Richiesta inviata');
  },
};
