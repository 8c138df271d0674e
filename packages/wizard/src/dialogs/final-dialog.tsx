import { Button, CheckIcon } from '@preventivo/ui';
import { Dialog, useTitleFocus } from '@preventivo/ui/dialog';
import { ChannelQuestion, type RecallChannel } from './channel-question.tsx';

export type { RecallChannel };

/**
 * Where the dialog stands: it asks, it sends the answer, it thanks
 * (docs/rules/submission.md#final-dialog).
 */
export type FinalState =
  | { readonly is: 'question'; readonly failed?: boolean }
  | { readonly is: 'sending'; readonly channel: RecallChannel }
  | { readonly is: 'thanks'; readonly channel?: RecallChannel };

export interface FinalDialogProps {
  readonly open: boolean;
  readonly state: FinalState;
  /** The visitor's own address and number, shown under the buttons. */
  readonly email?: string;
  readonly phone?: string;
  /** What the request is called on the telephone, shown with the thanks where it is given. */
  readonly code?: string;
  readonly onChoose: (channel: RecallChannel) => void;
  /** The cross, or Esc, while it asks: on to the thanks, without a request. */
  readonly onSkip: () => void;
  /** Chiudi, or Esc, while it thanks. */
  readonly onClose: () => void;
  /** Where focus goes when it closes: the heading of the page behind. */
  readonly returnTo?: () => HTMLElement | null;
}

/** 'Come vorresti ricevere il tuo preventivo?', and the thanks. */
export function FinalDialog(props: FinalDialogProps) {
  const { open, state, email, phone, code, onChoose, onSkip, onClose, returnTo } = props;
  const thanks = state.is === 'thanks';
  const body = useTitleFocus(thanks);
  return (
    <Dialog
      open={open}
      title={
        thanks
          ? 'Abbiamo ricevuto i tuoi dati, ti contatteremo il prima possibile.'
          : 'Come vorresti ricevere il tuo preventivo?'
      }
      {...(state.is === 'question' && { onClose: onSkip, closeLabel: 'Salta questa domanda' })}
      {...(thanks && { onClose, cross: false })}
      returnTo={returnTo}
      footer={
        thanks && (
          <>
            {code && (
              <p className="q-muted">
                Il codice da dirci al telefono <strong className="q-code">{code}</strong>
              </p>
            )}
            <Button onClick={onClose}>Chiudi</Button>
          </>
        )
      }
    >
      <div ref={body}>
        {thanks ? (
          <span className="q-stamp q-ticket" aria-hidden="true">
            <CheckIcon size={40} />
          </span>
        ) : (
          <ChannelQuestion
            sending={state.is === 'sending' ? state.channel : null}
            failed={state.is === 'question' && state.failed === true}
            email={email}
            phone={phone}
            onChoose={onChoose}
          />
        )}
      </div>
    </Dialog>
  );
}
