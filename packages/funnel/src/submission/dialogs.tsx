import {
  contractorValues,
  headingOf,
  type MessageOverrides,
  messageFor,
  type Phone,
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
import type { Step } from '@preventivo/wizard';
import {
  ErrorDialog,
  FinalDialog,
  type RecallChannel,
  SentPage,
  WaitingOverlay,
} from '@preventivo/wizard/dialogs';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useRef, useState } from 'react';
import { prefillNextContractor } from '../draft/kept-state.ts';
import { dropPrefilledContractor } from '../draft/line-state.ts';
import type { ResumeDialogProps } from '../handoff/resume-dialog.tsx';
import { ResumeLink } from '../handoff/resume-link.tsx';
import { usePageTitle } from '../pages/use-page-title.ts';
import { contractorAtom } from '../state/answers.ts';
import { showRejectionAtom, statusAtom } from '../state/visit.ts';
import { useOtherLines } from './listed-lines.ts';
import type { Rejection, Taken } from './request-status.ts';

/** The dialogs of a request. The status of the request determines which one shows. */
export function Dialogs({ linesUrl, linesFile, embedded, ...on }: OutcomeProps) {
  const t = useTranslate();
  const [phase, setPhase] = useAtom(statusAtom);
  const contractor = useAtomValue(contractorAtom);
  const leave = useSetAtom(showRejectionAtom);
  const { steps, page } = on;
  const locale = useLocale();
  const { messages, wording } = usePreventivo();
  const { email, cellulare } = contractorValues(contractor);
  const phone = normalisePhone(cellulare);
  const isTaken = phase.is === 'taken' || phase.is === 'sent';
  const step = t(framePageTitle, {
    page,
    pages: steps.length,
    title: steps[page - 1]?.title ?? '',
  });
  usePageTitle(
    embedded ? undefined : isTaken ? t(sentTitle) : step,
    wording && headingOf(on.outline),
  );
  // Stop loading when the dialog closes: links that appear later would shift the link that the visitor is about to
  // press.
  const lines = useOtherLines(phase.is === 'taken' ? linesFile : undefined, {
    sent: on.outline.id,
    contractor,
    language: wording?.language,
  });
  const heading = useRef<HTMLHeadingElement>(null);
  // The next dialog opens when the waiting overlay has disappeared.
  const [covered, setCovered] = useState(false);
  if (phase.is === 'sending' && !covered) setCovered(true);
  const open = phase.is !== 'sending' && !covered;
  return (
    <>
      <WaitingOverlay
        waiting={phase.is === 'sending'}
        text={t(sendingNow)}
        onGone={() => setCovered(false)}
      />
      {phase.is === 'stopped' && (
        <ErrorDialog
          open={open}
          {...withCustomMessages(phase, messages)}
          code={phase.code}
          phone={on.phone}
          action={phase.action}
          offer={
            phase.offer === undefined
              ? undefined
              : { text: phase.offer, label: t(savedUseWritten), onAccept: on.onUseWritten }
          }
          onAction={() => (phase.action === 'retry' ? on.onRetry() : leave(phase))}
          onLeave={() => leave(phase)}
        />
      )}
      {isTaken && (
        <SentPage
          code={phase.request.code}
          callUs={on.phone}
          {...sentAt(new Date(phase.at), t, locale)}
          onAnother={(sameData) =>
            sameData ? prefillNextContractor(contractor) : dropPrefilledContractor()
          }
          {...{ heading, lines, linesUrl, email, phone }}
          channel={phase.final.is === 'thanks' ? phase.final.channel : undefined}
        />
      )}
      <ResumeLink {...on} />
      {phase.is === 'taken' && (
        <FinalDialog
          open={open}
          state={phase.final}
          email={email}
          phone={phone}
          code={phase.request.code}
          onChoose={(channel) => on.onChoose(phase, channel)}
          onSkip={() => setPhase({ ...phase, final: { is: 'thanks' } })}
          onClose={() => {
            // Orca does not read a heading that receives focus when the pressed button unmounts, so announce it.
            announce(t(sentTitle));
            setPhase({ ...phase, is: 'sent' });
          }}
          returnTo={() => heading.current}
        />
      )}
    </>
  );
}

/**
 * Returns the texts of the dialog, replaced by the application's messages for their codes
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

/** Returns the time as text, «Oggi alle 10:48», and with its date for print. */
function sentAt(moment: Date, t: Translate, locale: string) {
  const day = today(moment);
  const time = timeInItaly(moment);
  const received = day === today() ? t(commonToday) : formatDay(day);
  return {
    received: t(sentAtTime, { day: received, time }),
    receivedOn: t(sentAtTime, { day: dayInWords(day, locale), time }),
  };
}

/** Props of `<Dialogs>`. */
export interface OutcomeProps extends ResumeDialogProps {
  /** The pages, and the number of the one that is shown, from 1. */
  readonly steps: readonly Step[];
  readonly page: number;
  /** URL of the page that lists all lines. */
  readonly linesUrl: string | undefined;
  /** URL of the file with the lines to offer next. */
  readonly linesFile: string | undefined;
  /** The phone number to show if the request fails. */
  readonly phone: Phone | undefined;
  /** Whether a host page embeds the funnel. */
  readonly embedded: boolean;
  /** Sends again. */
  onRetry(): void;
  /** Saves and selects the contractor entered by hand before the login, then sends. */
  onUseWritten(): void;
  onChoose(taken: Taken, channel: RecallChannel): void;
}
