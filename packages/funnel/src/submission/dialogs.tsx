import { contactOf } from '@preventivo/core';
import { normalisePhone } from '@preventivo/core/italian';
import { ErrorDialog, FinalDialog, SentPage, WaitingOverlay } from '@preventivo/wizard/dialogs';
import { useRef, useState } from 'react';
import type { OutcomeProps } from './outcome-props.ts';

/** The dialogs of the send, each shown in its phase. */
export function Dialogs({ phase, contractor, ...on }: OutcomeProps) {
  const { email, cellulare } = contactOf(contractor);
  const heading = useRef<HTMLHeadingElement>(null);
  // What comes after the waiting opens when the waiting has left the screen.
  const [covered, setCovered] = useState(false);
  if (phase.is === 'sending' && !covered) setCovered(true);
  const open = phase.is !== 'sending' && !covered;
  return (
    <>
      <WaitingOverlay
        waiting={phase.is === 'sending'}
        text="Stiamo inviando la tua richiesta"
        onGone={() => setCovered(false)}
      />
      {phase.is === 'stopped' && (
        <ErrorDialog
          open={open}
          message={phase.message}
          action={phase.action}
          onAction={() => (phase.action === 'retry' ? on.onRetry() : on.onLeave(phase))}
          onLeave={() => on.onLeave(phase)}
        />
      )}
      {(phase.is === 'taken' || phase.is === 'sent') && (
        <SentPage requestId={phase.request.id} heading={heading} />
      )}
      {phase.is === 'taken' && (
        <FinalDialog
          open={open}
          state={phase.final}
          email={email}
          phone={normalisePhone(cellulare)}
          requestId={phase.request.id}
          onChoose={(channel) => on.onChoose(phase.request, channel)}
          onSkip={() => on.onPhase({ ...phase, final: { is: 'thanks' } })}
          onClose={() => on.onPhase({ is: 'sent', request: phase.request })}
          returnTo={() => heading.current}
        />
      )}
    </>
  );
}
