import { translate } from '@preventivo/fixtures/translator';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ErrorDialog } from './dialogs/error-dialog.tsx';
import { Steps } from './steps.tsx';
import { Ticket, type TicketPage, type TicketProps } from './ticket/ticket.tsx';

const answers = (answer: string, open: readonly string[], place: TicketProps['place'] = 'page') => {
  const given: TicketPage = {
    page: 1,
    title: 'I tuoi dati',
    short: [answer],
    first: 'email',
    answers: [{ field: 'email', question: 'Email', answer }],
    open,
  };
  return <Ticket pages={[given]} page={1} place={place} />;
};

describe('after the browser has translated a page', () => {
  it.each([
    ['an email', 'anna.neri@example.it', 'giulia@example.it'],
    ['what became an email', 'Nessuna', 'giulia@example.it'],
    ['what is no email any more', 'giulia@example.it', 'Nessuna'],
  ])(
    'after a browser translation, the ticket shows %s with the current text',
    (_, before, after) => {
      const { rerender } = render(answers(before, []));
      translate();
      rerender(answers(after, []));
      expect(screen.getByRole('definition')).toHaveTextContent(after);
    },
  );

  it('after a browser translation, the ticket shows the questions that still need an answer', () => {
    const { rerender } = render(answers('', ['Nome', 'Cognome']));
    translate();
    rerender(answers('', ['Cognome']));
    for (const open of screen.getAllByText(/Da completare/))
      expect(open).toHaveTextContent(/: Cognome$/);
  });

  it('after a browser translation, the fold of the header shows the current name and count', () => {
    const draw = (name: string, n: number) => {
      const answer = { question: '', answer: 'Sì' };
      const given = Array.from({ length: n }, (_, at) => ({ ...answer, field: String(at) }));
      const page = { page: 1, title: 'I tuoi dati', name, short: [], first: '', answers: given };
      return <Ticket place="fold" page={2} pages={[page]} />;
    };
    const { rerender } = render(draw('Giulia Ferri', 1));
    translate();
    rerender(draw('Anna Neri', 2));
    expect(screen.getByRole('group')).toHaveTextContent('Anna Neri2 risposteRivedi');
  });

  it('after a browser translation, the steps show their titles once the quote request is sent or the visitor starts over', () => {
    const steps = [{ id: 'casa', title: 'La tua casa' }];
    const draw = (over: boolean) => <Steps steps={steps} page={1} over={over} onStep={() => {}} />;
    const { rerender } = render(draw(false));
    for (const over of [true, false]) {
      translate();
      rerender(draw(over));
      expect(screen.getByRole('listitem')).toHaveTextContent('La tua casa');
    }
  });

  it('after a browser translation, the error dialog shows a new message', () => {
    const draw = (message: string, detail?: string) => (
      <ErrorDialog open {...{ message, detail }} action="acknowledge" onAction={() => undefined} />
    );
    const { rerender } = render(draw('Dati non validi'));
    translate();
    rerender(draw('Dati non validi', 'Manca il CAP'));
    translate();
    rerender(draw('Riprova più tardi'));
    expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription('Riprova più tardi');
  });
});
