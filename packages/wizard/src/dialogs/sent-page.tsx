import type { Phone } from '@preventivo/core';
import { useSay } from '@preventivo/core/react';
import {
  sentAnother,
  sentCode,
  sentPrint,
  sentReceived,
  sentStart,
  sentTitle,
} from '@preventivo/core/words';
import { Button, CheckIcon } from '@preventivo/ui';
import type { ReactNode, Ref } from 'react';
import { CallUs } from '../broker.tsx';
import { WhatNext, type WhatNextProps } from './what-next.tsx';

/** What `<SentPage>` takes. */
export interface SentPageProps extends WhatNextProps {
  /** What the request is called on the telephone, «KMR-4821». */
  readonly code?: string | undefined;
  /** The heading, which takes focus when the final dialog closes. */
  readonly heading?: Ref<HTMLHeadingElement>;
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
  const { code, callUs, heading, linesUrl, onAnother, children, ...next } = props;
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
      <div>
        <WhatNext {...next} />
        {linesUrl && (
          <p className="q-sent-ways">
            {onAnother && (
              <a
                className="q-btn q-btn-primary q-btn-medium"
                href={linesUrl}
                onClick={() => onAnother(true)}
              >
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
