import {
  type AnswerStore,
  type Failure,
  isPageOutdated,
  type Line,
  type QuoteRequest,
  sharedMessages,
} from '@preventivo/core';
import { receiptEvent } from '@preventivo/core/consents';
import { useKnownLists, usePreventivo } from '@preventivo/core/react';
import type { ConsentReceipt } from '@preventivo/core/wire';
import type { RecallChannel } from '@preventivo/wizard/dialogs';
import { useRef, useState } from 'react';
import type { LineState } from '../draft/line-state.ts';
import type { Phase, Stopped } from './phase.ts';
import type { Signed } from './request-body.ts';
import type { Sending } from './send.ts';

interface SubmissionProps extends Pick<Sending, 'onTaken' | 'onReceipt' | 'onKey'> {
  /** Before it is here, nobody sends. */
  readonly line: Line | undefined;
  /** The answers. */
  readonly store: AnswerStore<LineState>;
  /** What goes out with them. */
  readonly signed: Signed;
  /** Hears what stopped a request. */
  onStopped(failures: readonly Failure[]): void;
}

/** Sends the request and asks how the visitor wants the quote. */
export function useSubmission({ line, store, signed, onStopped, ...on }: SubmissionProps) {
  const { client, readToday, settings } = usePreventivo();
  const lists = useKnownLists();
  const [phase, setPhase] = useState<Phase>({ is: 'answering' });
  const sending = useRef(false);

  return {
    phase,
    setPhase,
    /** Checks everything once more and sends it; a second press while it runs does nothing. */
    async send(): Promise<void> {
      if (sending.current || !line) return;
      sending.current = true;
      setPhase({ is: 'sending' });
      try {
        // Nobody sends before the last page: what sends is loaded when it is needed, or before.
        const { send } = await import('@preventivo/funnel/lazy/send');
        const today = readToday();
        const around = { ...on, line, client, today, settings, lists: lists() };
        const next = await send(around, store.get(), signed);
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
      setPhase({ is: 'taken', request, final: { is: 'sending', channel } });
      const asked = await client.recallMe({
        Quote_Request_Id: request.id,
        Quote_Request_Key: request.key,
        Recall_Channel: channel,
      });
      const final = asked.ok
        ? { is: 'thanks' as const, channel }
        : { is: 'question' as const, failed: true };
      setPhase({ is: 'taken', request, final });
    },
  };
}

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
