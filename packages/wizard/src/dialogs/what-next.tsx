import type { RecallChannel } from './channel-question.tsx';

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
