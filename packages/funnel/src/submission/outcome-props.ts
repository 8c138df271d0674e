import type { Contractor, QuoteRequest } from '@preventivo/core';
import type { RecallChannel } from '@preventivo/wizard/dialogs';
import type { RefObject } from 'react';
import type { Phase, Stopped } from './phase.ts';

export interface OutcomeProps {
  readonly phase: Phase;
  readonly contractor: Contractor;
  /** The top of the page. */
  readonly top: RefObject<HTMLElement | null>;
  /** Where other quotes are asked for. */
  readonly linesUrl: string | undefined;
  /** Whether the page is somebody else's. */
  readonly embedded: boolean;
  onPhase(phase: Phase): void;
  /** Goes to what is wrong. */
  onLeave(stopped: Stopped): void;
  /** Sends again. */
  onRetry(): void;
  onChoose(request: QuoteRequest, channel: RecallChannel): void;
}
