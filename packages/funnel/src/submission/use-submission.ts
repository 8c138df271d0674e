import { useSession } from '@preventivo/auth';
import { isPageOutdated, type Line, sharedMessages } from '@preventivo/core';
import { receiptEvent } from '@preventivo/core/consents';
import { useKnownLists, usePreventivo } from '@preventivo/core/react';
import type { ConsentReceipt } from '@preventivo/core/wire';
import { useAtomValue, useStore } from 'jotai';
import type { RefObject } from 'react';
import type { LineState } from '../draft/line-state.ts';
import { draftAtom, keeperAtom } from '../state/answers.ts';
import { consentsAtom, statusAtom } from '../state/visit.ts';
import type { useTracker } from '../tracker/use-tracker.ts';
import type { RequestContext } from './request-body.ts';
import type { Sending } from './send.ts';

interface SubmissionProps extends Pick<RequestContext, 'privacyForm' | 'documents'> {
  /** Undefined until it is loaded. No request is sent before that. */
  readonly line: Line | undefined;
  /** The funnel's page. */
  readonly top: RefObject<HTMLElement | null>;
  readonly tracking: ReturnType<typeof useTracker>;
}

/** Returns the function that sends the request, and the parts of the request besides its answers. */
export function useSubmission({ line, top, tracking, ...shown }: SubmissionProps) {
  const context = usePreventivo();
  const { user, accept } = useSession();
  const signed = { ...useAtomValue(consentsAtom), ...shown, user, t: context.t };
  const lists = useKnownLists();
  const store = useStore();
  const change = (part: Partial<LineState>) =>
    store.set(draftAtom, (state) => ({ ...state, ...part }));
  /**
   * Validates all answers again and sends them. A second call does nothing while the first runs.
   * @param usesWritten whether to save and select the contractor entered by hand before the login first
   */
  async function send(usesWritten = false): Promise<void> {
    if (store.get(statusAtom).is === 'sending' || !line) return;
    store.set(statusAtom, { is: 'sending' });
    try {
      // Load the code at the latest here: only the last page sends a request.
      const lazy = await import('@preventivo/funnel/lazy/send');
      const sending: Sending = {
        ...{ ...context, line, usesWritten },
        today: context.readToday(),
        lists: lists(),
        page: top.current,
        onAccount: accept,
        onContractor: (contractor) => change({ contractor }),
        onKey: (idempotencyKey) => change({ idempotencyKey }),
        onReceipt: (receipt) => notifyReceipt(top.current, receipt),
        onTaken: () => {
          // Scroll up first: the page behind the final question is shorter than the form, so it would jump.
          top.current?.scrollIntoView({ block: 'start' });
          store.get(keeperAtom)?.drop();
          tracking.sent();
        },
      };
      const next = await lazy.send(sending, store.get(draftAtom), signed);
      store.set(statusAtom, 'request' in next ? { ...next, at: Date.now(), lost: [] } : next);
      if (next.is === 'stopped') tracking.stopped(next.failures ?? []);
    } catch {
      // If a chunk is gone from the server, show no error here: the page already offers a reload.
      const isOutdated = await isPageOutdated();
      store.set(statusAtom, isOutdated ? { is: 'answering' } : unexpected);
    }
  }
  return { send, signed };
}

/** The status after the validation itself threw (docs/rules/submission.md#failed-check). */
const unexpected = {
  is: 'stopped',
  action: 'acknowledge',
  message: sharedMessages.UNEXPECTED,
} as const;

/**
 * Dispatches a receipt as a DOM event that bubbles out of the funnel and its shadow root to the host page.
 */
export function notifyReceipt(from: HTMLElement | null, receipt: ConsentReceipt): void {
  const detail = { detail: receipt, bubbles: true, composed: true };
  from?.dispatchEvent(new CustomEvent(receiptEvent, detail));
}
