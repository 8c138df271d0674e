import { useTranslate } from '@preventivo/core/react';
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

/** An answer in the summary. */
export interface SummaryAnswer {
  /** The form key of its field. */
  readonly field: string;
  readonly question: string;
  /** The formatted answer: «Sì», «21/12/2026». */
  readonly answer: string;
  /**
   * Whether the answer is sensitive, such as health data. It is hidden until the user opens it.
   * @defaultValue false
   */
  readonly covered?: boolean;
}

/** The answers of one page. */
export interface AnsweredPage {
  /** The number of the page, from 1. */
  readonly page: number;
  readonly title: string;
  /** The form key of the page's first question. */
  readonly first: string;
  readonly answers: readonly SummaryAnswer[];
  /**
   * The labels of the questions that still need a valid answer. @defaultValue none: the page was
   * not validated
   */
  readonly open?: readonly string[];
}

/** Props of `<AnswersSummary>`. */
export interface AnswersSummaryProps {
  /** The pages in order. A page without answers and without open questions is omitted. */
  readonly pages: readonly AnsweredPage[];
  /** The current page. Only this and earlier pages can be edited. */
  readonly page: number;
  /**
   * Goes to a page and focuses its first question. @defaultValue no edit links, as after the quote
   * request
   */
  readonly onEdit?: ((page: AnsweredPage) => void) | undefined;
  /**
   * 'page': on the last page, expanded, for columns narrower than 960 px. 'panel': in the side
   * panel, from 960 px on.
   */
  readonly place: 'page' | 'panel';
  /** The broker's content below the answers: a telephone number, a reassurance. */
  readonly children?: ReactNode;
}

/**
 * The answers so far, by page, with an edit link for each page
 * (docs/rules/screens.md#summary-of-answers).
 */
export function AnswersSummary({ place, children, pages, ...around }: AnswersSummaryProps) {
  const t = useTranslate();
  const id = useId();
  const told = pages.filter(({ answers, open = [] }) => answers.length + open.length > 0);
  const groups = told.map((group) => <AnswerGroup key={group.page} group={group} {...around} />);
  if (place === 'page')
    return (
      <details className="q-answers q-answers-open" open>
        <summary>
          {t(summaryReview)}
          <ChevronDownIcon size={20} />
        </summary>
        {groups}
      </details>
    );
  if (told.length === 0) return children;
  return (
    <section className="q-answers q-panel" aria-labelledby={id}>
      <h2 className="q-heading q-panel-part" id={id}>
        {t(summaryTitle)}
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must scroll by keyboard too. */}
      <section className="q-panel-scroll" aria-label={t(summaryRegion)} tabIndex={0}>
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
  const t = useTranslate();
  const { title, answers, open = [] } = group;
  return (
    <div className="q-panel-part">
      <div className="q-answers-head">
        <div>
          <h3>
            <VisuallyHidden>{t(summaryOf)}</VisuallyHidden>
            {title}
          </h3>
          {open.length > 0 && (
            <p className="q-answers-missing">
              {t(summaryMissing) +
                (open.length > NAMED ? t(summaryCount, { n: open.length }) : open.join(', '))}
            </p>
          )}
        </div>
        {onEdit && group.page <= page && (
          <Button variant="link" onClick={() => onEdit(group)}>
            {t(commonEdit)}
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
                    <summary>{t(summaryCovered)}</summary>
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

/**
 * If a page has more open questions than this, the summary counts them instead of naming them.
 */
const NAMED = 2;
