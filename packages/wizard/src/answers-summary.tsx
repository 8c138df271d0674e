import { useSay } from '@preventivo/core/react';
import {
  commonEdit,
  summaryCount,
  summaryCovered,
  summaryMissing,
  summaryOf,
  summaryRegion,
  summaryReview,
  summaryTitle,
} from '@preventivo/core/words';
import { Button, ChevronDownIcon, VisuallyHidden } from '@preventivo/ui';
import { type ReactNode, useId } from 'react';
import { AnswerWords } from './answer-words.tsx';

/** One answer, as the visitor reads it. */
export interface Answer {
  /** The form key of its field. */
  readonly field: string;
  readonly question: string;
  /** The answer in words: «Sì», «21/12/2026». */
  readonly answer: string;
  /** Whether it is covered until opened: health and the like. @defaultValue false */
  readonly covered?: boolean;
}

/** The answers of one page. */
export interface AnsweredPage {
  /** Counted from 1. */
  readonly page: number;
  readonly title: string;
  /** The form key of its first question. */
  readonly first: string;
  readonly answers: readonly Answer[];
  /** The questions that still want an answer, or another one. @defaultValue not looked at */
  readonly open?: readonly string[];
}

/** What `<AnswersSummary>` takes. */
export interface AnswersSummaryProps {
  /** In their order; a page without answers and open questions is left out. */
  readonly pages: readonly AnsweredPage[];
  /** The page shown: those up to it can be gone to. */
  readonly page: number;
  /** Goes to a page and to its first question; left out once nothing can be changed any more. */
  readonly onEdit?: ((page: AnsweredPage) => void) | undefined;
  /** On the last page, open, up to 960 px; or in the side panel, from there on. */
  readonly place: 'page' | 'panel';
  /** What the broker says under the panel: a telephone number, a reassurance. */
  readonly children?: ReactNode;
}

/**
 * What was answered so far, page by page, with a way back to each
 * (docs/rules/screens.md#summary-of-answers).
 */
export function AnswersSummary({ place, children, pages, ...around }: AnswersSummaryProps) {
  const say = useSay();
  const id = useId();
  const told = pages.filter(({ answers, open = [] }) => answers.length + open.length > 0);
  const groups = told.map((group) => <AnswerGroup key={group.page} group={group} {...around} />);
  if (place === 'page')
    return (
      <details className="q-answers q-answers-open" open>
        <summary>
          {say(summaryReview)}
          <ChevronDownIcon size={20} />
        </summary>
        {groups}
      </details>
    );
  if (told.length === 0) return children;
  return (
    <section className="q-answers q-panel" aria-labelledby={id}>
      <h2 className="q-heading q-panel-part" id={id}>
        {say(summaryTitle)}
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keys too. */}
      <section className="q-panel-scroll" aria-label={say(summaryRegion)} tabIndex={0}>
        {groups}
      </section>
      {children && <div className="q-panel-part">{children}</div>}
    </section>
  );
}

interface AnswerGroupProps extends Pick<AnswersSummaryProps, 'page' | 'onEdit'> {
  readonly group: AnsweredPage;
}

function AnswerGroup({ group, page, onEdit }: AnswerGroupProps) {
  const say = useSay();
  const { title, answers, open = [] } = group;
  return (
    <div className="q-panel-part">
      <div className="q-answers-head">
        <div>
          <h3>
            <VisuallyHidden>{say(summaryOf)}</VisuallyHidden>
            {title}
          </h3>
          {open.length > 0 && (
            <p className="q-answers-missing">
              {say(summaryMissing) +
                (open.length > NAMED ? say(summaryCount, { n: open.length }) : open.join(', '))}
            </p>
          )}
        </div>
        {onEdit && group.page <= page && (
          <Button variant="link" onClick={() => onEdit(group)}>
            {say(commonEdit)}
            <VisuallyHidden> {title}</VisuallyHidden>
          </Button>
        )}
      </div>
      {answers.length > 0 && (
        <dl>
          {answers.map((answer) => (
            <div key={answer.field}>
              <dt>{answer.question}</dt>
              <dd>
                {answer.covered ? (
                  <details>
                    <summary>{say(summaryCovered)}</summary>
                    <AnswerWords>{answer.answer}</AnswerWords>
                  </details>
                ) : (
                  <AnswerWords>{answer.answer}</AnswerWords>
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

/** The most questions that are named in a line. */
const NAMED = 2;
