import { useSay } from '@preventivo/core/react';
import {
  nextDone,
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
  /** When the request came, in words: «Oggi alle 10:48». @defaultValue not said */
  readonly received?: string | undefined;
  /** The same on paper, where «oggi» says nothing: «lunedì 23 novembre 2026 alle 10:48». */
  readonly receivedOn?: string | undefined;
  /** How the visitor wants to be answered. @defaultValue they did not say */
  readonly channel?: RecallChannel | undefined;
  /** The visitor's own address and number. */
  readonly email?: string | undefined;
  /** The number the quote may come to. */
  readonly phone?: string | undefined;
}

/** What happens after a request, and when: no more than the broker says itself. */
export function WhatNext(props: WhatNextProps) {
  const say = useSay();
  const { received = say(nextDone), receivedOn = received, channel, email, phone } = props;
  return (
    <>
      <h3 className="q-heading">{say(nextTitle)}</h3>
      <ol className="q-next">
        <li className="q-next-done">
          <CheckIcon size={16} />
          <p className="q-next-when">
            <span className="q-on-screen">{received}</span>
            <span className="q-on-paper">{receivedOn}</span>
          </p>
          <p>{say(nextReceived)}</p>
        </li>
        <li>
          <p className="q-next-when">{say(nextSoon)}</p>
          <p className="q-wrap">
            {/* One text: a browser that translates the page leaves two behind when one changes. */}
            {`${say(whatFollows(channel, email, phone), { email: email ?? '', phone: phone ?? '' })} ${say(nextNothing)}`}
          </p>
        </li>
        <li>
          <p className="q-next-when">{say(nextThen)}</p>
          <p>{say(nextFree)}</p>
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
