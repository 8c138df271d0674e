import { useSession } from '@preventivo/auth';
import { isPageOutdated, sharedMessages } from '@preventivo/core';
import { receiptEvent } from '@preventivo/core/consents';
import { useKnownLists, usePreventivo } from '@preventivo/core/react';
import type { ConsentReceipt } from '@preventivo/core/wire';
import { useAtomValue, useStore } from 'jotai';
import { useContext } from 'react';
import type { LineState } from '../draft/line-state.ts';
import { draftAtom, keeperAtom } from '../state/answers.ts';
import { consentsAtom, statusAtom } from '../state/visit.ts';
import { VisitContext } from '../visit-context.ts';
import { type Sending, send as sendRequest } from './send.ts';
import { keptLeadSource } from './use-lead-source.ts';

/** Returns a function that sends the request, and the parts of the request besides its answers. */
export function useSubmission() {
  const {
    line,
    turning,
    tracking,
    privacyForm,
    allows,
    documents: shown,
  } = useContext(VisitContext);
  const { top } = turning;
  const context = usePreventivo();
  const { user, accept } = useSession();
  const consents = useAtomValue(consentsAtom);
  const { documents } = shown;
  const signed = { ...consents, privacyForm, documents, user, t: context.t };
  const lists = useKnownLists();
  const store = useStore();
  const change = (part: Partial<LineState>) =>
    store.set(draftAtom, (state) => ({ ...state, ...part }));
  /**
   * Validates all answers again and sends them. While a call runs, another call does nothing.
   * @param usesWritten whether to save the contractor that the user typed before the login as a record, and select it
   * first
   */
  async function send(usesWritten = false): Promise<void> {
    if (store.get(statusAtom).kind === 'sending' || !line) return;
    store.set(statusAtom, { kind: 'sending' });
    try {
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
          // Scroll up first. The page behind the final question is shorter than the form, so the browser would jump.
          top.current?.scrollIntoView({ block: 'start' });
          store.get(keeperAtom)?.drop();
          tracking.sent();
        },
      };
      const source = await keptLeadSource(store, allows);
      const next = await sendRequest(sending, store.get(draftAtom), { ...signed, source });
      store.set(statusAtom, 'request' in next ? { ...next, at: Date.now(), lost: [] } : next);
      if (next.kind === 'stopped') tracking.stopped(next.failures ?? []);
    } catch {
      // If the server no longer has a chunk, show no error: the page already offers a reload.
      const isOutdated = await isPageOutdated();
      store.set(statusAtom, isOutdated ? { kind: 'answering' } : unexpected);
    }
  }
  return { send, signed };
}

/** The status when the validation itself throws (docs/rules/submission.md#failed-check). */
const unexpected = {
  kind: 'stopped',
  action: 'acknowledge',
  message: sharedMessages.UNEXPECTED,
} as const;

/** Dispatches a receipt as a DOM event that bubbles out of the funnel and its shadow root to the host page. */
export function notifyReceipt(from: HTMLElement | null, receipt: ConsentReceipt): void {
  const detail = { detail: receipt, bubbles: true, composed: true };
  from?.dispatchEvent(new CustomEvent(receiptEvent, detail));
}
