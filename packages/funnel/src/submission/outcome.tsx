import type { Contractor, QuoteRequest } from '@preventivo/core';
import { Later, part } from '@preventivo/ui';
import type { RecallChannel } from '@preventivo/wizard/dialogs';
import type { Phase, Stopped } from './phase.ts';

export interface OutcomeProps {
  readonly phase: Phase;
  readonly contractor: Contractor;
  onPhase(phase: Phase): void;
  /** Goes to what is wrong. */
  onLeave(stopped: Stopped): void;
  /** Sends again. */
  onRetry(): void;
  onChoose(request: QuoteRequest, channel: RecallChannel): void;
}

const dialogs = part(() => import('./dialogs.tsx').then(({ Dialogs }) => Dialogs));

/** The dialogs around the send. Nobody needs one before: they come when the browser is idle, or with their phase. */
export function Outcome(props: OutcomeProps) {
  return <Later part={dialogs} given={props} idle={props.phase.is === 'answering'} />;
}
