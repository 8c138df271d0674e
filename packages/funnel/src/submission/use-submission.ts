import { useSession } from '@preventivo/auth';
import { type Failure, isPageOutdated, type Line, sharedMessages } from '@preventivo/core';
import { receiptEvent } from '@preventivo/core/consents';
import { requestKey, tabNote } from '@preventivo/core/draft';
import { useKnownLists, usePreventivo } from '@preventivo/core/react';
import type { ConsentReceipt } from '@preventivo/core/wire';
import type { RecallChannel } from '@preventivo/wizard/dialogs';
import { useAtom, useStore } from 'jotai';
import { useEffect } from 'react';
import type { LineState } from '../draft/line-state.ts';
import { draftAtom } from '../state/answers.ts';
import { statusAtom } from '../state/visit.ts';
import type { RequestContext } from './request-body.ts';
import type { Rejection, Taken } from './request-status.ts';
import type { Sending } from './send.ts';
import { useRequestContext } from './use-request-context.ts';

interface SubmissionProps
  extends Pick<Sending, 'onTaken' | 'onReceipt'>,
    Pick<RequestContext, 'privacyForm' | 'documents'> {
  /** The id of the line. */
  readonly id: string;
  /** Undefined until it is loaded. No request is sent before that. */
  readonly line: Line | undefined;
  /** Receives the failures that stopped a request. */
  onStopped(failures: readonly Failure[]): void;
}

/** Sends the request, and then the channel by which the visitor wants the quote. */
export function useSubmission(props: SubmissionProps) {
  const { id, line, privacyForm, documents, onStopped, ...on } = props;
  const signed = useRequestContext({ privacyForm, documents });
  const { client, queryClient, messages, readToday, settings } = usePreventivo();
  const { accept } = useSession();
  const lists = useKnownLists();
  const store = useStore();
  const [phase, setPhase] = useAtom(statusAtom);

  // Restore the question about the channel after a reload: otherwise the visitor would not see the request's code, or
  // might send twice.
  useEffect(() => {
    if (tabNote(requestKey).get() === null) return;
    void withSend(({ keptRequest }) => setPhase((phase) => keptRequest(id) ?? phase));
  }, [id, setPhase]);
  useEffect(() => {
    if (phase.is !== 'taken' && phase.is !== 'sent') return;
    // Remove the stored request synchronously, so that a reload right after the answer does not ask again.
    if (phase.final.is === 'thanks') tabNote(requestKey).remove();
    else void withSend(({ noteRequest }) => noteRequest(id, phase));
  }, [id, phase]);

  const change = (part: Partial<LineState>) =>
    store.set(draftAtom, (state) => ({ ...state, ...part }));
  return {
    /**
     * Validates all answers again and sends them. A second call does nothing while the first runs.
     * @param usesWritten whether to save and select the contractor entered by hand before the login first
     */
    async send(usesWritten = false): Promise<void> {
      if (store.get(statusAtom).is === 'sending' || !line) return;
      setPhase({ is: 'sending' });
      try {
        // Load the code at the latest here: only the last page sends a request.
        const { send } = await loadSend();
        const sending: Sending = {
          ...on,
          ...{ line, client, queryClient, messages, settings, usesWritten },
          today: readToday(),
          lists: lists(),
          onAccount: accept,
          onContractor: (contractor) => change({ contractor }),
          onKey: (idempotencyKey) => change({ idempotencyKey }),
        };
        const next = await send(sending, store.get(draftAtom), signed);
        setPhase('request' in next ? { ...next, at: Date.now(), lost: [] } : next);
        if (next.is === 'stopped') onStopped(next.failures ?? []);
      } catch {
        // If a chunk is gone from the server, show no error here: the page already offers a reload.
        setPhase((await isPageOutdated()) ? { is: 'answering' } : unexpected);
      }
    },
    /** Sends the channel by which the visitor wants the quote. */
    async recall(taken: Taken, channel: RecallChannel): Promise<void> {
      // Store the channel before the response: after a reload, the page must know that the server may have stored it.
      const lost = [...new Set([...taken.lost, channel])];
      setPhase({ ...taken, lost, final: { is: 'sending', channel } });
      const final = await withSend(({ recallBy }) =>
        recallBy({ client, queryClient }, taken, channel),
      );
      setPhase({ ...taken, lost, final: final ?? { is: 'question', failed: true } });
    },
  };
}

const loadSend = () => import('@preventivo/funnel/lazy/send');
/** Calls `run` with the lazy module. Resolves to undefined if the module fails to load. */
const withSend = <T>(run: (send: Awaited<ReturnType<typeof loadSend>>) => T | Promise<T>) =>
  loadSend().then(run, () => undefined);

/** The status after the validation itself threw (docs/rules/submission.md#failed-check). */
const unexpected: Rejection = {
  is: 'stopped',
  action: 'acknowledge',
  message: sharedMessages.UNEXPECTED,
};

/**
 * Dispatches a receipt as a DOM event that bubbles out of the funnel and its shadow root to the host page.
 */
export function notifyReceipt(from: HTMLElement | null, receipt: ConsentReceipt): void {
  const detail = { detail: receipt, bubbles: true, composed: true };
  from?.dispatchEvent(new CustomEvent(receiptEvent, detail));
}
