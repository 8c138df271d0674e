import type { Phone } from '@preventivo/core';
import { useTranslate } from '@preventivo/core/react';
import {
  sentAllLines,
  sentAnother,
  sentCode,
  sentPrint,
  sentReceived,
  sentStart,
  sentTitle,
} from '@preventivo/core/words';
import { Button, CheckIcon, Drawing } from '@preventivo/ui';
import { type ReactNode, type Ref, useId } from 'react';
import { CallUs } from '../broker.tsx';
import { WhatNext, type WhatNextProps } from './what-next.tsx';

/** A line for which the page offers another quote. */
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
  /** The heading, which takes the focus when the final dialog closes. */
  readonly heading?: Ref<HTMLHeadingElement>;
  /**
   * Lines to link to directly. These links keep the contractor's data. @defaultValue none: one link
   * leads to the list of lines
   */
  readonly lines?: readonly NextLine[] | undefined;
  /** URL of the page that lists the lines. @defaultValue no link */
  readonly linesUrl?: string | undefined;
  /**
   * Called when the visitor presses a link to another quote. `sameData` is whether to keep the
   * contractor's data. @defaultValue no such link
   */
  readonly onAnother?: ((sameData: boolean) => void) | undefined;
  /** The phone number to call about the quote request. @defaultValue no number */
  readonly callUs?: Phone | undefined;
  /** The broker's own content: a reassurance, a link to its site. */
  readonly children?: ReactNode;
}

/**
 * The page that replaces the form once the quote request is sent. It prints on one sheet
 * (docs/rules/submission.md#after-the-request).
 */
export function SentPage(props: SentPageProps) {
  const t = useTranslate();
  const { code, callUs, heading, lines = [], linesUrl, onAnother, children, ...next } = props;
  const another = useId();
  const withTheSame = () => onAnother?.(true);
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
      <div className="q-sent-stub">
        {code && (
          <div className="q-muted">
            <p>
              {t(sentCode)} <strong className="q-code">{code}</strong>
            </p>
            <CallUs phone={callUs} />
          </div>
        )}
        <Button variant="outline" size="medium" onClick={() => window.print()}>
          {t(sentPrint)}
        </Button>
      </div>
      {lines.length > 0 && (
        <div className="q-sent-lines">
          <nav aria-labelledby={another}>
            <h3 className="q-heading" id={another}>
              {t(sentAnother)}
            </h3>
            <ul>
              {lines.map(({ title, url, pictogram }) => (
                <li key={url}>
                  <a className="q-btn q-btn-outline q-btn-medium" href={url} onClick={withTheSame}>
                    {pictogram && <Drawing path={pictogram} size={20} />}
                    {title}
                  </a>
                </li>
              ))}
              {linesUrl && (
                <li>
                  <a className="q-btn q-btn-link" href={linesUrl} onClick={withTheSame}>
                    {t(sentAllLines)}
                  </a>
                </li>
              )}
            </ul>
          </nav>
        </div>
      )}
      <div>
        <WhatNext {...next} />
        {linesUrl && (
          <p className="q-sent-ways">
            {onAnother && lines.length === 0 && (
              <a className="q-btn q-btn-primary q-btn-medium" href={linesUrl} onClick={withTheSame}>
                {t(sentAnother)}
              </a>
            )}
            <a
              className="q-btn q-btn-outline q-btn-medium"
              href={linesUrl}
              onClick={() => onAnother?.(false)}
            >
              {t(sentStart)}
            </a>
          </p>
        )}
        {children}
      </div>
    </div>
  );
}
