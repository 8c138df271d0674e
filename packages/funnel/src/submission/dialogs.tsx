import {
  contractorValues,
  defaultBroker,
  headingOf,
  type MessageOverrides,
  messageFor,
  type Translate,
} from '@preventivo/core';
import { dayInWords, timeInItaly, today } from '@preventivo/core/dates';
import { useLocale, usePreventivo, useTranslate } from '@preventivo/core/react';
import {
  commonToday,
  framePageTitle,
  savedUseWritten,
  sendingNow,
  sentAtTime,
  sentTitle,
} from '@preventivo/core/words';
import { formatDay, normalisePhone } from '@preventivo/italian';
import { announce } from '@preventivo/ui';
import { ErrorDialog, FinalDialog, SentPage, WaitingOverlay } from '@preventivo/wizard/dialogs';
import { useAtom, useAtomValue, useSetAtom, useStore } from 'jotai';
import { useCallback, useContext, useState } from 'react';
import { prefillNextContractor } from '../draft/kept-state.ts';
import { dropPrefilledContractor, emptyState } from '../draft/line-state.ts';
import { ResumeLink } from '../handoff/resume-link.tsx';
import { usePageTitle } from '../pages/use-page-title.ts';
import { contractorAtom, lineAtom, stateAtom } from '../state/answers.ts';
import { type Rejection, restartAtom, showRejectionAtom, statusAtom } from '../state/visit.ts';
import { VisitContext } from '../visit-context.ts';
import { useOtherLines } from './listed-lines.ts';
import { answered, useTakenRequest } from './taken-request.ts';
import { useSubmission } from './use-submission.ts';

/** The dialog for the status of the request. */
export function Dialogs() {
  const visit = useContext(VisitContext);
  const { outline, broker = defaultBroker, embedded, steps, page, turning } = visit;
  const { send } = useSubmission();
  const t = useTranslate();
  const [status, setStatus] = useAtom(statusAtom);
  const contractor = useAtomValue(contractorAtom);
  const leave = useSetAtom(showRejectionAtom);
  const recall = useTakenRequest(outline.id);
  const locale = useLocale();
  const { messages, wording } = usePreventivo();
  const { email, cellulare } = contractorValues(contractor);
  const phone = normalisePhone(cellulare);
  const isTaken = status.kind === 'taken' || status.kind === 'sent';
  const title = steps[page - 1]?.title ?? '';
  const step = t(framePageTitle, { page, pages: steps.length, title });
  usePageTitle(embedded ? undefined : isTaken ? t(sentTitle) : step, wording && headingOf(outline));
  // Load the links to other lines only while the dialog is open. If they appeared later, they would shift the link that
  // the visitor is about to press.
  const lines = useOtherLines(status.kind === 'taken' ? visit.linesFile : undefined, {
    sent: outline.id,
    contractor,
    language: wording?.language,
  });
  const store = useStore();
  const heading = useCallback((title: HTMLHeadingElement | null) => {
    if (!title) return;
    // The dialog has closed before this call, so the page can take the focus.
    title.focus();
    // Firefox leaves its caret where the dialog was. A screen reader would continue reading from there.
    getSelection()?.collapse(title, 0);
    // Orca does not read a heading that receives focus when the pressed button unmounts, so announce it.
    announce(title.textContent);
  }, []);

  /** Ends the visit and empties the form for the next visitor. On a page without a list of lines, «Chiudi» calls it. */
  function close() {
    turning.turn(1);
    // Remove the idempotency key: the next request needs another one.
    store.set(stateAtom, ({ idempotencyKey: _, ...state }) => state);
    store.set(restartAtom, emptyState(outline, store.get(lineAtom)));
    setStatus({ kind: 'answering' });
  }
  // Open the next dialog only after the waiting overlay has disappeared.
  const [covered, setCovered] = useState(false);
  if (status.kind === 'sending' && !covered) setCovered(true);
  return (
    <>
      <WaitingOverlay
        waiting={status.kind === 'sending'}
        text={t(sendingNow)}
        onGone={() => setCovered(false)}
      />
      {status.kind === 'stopped' && (
        <ErrorDialog
          open={!covered}
          {...withCustomMessages(status, messages)}
          code={status.code}
          phone={broker.phone}
          action={status.action}
          offer={
            status.offer === undefined
              ? undefined
              : { text: status.offer, label: t(savedUseWritten), onAccept: () => void send(true) }
          }
          onAction={() => (status.action === 'retry' ? void send() : leave(status))}
          onLeave={() => leave(status)}
        />
      )}
      {status.kind === 'sent' && (
        <SentPage
          code={status.request.code}
          callUs={broker.phone}
          printed={embedded ? broker : undefined}
          {...sentAt(new Date(status.at), t, locale)}
          onAnother={(sameData) =>
            sameData ? prefillNextContractor(contractor) : dropPrefilledContractor()
          }
          onClose={close}
          linesUrl={visit.linesUrl}
          {...{ heading, lines, email, phone }}
          channel={status.channel}
        />
      )}
      <ResumeLink />
      {status.kind === 'taken' && (
        <FinalDialog
          open={!covered}
          state={status.final}
          email={email}
          phone={phone}
          onChoose={(channel) => recall(status, channel)}
          onSkip={() => setStatus(answered(status))}
        />
      )}
    </>
  );
}

/**
 * Returns the texts of the dialog, replaced by the application's own texts where it has some
 * (docs/rules/submission.md#messages).
 */
function withCustomMessages(
  { message, detail, code, failures: [first] = [] }: Rejection,
  messages: MessageOverrides,
) {
  const worded = (of: string | undefined, words: string) =>
    messageFor({ code: of, message: words }, messages) ?? words;
  return {
    message: worded(first ? (first.group ?? first).code : code, message),
    detail: detail && worded(first?.code, detail),
  };
}

/** Returns the time of the request as text, «Oggi alle 10:48», and a text with the date for print. */
function sentAt(moment: Date, t: Translate, locale: string) {
  const day = today(moment);
  const time = timeInItaly(moment);
  const received = day === today() ? t(commonToday) : formatDay(day);
  return {
    received: t(sentAtTime, { day: received, time }),
    receivedOn: t(sentAtTime, { day: dayInWords(day, locale), time }),
  };
}
