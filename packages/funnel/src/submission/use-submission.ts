import { useSession } from '@preventivo/auth';
import {
  type Contractor,
  type Failure,
  isPageOutdated,
  type Line,
  type QuoteRequest,
  sharedMessages,
} from '@preventivo/core';
import { receiptEvent } from '@preventivo/core/consents';
import { requestKey, tabNote } from '@preventivo/core/draft';
import { useKnownLists, usePreventivo } from '@preventivo/core/react';
import type { ConsentReceipt } from '@preventivo/core/wire';
import type { RecallChannel } from '@preventivo/wizard/dialogs';
import { useAtom, useStore } from 'jotai';
import { useEffect, useRef } from 'react';
import { draftAtom } from '../state/answers.ts';
import { phaseAtom } from '../state/visit.ts';
import type { Stopped } from './phase.ts';
import type { Signed } from './request-body.ts';
import type { Sending } from './send.ts';
import { useSigned } from './use-signed.ts';

interface SubmissionProps
  extends Pick<Sending, 'onTaken' | 'onReceipt'>,
    Pick<Signed, 'privacyForm' | 'documents'> {
  /** The id of the line. */
  readonly id: string;
  /** Before it is here, nobody sends. */
  readonly line: Line | undefined;
  /** Hears what stopped a request. */
  onStopped(failures: readonly Failure[]): void;
}

/** Sends the request and asks how the visitor wants the quote. */
export function useSubmission(props: SubmissionProps) {
  const { id, line, privacyForm, documents, onStopped, ...on } = props;
  const signed = useSigned({ privacyForm, documents });
  const { client, queryClient, messages, readToday, settings, say } = usePreventivo();
  const { accept } = useSession();
  const lists = useKnownLists();
  const store = useStore();
  const [phase, setPhase] = useAtom(phaseAtom);
  const sending = useRef(false);
  /** When the request was taken, and the channels that got no answer since. */
  const taken = useRef<{ at?: number; lost: readonly RecallChannel[] }>({ lost: [] });

  // A reload during the question comes back to it: nobody is left without their code, or sends again.
  useEffect(() => {
    if (tabNote(requestKey).get() === null) return;
    void withSend(({ keptRequest }) => {
      const kept = keptRequest(id);
      if (!kept) return;
      const { request, at, lost } = kept;
      taken.current = { at, lost };
      setPhase({ is: 'taken', request, final: { is: 'question', failed: lost.length > 0 }, at });
    });
  }, [id, setPhase]);
  useEffect(() => {
    if (phase.is !== 'taken' && phase.is !== 'sent') return;
    const { at = Date.now(), lost } = taken.current;
    taken.current.at = at;
    // Remove the note synchronously, so that a reload right after the answer does not ask again.
    if (phase.final.is === 'thanks') tabNote(requestKey).remove();
    else void withSend(({ noteRequest }) => noteRequest(phase, { line: id, at, lost }));
  }, [id, phase]);

  return {
    /**
     * Checks everything once more and sends it; a second press while it runs does nothing.
     * @param usesWritten whether what was written by hand before the login is saved and chosen first
     */
    async send(usesWritten = false): Promise<void> {
      if (sending.current || !line) return;
      sending.current = true;
      setPhase({ is: 'sending' });
      try {
        // Nobody sends before the last page: what sends is loaded when it is needed, or before.
        const { send } = await loadSend();
        const today = readToday();
        const account = { say, queryClient, messages, usesWritten, onAccount: accept };
        const onContractor = (contractor: Contractor) =>
          store.set(draftAtom, (state) => ({ ...state, contractor }));
        const onKey = (idempotencyKey: string) =>
          store.set(draftAtom, (state) => ({ ...state, idempotencyKey }));
        const around = {
          ...on,
          ...account,
          onContractor,
          onKey,
          line,
          client,
          today,
          settings,
          lists: lists(),
        };
        const next = await send(around, store.get(draftAtom), signed);
        setPhase(next);
        if (next.is === 'stopped') onStopped(next.failures ?? []);
      } catch {
        // A missing chunk is the page's to say: it offers a reload.
        setPhase((await isPageOutdated()) ? { is: 'answering' } : unexpected);
      } finally {
        sending.current = false;
      }
    },
    /** Asks for the quote by mail or by telephone. */
    async recall(request: QuoteRequest, channel: RecallChannel): Promise<void> {
      const { lost } = taken.current;
      // Until the answer comes, a reload must know that the server may have it.
      taken.current.lost = [...new Set([...lost, channel])];
      setPhase({ is: 'taken', request, final: { is: 'sending', channel } });
      const answered = await withSend(({ recallBy }) =>
        recallBy(client, request, channel, lost, queryClient),
      );
      const final = answered ?? { is: 'question', failed: true };
      setPhase({ is: 'taken', request, final });
    },
  };
}

const loadSend = () => import('@preventivo/funnel/lazy/send');
/** Runs with what sends; nothing happens where it cannot be had. */
const withSend = <T>(run: (send: Awaited<ReturnType<typeof loadSend>>) => T | Promise<T>) =>
  loadSend().then(run, () => undefined);

/** The check itself failed (docs/rules/submission.md#failed-check). */
const unexpected: Stopped = {
  is: 'stopped',
  action: 'acknowledge',
  message: sharedMessages.UNEXPECTED,
};

/** Hands a receipt to the page around the funnel, as an event that rises from it. */
export function tellReceipt(from: HTMLElement | null, receipt: ConsentReceipt): void {
  const detail = { detail: receipt, bubbles: true, composed: true };
  from?.dispatchEvent(new CustomEvent(receiptEvent, detail));
}
