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
  /** Who the page is about, in place of its title: «Giulia Ferri». @defaultValue the title */
  readonly name?: string | undefined;
  /** The answers that need no question, for the line of the page: «Viaggio singolo», «Europa». */
  readonly short: readonly string[];
  /** The form key of the page's first question. */
  readonly first: string;
  /** The valid answers. */
  readonly answers: readonly TicketAnswer[];
  /**
   * The labels of the questions that still need a valid answer. @defaultValue none: the page was
   * not validated
   */
  readonly open?: readonly string[];
}

/** Props of `<Ticket>`. */
export interface TicketProps {
  /** The pages in order. A page without answers is omitted, unless the last page names its open questions. */
  readonly pages: readonly TicketPage[];
  /** The current page. Only this and earlier pages can be edited. */
  readonly page: number;
  /**
   * Goes to a page and focuses its first question. @defaultValue no edit links and no current page,
   * as after the quote request
   */
  readonly onEdit?: ((page: TicketPage) => void) | undefined;
  /**
   * 'panel': in the side panel, from 960 px on. 'fold': in narrower columns, a row of the header
   * that opens the ticket. 'page': on the last page of narrower columns, all answers on request.
   */
  readonly place: 'panel' | 'fold' | 'page';
}

type Pages = Omit<TicketProps, 'place'>;

/**
 * The answers so far: a line for each finished page, the newest answers of the current page, and
 * all answers on request (docs/rules/screens.md#the-ticket).
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
    // The answers appear above the button. Moves keyboard and screen reader there.
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
        // A scrollable region must scroll by keyboard too.
        tabIndex={isOpen || lines.length > 0 ? 0 : -1}
      >
        <div className="q-ticket-lines" hidden={isOpen}>
          {lines.map((one) => (
            <Line key={one.page} of={one} onEdit={editOf(one)} />
          ))}
        </div>
        {/* Hidden instead of unmounted: print shows all answers. */}
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

/** A row with the name and the count, which opens the ticket. */
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

/** All answers, closed, with the questions that still need a valid answer. */
function Review({ pages, page, onEdit }: Pages) {
  const t = useTranslate();
  // The place is reserved: the next content must not move when the answers arrive.
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

/** A finished page: its name, a few answers, and the way back. */
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

/** The newest answers of the current page. */
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

/** The questions that still need a valid answer: their names, or how many there are. */
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

/** The first short answers of a page. */
const brief = (said: readonly string[]) =>
  said.filter(({ length }) => length <= BRIEF).slice(0, NEWEST);

const countInWords = (t: Translate, n: number) => t(n === 1 ? ticketOne : ticketCount, { n });
const countOf = (pages: readonly TicketPage[]) => pages.flatMap(({ answers }) => answers).length;

/** How many answers of a page the ticket shows. */
const NEWEST = 3;
/** How many characters an answer in the line of a finished page has at most. */
const BRIEF = 40;
/** If more questions than this are open, the ticket counts them instead of naming them. */
const NAMED = 2;
