import { type Person, type QuoteRequest, whenIdle } from '@preventivo/core';

import type { RecallChannel } from '@preventivo/wizard/dialogs';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { Phase, Stopped } from './phase.ts';

export interface OutcomeProps {
  readonly phase: Phase;
  readonly contractor: Person;
  onPhase(phase: Phase): void;
  /** Goes to what is wrong. */
  onLeave(stopped: Stopped): void;
  /** Sends again. */
  onRetry(): void;
  onChoose(request: QuoteRequest, channel: RecallChannel): void;
}

// Nobody needs a dialog before the request is sent; they come when the browser is idle.
const loadDialogs = () => import('./dialogs.tsx');
const Dialogs = lazy(() => loadDialogs().then(({ Dialogs }) => ({ default: Dialogs })));

/** The dialogs around the send: waiting, what went wrong, how to be answered, the thanks. */
export function Outcome(props: OutcomeProps) {
  const [wanted, setWanted] = useState(false);
  useEffect(() => whenIdle(() => void loadDialogs().then(() => setWanted(true))), []);
  if (!wanted && props.phase.is === 'answering') return null;
  return (
    <Suspense>
      <Dialogs {...props} />
    </Suspense>
  );
}
