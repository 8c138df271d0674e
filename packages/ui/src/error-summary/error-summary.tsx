import { useTranslate } from '@preventivo/core/react';
import {
  commonError,
  errorsAllFixed,
  errorsFixed,
  errorsName,
  errorsOpen,
  errorsTitle,
} from '@preventivo/core/words';
import { type MouseEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useCommitEffect } from '../field/effects.ts';
import { controlOf, focusControl, moveFocus } from '../focus/focus.ts';
import { AlertIcon, SuccessIcon } from '../icons/states.tsx';
import { announce, VisuallyHidden } from '../status/status.tsx';
import { useFolded } from './use-folded.ts';

/** An error of one control. */
export interface SummaryError {
  /** `name` of the control that the link focuses. */
  readonly control: string;
  readonly error: string;
  /**
   * Whether the user has corrected the field since. The line is then struck through, and the
   * correction is announced once. After the last correction the summary folds to its heading.
   * @defaultValue false
   */
  readonly right?: boolean;
}
/** Props of `<ErrorSummary>`. */
export interface ErrorSummaryProps {
  /** Errors in page order. */
  readonly errors: readonly SummaryError[];
  /**
   * Message for the whole step, below the heading. Omit it if one of the errors is the same
   * message.
   */
  readonly message?: string | undefined;
  /** Number of the rejected attempt. A new number focuses the heading again. */
  readonly attempt: number;
}

/**
 * Lists the errors of a rejected step, each with a link to its field. Renders nothing without
 * errors.
 */
export function ErrorSummary({ attempt, ...panel }: ErrorSummaryProps) {
  if (panel.errors.length === 0 && !panel.message) return null;
  return <SummaryPanel key={attempt} {...panel} />;
}

/** On a standalone page, prefixes the document title while there is an error. */
function useErrorTitle(inside: RefObject<HTMLElement | null>, isWrong: boolean) {
  const prefix = useTranslate()(commonError);
  useEffect(() => {
    // If the form has no `h1`, it is embedded, and the document title belongs to the host page.
    if (!isWrong || !inside.current?.closest('.q')?.querySelector('h1')) return undefined;
    document.title = prefix + document.title;
    return () => {
      document.title = document.title.replace(prefix, '');
    };
  }, [inside, isWrong, prefix]);
}

/**
 * Keeps its height while lines are struck through, and folds after the last one without moving the
 * content below (docs/rules/screens.md#errors-that-are-mended).
 */
function SummaryPanel({ errors, message }: Omit<ErrorSummaryProps, 'attempt'>) {
  const t = useTranslate();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const panel = useRef<HTMLFieldSetElement>(null);
  const [labels, setLabels] = useState<readonly (readonly string[])[]>();
  const open = errors.filter(({ right }) => !right).length;
  const done = errors.length > 0 && open === 0;
  const said = useRef<readonly string[]>([]);
  useCommitEffect(() => {
    const page = pageOf(heading.current);
    if (!labels) setLabels(errors.map(({ control }) => labelsOf(page, control)));
  }, [labels, errors]);
  const isNamed = labels !== undefined;
  // Move the focus only after the lines have their labels. Focusing forces a layout, and later labels would force a
  // second one.
  useCommitEffect(() => {
    if (!isNamed || !heading.current) return;
    moveFocus(heading.current, { preventScroll: true });
    heading.current.closest('.q-summary')?.scrollIntoView({ block: 'start' });
  }, [isNamed]);
  useEffect(() => {
    const news = errors.flatMap(({ control, error, right }, index) =>
      right && !said.current.includes(control)
        ? [[control, labels?.[index]?.join(' ') || error] as const]
        : [],
    );
    if (news.length === 0) return;
    said.current = [...said.current, ...news.map(([control]) => control)];
    const words = news.map(([, label]) => label).join(', ');
    announce(`${t(errorsFixed)}${words}. ${done ? t(errorsAllFixed) : t(errorsOpen, { n: open })}`);
  }, [errors, labels, open, done, t]);
  useErrorTitle(heading, !done);
  const isFolded = useFolded(panel, done);
  const Icon = done ? SuccessIcon : AlertIcon;
  const isTwice = (error: string) => errors.filter((other) => other.error === error).length > 1;
  return (
    <fieldset
      ref={panel}
      className={`q-notice q-notice-${done ? 'success' : 'error'} q-summary`}
      aria-label={t(errorsName)}
    >
      <Icon size={20} />
      <div className="q-notice-body">
        <h3
          className="q-notice-title"
          ref={heading}
          tabIndex={-1}
          aria-labelledby={`${id}title`}
          aria-describedby={done ? undefined : id}
        >
          <span id={`${id}title`}>{done ? t(errorsAllFixed) : t(errorsTitle)}</span>
          {/* Orca would read an exposed colon as the name of the heading. */}
          {open > 0 && <span aria-hidden="true">: </span>}
          {errors.length > 0 && !isFolded && (
            <span className="q-summary-count" id={id}>
              {open > 0 && t(errorsOpen, { n: open })}
            </span>
          )}
        </h3>
        {!isFolded && message && errors.every(({ error }) => error !== message) && (
          <p id={errors.length > 0 ? undefined : id} data-right={done || undefined}>
            {message}
          </p>
        )}
        {!isFolded && (
          <ul className="q-links">
            {errors.map(({ control, error, right }, index) => (
              <li key={control}>
                <a
                  className="q-link"
                  href={`#${control}`}
                  data-right={right || undefined}
                  onClick={(event) => follow(event, control)}
                >
                  {right && <VisuallyHidden>{t(errorsFixed)}</VisuallyHidden>}
                  <Named labels={labels?.[index]} error={error} shown={isTwice(error)} />
                  <span>{error}</span>
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </fieldset>
  );
}

interface NamedProps {
  readonly labels: readonly string[] | undefined;
  readonly error: string;
  /** Whether the text is visible, rather than for screen readers only. */
  readonly shown: boolean;
}

/** An error, after the name of its field if the error does not contain the field's label. */
function Named({ labels = [], error, shown }: NamedProps) {
  const said = error.toLowerCase();
  const words = labels.filter((label) => !said.includes(label.toLowerCase())).join(', ');
  if (!words) return null;
  const lead = words.endsWith('?') ? `${words} ` : `${words}: `;
  return shown ? <span>{lead}</span> : <VisuallyHidden>{lead}</VisuallyHidden>;
}

/**
 * Returns the texts that name a control: the title of its entry and its label («Incidente 2»,
 * «Anno»).
 */
function labelsOf(root: ParentNode, name: string): readonly string[] {
  const control = controlOf(root, name);
  const label = control?.closest('.q-field')?.querySelector('.q-label');
  const entry = control?.closest('.q-entry')?.querySelector('.q-card-text > :first-child');
  return [entry, label].flatMap((words) => words?.firstChild?.textContent ?? []);
}

const pageOf = (inside: Element | null): ParentNode =>
  inside?.closest('form') ?? inside?.closest('.q') ?? document;

function follow(event: MouseEvent<HTMLAnchorElement>, control: string) {
  event.preventDefault();
  focusControl(pageOf(event.currentTarget), control);
}
