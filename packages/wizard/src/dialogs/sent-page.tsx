import type { Phone } from '@preventivo/core';
import { useSay } from '@preventivo/core/react';
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

/** A line that the same visitor may ask for next. */
export interface NextLine {
  readonly title: string;
  readonly url: string;
  /** The `d` of a path in a square of 24. @defaultValue no picture */
  readonly pictogram?: string | undefined;
}

/** What `<SentPage>` takes. */
export interface SentPageProps extends WhatNextProps {
  /** What the request is called on the telephone, «KMR-4821». */
  readonly code?: string | undefined;
  /** The heading, which takes focus when the final dialog closes. */
  readonly heading?: Ref<HTMLHeadingElement>;
  /** Lines that are a press away, with the same data. @defaultValue none: a link leads to where they are listed */
  readonly lines?: readonly NextLine[] | undefined;
  /** Where other quotes are asked for. @defaultValue no link */
  readonly linesUrl?: string | undefined;
  /** Before one of the links is followed: whether the same data shall be there. @defaultValue no such link */
  readonly onAnother?: ((sameData: boolean) => void) | undefined;
  /** Whom to tell the code. @defaultValue no number */
  readonly callUs?: Phone | undefined;
  /** What the broker adds: a reassurance, a way back to its site. */
  readonly children?: ReactNode;
}

/**
 * What stands where the form stood: a ticket in three parts, which prints as a page
 * (docs/rules/submission.md#after-the-request).
 */
export function SentPage(props: SentPageProps) {
  const say = useSay();
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
          {say(sentTitle)}
        </h2>
        <p className="q-lead">{say(sentReceived)}</p>
      </div>
      <div className="q-sent-stub">
        {code && (
          <div className="q-muted">
            <p>
              {say(sentCode)} <strong className="q-code">{code}</strong>
            </p>
            <CallUs phone={callUs} />
          </div>
        )}
        <Button variant="outline" size="medium" onClick={() => window.print()}>
          {say(sentPrint)}
        </Button>
      </div>
      {lines.length > 0 && (
        <div className="q-sent-lines">
          <nav aria-labelledby={another}>
            <h3 className="q-heading" id={another}>
              {say(sentAnother)}
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
                    {say(sentAllLines)}
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
                {say(sentAnother)}
              </a>
            )}
            <a
              className="q-btn q-btn-outline q-btn-medium"
              href={linesUrl}
              onClick={() => onAnother?.(false)}
            >
              {say(sentStart)}
            </a>
          </p>
        )}
        {children}
      </div>
    </div>
  );
}
