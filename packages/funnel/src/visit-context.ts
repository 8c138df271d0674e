import type { ShellProps, Step } from '@preventivo/wizard';
import type { TicketPage } from '@preventivo/wizard/ticket';
import { createContext } from 'react';
import type { Documents } from './documents.ts';
import type { WizardProps } from './funnel-props.ts';
import type { useWholeLine } from './line/use-whole-line.ts';
import type { usePageTurn } from './pages/use-page-turn.ts';
import type { useTracker } from './tracker/use-tracker.ts';

/** The state of a visit and its actions, besides the props of the wizard. */
export interface Visit
  extends Omit<WizardProps, 'line' | 'documents'>,
    ReturnType<typeof useWholeLine> {
  /** The line as the host gives it: its questions, or an outline and a function that loads them. */
  readonly outline: WizardProps['line'];
  readonly documents: Documents;
  /** Number of the shown page, from 1. */
  readonly page: number;
  readonly steps: readonly Step[];
  readonly turning: ReturnType<typeof usePageTurn>;
  readonly tracking: ReturnType<typeof useTracker>;
  /** Whether page turns are blocked, because a request is running or its dialog is open. */
  readonly isHeld: boolean;
  /** What replaces the pages once the request is sent. Undefined while the pages are shown. */
  readonly ending: ShellProps['ending'];
  readonly isOutdated: boolean;
  goTo(page: number): void;
  /** Reports that a part of the page failed to render. */
  onBroken(): void;
  /** Goes from the ticket to a page, and focuses its first question. Undefined after the request. */
  readonly onEdit: ((page: TicketPage) => void) | undefined;
}

/**
 * The visit, for its pages and dialogs. `<Wizard>` provides it. It is a separate module, so that the lazy parts do not
 * bundle the hook.
 */
export const VisitContext = createContext({} as Visit);
