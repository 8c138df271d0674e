import type { ShellProps, Step } from '@preventivo/wizard';
import type { TicketPage } from '@preventivo/wizard/ticket';
import { createContext } from 'react';
import type { Documents } from './documents.ts';
import type { WizardProps } from './funnel-props.ts';
import type { useWholeLine } from './line/use-whole-line.ts';
import type { usePageTurn } from './pages/use-page-turn.ts';
import type { useTracker } from './tracker/use-tracker.ts';

/** The state and the actions of a visit, and the props of the wizard. */
export interface Visit
  extends Omit<WizardProps, 'line' | 'documents'>,
    ReturnType<typeof useWholeLine> {
  /** The line as the host passes it: with its questions, or an outline with a function that loads them. */
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
  /** Called when a part of the page fails to render. */
  onBroken(): void;
  /**
   * Goes from the ticket, the summary of the answers, to a page and focuses its first question. Undefined after the
   * request.
   */
  readonly onEdit: ((page: TicketPage) => void) | undefined;
}

/**
 * Provides the visit to its pages and dialogs; `<Wizard>` sets it. This is a separate module: with `useVisit` in it,
 * the lazy chunks would contain the hook's code.
 */
export const VisitContext = createContext({} as Visit);
