import { useTranslate } from '@preventivo/core/react';
import { ticketCovered } from '@preventivo/core/words';
import { parted } from '../parted.tsx';

/** An answer in the ticket, the summary of the answers. */
export interface TicketAnswer {
  /** The form key of its field. */
  readonly field: string;
  readonly question: string;
  /** The formatted answer: «Sì», «21/12/2026». */
  readonly answer: string;
  /**
   * Whether the answer is sensitive, such as health data. A sensitive answer is hidden until the user opens it.
   * @defaultValue false
   */
  readonly covered?: boolean;
}

/** Answers with their questions. */
export function Answers({ answers }: { readonly answers: readonly TicketAnswer[] }) {
  const t = useTranslate();
  return (
    <dl className="q-ticket-answers">
      {answers.map(({ field, question, answer, covered }) => (
        <div key={field}>
          <dt>{question}</dt>
          <dd>
            {covered ? (
              <details>
                <summary>{t(ticketCovered)}</summary>
                <Words>{answer}</Words>
              </details>
            ) : (
              <Words>{answer}</Words>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/**
 * A formatted answer. The text is also the React key, so that a changed text gets a new element. React cannot update a
 * text node that the browser's translation has replaced.
 */
function Words({ children }: { readonly children: string }) {
  return <span key={children}>{children.includes('@') ? parted(children) : children}</span>;
}
