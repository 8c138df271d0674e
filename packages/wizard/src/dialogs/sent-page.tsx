import { CheckIcon } from '@preventivo/ui';
import type { ReactNode, Ref } from 'react';
import type { RecallChannel } from './channel-question.tsx';
import { RequestNumber } from './final-dialog.tsx';

export interface SentPageProps extends WhatNextProps {
  /** The request's number, as people say it. */
  readonly requestNumber?: string | undefined;
  /** The heading, which takes focus when the final dialog closes. */
  readonly heading?: Ref<HTMLHeadingElement>;
  /** Where other quotes are asked for. @defaultValue no link */
  readonly linesUrl?: string | undefined;
  /** What the broker adds: a telephone number, a way back to its site. */
  readonly children?: ReactNode;
}

/**
 * What stands where the form stood, so that a sent request does not look untouched
 * (docs/rules/submission.md#after-the-request).
 */
export function SentPage({ requestNumber, heading, linesUrl, children, ...next }: SentPageProps) {
  return (
    <div className="q-sent">
      <span className="q-stamp" aria-hidden="true">
        <CheckIcon size={40} />
      </span>
      <h2 className="q-title" ref={heading} tabIndex={-1}>
        Richiesta inviata
      </h2>
      <p className="q-lead">Abbiamo ricevuto i tuoi dati, ti contatteremo il prima possibile.</p>
      <RequestNumber number={requestNumber} />
      <WhatNext {...next} />
      {requestNumber && <p>Se ci contatti, indica il numero della richiesta.</p>}
      {linesUrl && (
        <a className="q-btn q-btn-outline q-btn-medium" href={linesUrl}>
          Chiedi un altro preventivo
        </a>
      )}
      {children}
    </div>
  );
}

export interface WhatNextProps {
  /** How the visitor wants to be answered. @defaultValue they did not say */
  readonly channel?: RecallChannel | undefined;
  /** The visitor's own address and number. */
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
}

/** What happens after a request, and when: no more than the broker says itself. */
export function WhatNext({ channel, email, phone }: WhatNextProps) {
  return (
    <>
      <h3 className="q-heading">Che cosa succede ora</h3>
      <p>
        {channel === 'email' && `Un consulente ti invia il preventivo${to(', a ', email)}`}
        {channel === 'phone' && `Un consulente ti richiama${to(', al ', phone)}`}
        {!channel && 'Un consulente ti scrive o ti chiama'}
        {', il prima possibile. Non devi fare altro.'}
      </p>
    </>
  );
}

const to = (before: string, where: string | undefined) => (where ? before + where : '');
