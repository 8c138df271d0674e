import { CheckIcon } from '@preventivo/ui';
import type { ReactNode, Ref } from 'react';
import { RequestCode } from './request-code.tsx';

export interface SentPageProps {
  /** The request's number, where it is shown. */
  readonly requestId?: string | undefined;
  /** The heading, which takes focus when the final dialog closes. */
  readonly heading?: Ref<HTMLHeadingElement>;
  /** What the broker adds: a telephone number, a way back to its site. */
  readonly children?: ReactNode;
}

/** What stands where the form stood, so that a sent request does not look untouched (ux.md 1.8). */
export function SentPage({ requestId, heading, children }: SentPageProps) {
  return (
    <div className="q-sent">
      <span className="q-stamp" aria-hidden="true">
        <CheckIcon size={40} />
      </span>
      <h2 className="q-title" ref={heading} tabIndex={-1}>
        Richiesta inviata
      </h2>
      <p className="q-lead">Abbiamo ricevuto i tuoi dati, ti contatteremo il prima possibile.</p>
      <RequestCode requestId={requestId} />
      {children}
    </div>
  );
}
