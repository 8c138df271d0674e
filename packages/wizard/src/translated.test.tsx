import { translate } from '@preventivo/fixtures/translator';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type AnsweredPage, AnswersSummary } from './answers-summary.tsx';
import { ErrorDialog } from './dialogs/error-dialog.tsx';
import { Steps } from './steps.tsx';

const answers = (answer: string, open: readonly string[]) => {
  const given: AnsweredPage = {
    page: 1,
    title: 'I tuoi dati',
    first: 'email',
    answers: [{ field: 'email', question: 'Email', answer }],
    open,
  };
  return <AnswersSummary pages={[given]} page={1} place="panel" />;
};

describe('after the browser has translated a page', () => {
  it.each([
    ['an email', 'anna.neri@example.it', 'giulia@example.it'],
    ['what became an email', 'Nessuna', 'giulia@example.it'],
    ['what is no email any more', 'giulia@example.it', 'Nessuna'],
  ])(
    'after a browser translation, the summary shows %s with the current text',
    (_, before, after) => {
      const { rerender } = render(answers(before, []));
      translate();
      rerender(answers(after, []));
      expect(screen.getByRole('definition')).toHaveTextContent(after);
    },
  );

  it('after a browser translation, the summary shows the questions that still need an answer', () => {
    const { rerender } = render(answers('', ['Nome', 'Cognome']));
    translate();
    rerender(answers('', ['Cognome']));
    expect(screen.getByText(/Da completare/)).toHaveTextContent(/: Cognome$/);
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
