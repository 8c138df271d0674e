import { Button, ChevronDownIcon, VisuallyHidden } from '@preventivo/ui';
import { type ReactNode, useId } from 'react';

/** One answer, as the visitor reads it. */
export interface Answer {
  /** The form key of its field. */
  readonly field: string;
  readonly question: string;
  /** The answer in words: «Sì», «21/12/2026». */
  readonly answer: string;
  /** The page it was given on, counted from 1. */
  readonly page: number;
  /** Whether it is covered until opened: health and the like. @defaultValue false */
  readonly covered?: boolean;
}

export interface AnswersSummaryProps {
  readonly answers: readonly Answer[];
  /** The page shown: what stands on it is changed there, what stands before has a button. */
  readonly page: number;
  /** Goes to the page of an answer and to its field; left out once nothing can be changed any more. */
  readonly onEdit?: ((answer: Answer) => void) | undefined;
  /** On the last page, folded, up to 960 px; or in the side panel, from there on. */
  readonly place: 'page' | 'panel';
  /** What the broker says under the panel: a telephone number, a reassurance. */
  readonly children?: ReactNode;
}

/**
 * What was answered so far, with a way back to each answer
 * (docs/rules/screens.md#summary-of-answers).
 */
export function AnswersSummary({ place, children, ...list }: AnswersSummaryProps) {
  const id = useId();
  if (place === 'page')
    return (
      <details className="q-answers q-answers-folded">
        <summary>
          Rivedi le tue risposte
          <ChevronDownIcon size={20} />
        </summary>
        <AnswerList {...list} />
      </details>
    );
  return (
    <section className="q-answers q-answers-panel" aria-labelledby={id}>
      <h2 className="q-heading" id={id}>
        I tuoi dati
      </h2>
      {list.answers.length > 0 ? (
        <AnswerList {...list} />
      ) : (
        <p className="q-muted">Qui ritrovi le tue risposte.</p>
      )}
      {children}
    </section>
  );
}

function AnswerList({ answers, page, onEdit }: Omit<AnswersSummaryProps, 'place'>) {
  return (
    <dl>
      {answers.map((answer) => (
        // A pet has a name too: a field is told by its page.
        <div key={`${answer.page} ${answer.field}`}>
          <dt>{answer.question}</dt>
          <dd>
            {answer.covered ? (
              <details>
                <summary>Risposta inserita</summary>
                {answer.answer}
              </details>
            ) : (
              answer.answer
            )}
          </dd>
          {onEdit && answer.page < page && (
            <dd className="q-answers-edit">
              <Button variant="link" onClick={() => onEdit(answer)}>
                Modifica<VisuallyHidden> {answer.question}</VisuallyHidden>
              </Button>
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
