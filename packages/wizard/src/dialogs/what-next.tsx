import { useTranslate } from '@preventivo/core/react';
import {
  commonDone,
  nextEither,
  nextEmail,
  nextEmailTo,
  nextFree,
  nextNothing,
  nextPhone,
  nextPhoneTo,
  nextReceived,
  nextSoon,
  nextThen,
  nextTitle,
} from '@preventivo/core/words';
import { CheckIcon } from '@preventivo/ui';
import type { RecallChannel } from './channel-question.tsx';

export interface WhatNextProps {
  /** The time of the quote request as text: «Oggi alle 10:48». @defaultValue omitted */
  readonly received?: string | undefined;
  /**
   * The time of the quote request with its date: «lunedì 23 novembre 2026 alle 10:48». Only the printed page shows it,
   * because «oggi» has no meaning on paper.
   */
  readonly receivedOn?: string | undefined;
  /** The channel by which the visitor wants to receive the quote. @defaultValue the visitor chose none */
  readonly channel?: RecallChannel | undefined;
  /** The visitor's email. */
  readonly email?: string | undefined;
  /** The visitor's telephone number. */
  readonly phone?: string | undefined;
}

/** The steps after a quote request, with their times. The text promises only what the broker promises. */
export function WhatNext(props: WhatNextProps) {
  const t = useTranslate();
  const { received = t(commonDone), receivedOn = received, channel, email, phone } = props;
  return (
    <>
      <h3 className="q-heading">{t(nextTitle)}</h3>
      <ol className="q-next">
        <li className="q-next-done">
          <CheckIcon size={16} />
          <p className="q-next-when">
            <span className="q-on-screen">{received}</span>
            <span className="q-on-paper">{receivedOn}</span>
          </p>
          <p>{t(nextReceived)}</p>
        </li>
        <li>
          <p className="q-next-when">{t(nextSoon)}</p>
          <p className="q-wrap">
            {/* One text node: if the browser has translated the page, React cannot update several adjacent text
               nodes. */}
            {`${t(whatFollows(channel, email, phone), { email: email ?? '', phone: phone ?? '' })} ${t(nextNothing)}`}
          </p>
        </li>
        <li>
          <p className="q-next-when">{t(nextThen)}</p>
          <p>{t(nextFree)}</p>
        </li>
      </ol>
    </>
  );
}

function whatFollows(channel?: RecallChannel, email?: string, phone?: string): string {
  if (channel === 'email') return email ? nextEmailTo : nextEmail;
  if (channel === 'phone') return phone ? nextPhoneTo : nextPhone;
  return nextEither;
}
