import type { Broker, Phone } from '@preventivo/core';
import { useTranslate } from '@preventivo/core/react';
import {
  commonClose,
  sentAllLines,
  sentAnother,
  sentCode,
  sentPrint,
  sentReceived,
  sentTitle,
} from '@preventivo/core/words';
import { Button, CheckIcon, Drawing } from '@preventivo/ui';
import { type ReactNode, type Ref, useId } from 'react';
import { BrokerFooter, CallUs } from '../broker.tsx';
import { WhatNext, type WhatNextProps } from './what-next.tsx';

/** A line for which the visitor can request another quote. */
export interface NextLine {
  readonly title: string;
  readonly url: string;
  /** The `d` of an SVG path in a 24×24 view box. @defaultValue no picture */
  readonly pictogram?: string | undefined;
}

/** Props of `<SentPage>`. */
export interface SentPageProps extends WhatNextProps {
  /** The code of the quote request, for telephone calls: «KMR-4821». */
  readonly code?: string | undefined;
  /** The heading. Focus it when the final dialog closes. */
  readonly heading?: Ref<HTMLHeadingElement>;
  /**
   * The lines to link to directly. These links keep the contractor's data. @defaultValue none: a single link opens the
   * list of lines
   */
  readonly lines?: readonly NextLine[] | undefined;
  /** URL of the page that lists the lines. «Chiudi» links to it. @defaultValue no such page */
  readonly linesUrl?: string | undefined;
  /**
   * Called when the visitor clicks a link to another quote. `sameData` is whether to keep the contractor's data.
   * @defaultValue no such link
   */
  readonly onAnother?: ((sameData: boolean) => void) | undefined;
  /** Called by «Chiudi» if there is no `linesUrl`. @defaultValue no button */
  readonly onClose?: (() => void) | undefined;
  /** The phone number to call about the quote request. @defaultValue no number */
  readonly callUs?: Phone | undefined;
  /**
   * The broker, whose contacts are only printed. Pass it if the page has no footer with the contacts.
   * @defaultValue not printed
   */
  readonly printed?: Broker | undefined;
  /** The broker's own content, such as a text or a link to its site. */
  readonly children?: ReactNode;
}

/**
 * The page after the request, which replaces the form. It looks like the torn half of a ticket, and shows the request's
 * code. It prints on one sheet (docs/rules/submission.md#after-the-request).
 */
export function SentPage(props: SentPageProps) {
  const t = useTranslate();
  const { code, callUs, printed, heading, children, onClose, onAnother, ...rest } = props;
  const { lines, linesUrl, ...next } = rest;
  return (
    <div className="q-sent">
      <div>
        <span className="q-stamp" aria-hidden="true">
          <CheckIcon size={40} />
        </span>
        <h2 className="q-title" ref={heading} tabIndex={-1}>
          {t(sentTitle)}
        </h2>
        <p className="q-lead">{t(sentReceived)}</p>
      </div>
      <div>
        {code && (
          <div className="q-muted">
            <p>
              {t(sentCode)} <strong className="q-code">{code}</strong>
            </p>
            <CallUs phone={callUs} />
          </div>
        )}
        <WhatNext {...next} />
        <p className="q-sent-ways">
          <Button variant="outline" size="medium" onClick={() => window.print()}>
            {t(sentPrint)}
          </Button>
          {linesUrl ? (
            <a
              className="q-btn q-btn-outline q-btn-medium"
              href={linesUrl}
              onClick={() => onAnother?.(false)}
            >
              {t(commonClose)}
            </a>
          ) : (
            onClose && (
              <Button variant="outline" size="medium" onClick={onClose}>
                {t(commonClose)}
              </Button>
            )
          )}
        </p>
        {children}
        {onAnother && <Another {...{ lines, linesUrl }} onAnother={() => onAnother(true)} />}
        {printed && (
          <div className="q-on-paper">
            <BrokerFooter broker={printed} />
          </div>
        )}
      </div>
    </div>
  );
}

interface AnotherProps extends Pick<SentPageProps, 'lines' | 'linesUrl'> {
  onAnother(): void;
}

/** Links to another quote with the contractor's data: links to a few lines, or one link to the list of lines. */
function Another({ lines = [], linesUrl, onAnother }: AnotherProps) {
  const t = useTranslate();
  const id = useId();
  if (lines.length === 0)
    return (
      linesUrl && (
        <p className="q-sent-lines">
          <a className="q-btn q-btn-link" href={linesUrl} onClick={onAnother}>
            {t(sentAnother)}
          </a>
        </p>
      )
    );
  return (
    <nav className="q-sent-lines" aria-labelledby={id}>
      <h3 className="q-heading" id={id}>
        {t(sentAnother)}
      </h3>
      <ul>
        {lines.map(({ title, url, pictogram }) => (
          <li key={url}>
            <a className="q-btn q-btn-outline q-btn-medium" href={url} onClick={onAnother}>
              {pictogram && <Drawing path={pictogram} size={20} />}
              {title}
            </a>
          </li>
        ))}
        {linesUrl && (
          <li>
            <a className="q-btn q-btn-link" href={linesUrl} onClick={onAnother}>
              {t(sentAllLines)}
            </a>
          </li>
        )}
      </ul>
    </nav>
  );
}
