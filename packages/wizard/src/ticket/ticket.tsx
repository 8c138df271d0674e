import type { Translate } from '@preventivo/core';
import { useTranslate } from '@preventivo/core/react';
import {
  commonEdit,
  ticketCount,
  ticketMissing,
  ticketOf,
  ticketOne,
  ticketRegion,
  ticketReview,
  ticketTitle,
  ticketUnfold,
} from '@preventivo/core/words';
import { Button, ChevronDownIcon, VisuallyHidden } from '@preventivo/ui';
import { useId, useRef, useState } from 'react';
import { Answers, type TicketAnswer } from './answers.tsx';
import { latestLast } from './latest-last.ts';

export type { TicketAnswer };

/** The answers of one page. */
export interface TicketPage {
  /** The number of the page, from 1. */
  readonly page: number;
  readonly title: string;
  /**
   * The name of the person or company that the page is about, shown instead of the title: «Giulia Ferri». @defaultValue
   * the title
   */
  readonly name?: string | undefined;
  /**
   * The answers that a reader understands without their questions, for the page's line: «Viaggio singolo», «Europa».
   */
  readonly short: readonly string[];
  /** The form key of the page's first question. */
  readonly first: string;
  /** The valid answers. */
  readonly answers: readonly TicketAnswer[];
  /** The labels of the questions that need a valid answer. @defaultValue none: the page was not validated */
  readonly open?: readonly string[];
}

/** Props of `<Ticket>`. */
export interface TicketProps {
  /**
   * The pages in order. A page without answers is omitted, except on the last page of the form if the page has open
   * questions.
   */
  readonly pages: readonly TicketPage[];
  /** The current page. Only this and earlier pages can be edited. */
  readonly page: number;
  /**
   * Goes to a page and focuses its first question. @defaultValue no edit links and no current page,
   * as after the quote request
   */
  readonly onEdit?: ((page: TicketPage) => void) | undefined;
  /**
   * The place of the ticket. 'panel': in the side panel, from 960 px on. 'fold': in narrower columns, behind a row of
   * the header. 'page': in narrower columns, on the last page, as a collapsed list of all answers.
   */
  readonly place: 'panel' | 'fold' | 'page';
}

type Pages = Omit<TicketProps, 'place'>;

/**
 * A summary of the answers so far: one line for each completed page, and the newest answers of the current page. A
 * button shows all answers (docs/rules/screens.md#the-ticket).
 */
export function Ticket({ place, pages, ...around }: TicketProps) {
  const isReview = place === 'page';
  const told = pages.filter(
    ({ answers, open = [] }) => answers.length > 0 || (isReview && open.length > 0),
  );
  if (isReview) return <Review pages={told} {...around} />;
  if (told.length === 0) return null;
  const Place = place === 'panel' ? Panel : Fold;
  return <Place pages={told} {...around} />;
}

function Panel({ pages, page, onEdit }: Pages) {
  const t = useTranslate();
  const id = useId();
  const region = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useState(false);
  const current = onEdit && pages.find((one) => one.page === page);
  const lines = pages.filter((one) => one !== current);
  const editOf = (one: TicketPage) => (one.page <= page ? onEdit : undefined);

  function toggle() {
    // The answers appear above the button. Move the focus to them.
    if (!isOpen) region.current?.focus({ preventScroll: true });
    setOpen(!isOpen);
  }
  return (
    <section className="q-ticket" aria-labelledby={id}>
      <VisuallyHidden>
        <h2 id={id}>{t(ticketTitle)}</h2>
      </VisuallyHidden>
      <section
        className="q-ticket-scroll"
        id={`${id}-all`}
        ref={region}
        aria-label={t(ticketRegion)}
        // A region that scrolls must be focusable, so that the keyboard can scroll it.
        tabIndex={isOpen || lines.length > 0 ? 0 : -1}
      >
        <div className="q-ticket-lines" hidden={isOpen}>
          {lines.map((one) => (
            <Line key={one.page} of={one} onEdit={editOf(one)} />
          ))}
        </div>
        {/* Hide the answers instead of unmounting them, because the printed page shows all of them. */}
        <div className="q-ticket-all" hidden={!isOpen}>
          {pages.map((one) => (
            <Group key={one.page} of={one} onEdit={editOf(one)} />
          ))}
        </div>
      </section>
      {current && <Current key={page} of={current} />}
      <button
        type="button"
        className="q-ticket-part q-ticket-perf q-ticket-toggle"
        aria-expanded={isOpen}
        aria-controls={`${id}-all`}
        onClick={toggle}
      >
        <span>{t(ticketReview, { n: countOf(pages) })}</span>
        <ChevronDownIcon size={20} />
      </button>
    </section>
  );
}

/** A row of the header with the contractor's name and the number of answers. A press on it shows the ticket. */
function Fold({ pages, ...around }: Pages) {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const [first] = pages;
  return (
    <details className="q-ticket-fold" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <b>{first?.name ?? first?.title}</b>
        <span>{countInWords(t, countOf(pages))}</span>
        <span className="q-link">{t(ticketUnfold)}</span>
        <ChevronDownIcon size={20} />
      </summary>
      {isOpen && <Panel pages={pages} {...around} />}
    </details>
  );
}

/** All answers, collapsed, and the questions that need a valid answer. */
function Review({ pages, page, onEdit }: Pages) {
  const t = useTranslate();
  // Reserve the space: the content below must not move when the answers appear.
  if (pages.length === 0) return <div className="q-ticket-review" />;
  return (
    <details className="q-ticket-review">
      <summary>
        <span>
          <span>{t(ticketReview, { n: countOf(pages) })}</span>
          <Missing open={pages.flatMap(({ open = [] }) => open)} />
        </span>
        <ChevronDownIcon size={20} />
      </summary>
      {pages.map((one) => (
        <Group key={one.page} of={one} onEdit={one.page <= page ? onEdit : undefined} isChecked />
      ))}
    </details>
  );
}

interface LineProps {
  readonly of: TicketPage;
  readonly onEdit?: TicketProps['onEdit'];
}

/** A completed page: its name, a few answers, and a link to edit the page. */
function Line({ of, onEdit }: LineProps) {
  const t = useTranslate();
  const { name, title, short, answers } = of;
  const said = name ? [title, ...short] : short;
  return (
    <div className="q-ticket-part q-ticket-perf">
      <div className="q-ticket-line">
        <h3>{name ?? title}</h3>
        <Edit of={of} onEdit={onEdit} />
      </div>
      <p className="q-ticket-short">{brief(said).join(' · ') || countInWords(t, answers.length)}</p>
    </div>
  );
}

/** The newest answers on the current page. */
function Current({ of: { name, title, answers } }: { readonly of: TicketPage }) {
  const [seen, setSeen] = useState({ answers, byTime: answers });
  if (seen.answers !== answers) setSeen({ answers, byTime: latestLast(seen.byTime, answers) });
  return (
    <div className="q-ticket-part q-ticket-perf q-ticket-now">
      <h3>{name ?? title}</h3>
      <Answers answers={seen.byTime.slice(-NEWEST)} />
    </div>
  );
}

/** All answers of a page. */
function Group({ of, onEdit, isChecked = false }: LineProps & { readonly isChecked?: boolean }) {
  const t = useTranslate();
  const { title, answers, open = [] } = of;
  return (
    <div className="q-ticket-part q-ticket-perf">
      <div className="q-ticket-line">
        <h3>
          <VisuallyHidden>{t(ticketOf)}</VisuallyHidden>
          {title}
        </h3>
        <Edit of={of} onEdit={onEdit} />
      </div>
      {isChecked && <Missing open={open} />}
      {answers.length > 0 && <Answers answers={answers} />}
    </div>
  );
}

function Edit({ of, onEdit }: LineProps) {
  const t = useTranslate();
  if (!onEdit) return null;
  return (
    <Button variant="link" onClick={() => onEdit(of)}>
      {t(commonEdit)}
      <VisuallyHidden> {of.title}</VisuallyHidden>
    </Button>
  );
}

/** The questions that need a valid answer: their names, or only their number. */
function Missing({ open }: { readonly open: readonly string[] }) {
  const t = useTranslate();
  if (open.length === 0) return null;
  return (
    <span className="q-ticket-missing">
      {t(ticketMissing) +
        (open.length > NAMED ? t(ticketCount, { n: open.length }) : open.join(', '))}
    </span>
  );
}

/** Returns the first short answers of a page. */
const brief = (said: readonly string[]) =>
  said.filter(({ length }) => length <= BRIEF).slice(0, NEWEST);

const countInWords = (t: Translate, n: number) => t(n === 1 ? ticketOne : ticketCount, { n });
const countOf = (pages: readonly TicketPage[]) => pages.flatMap(({ answers }) => answers).length;

/** The number of answers that the ticket, the summary of the answers, shows for a page. */
const NEWEST = 3;
/** The longest answer that the line of a completed page shows, in characters. */
const BRIEF = 40;
/** The maximum number of open questions that the ticket names. If more are open, it shows only their number. */
const NAMED = 2;
