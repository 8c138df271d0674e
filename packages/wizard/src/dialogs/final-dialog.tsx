import { useSay } from '@preventivo/core/react';
import { commonClose, sentCode, sentHow, sentReceived, sentSkip } from '@preventivo/core/words';
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

/** What `<FinalDialog>` takes. */
export interface FinalDialogProps {
  /** Whether it is shown. */
  readonly open: boolean;
  /** How far it is: the question, its answer on the way, the thanks. */
  readonly state: FinalState;
  /** The visitor's own address and number, shown under the buttons. */
  readonly email?: string;
  /** The number the quote may come to. */
  readonly phone?: string;
  /** What the request is called on the telephone, shown with the thanks where it is given. */
  readonly code?: string;
  /** The visitor said how they want the quote. */
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
  const say = useSay();
  const { open, state, email, phone, code, onChoose, onSkip, onClose, returnTo } = props;
  const thanks = state.is === 'thanks';
  const body = useTitleFocus(thanks);
  return (
    <Dialog
      open={open}
      title={thanks ? say(sentReceived) : say(sentHow)}
      {...(state.is === 'question' && { onClose: onSkip, closeLabel: say(sentSkip) })}
      {...(thanks && { onClose, cross: false })}
      returnTo={returnTo}
      footer={
        thanks && (
          <>
            {code && (
              <p className="q-muted">
                {say(sentCode)} <strong className="q-code">{code}</strong>
              </p>
            )}
            <Button onClick={onClose}>{say(commonClose)}</Button>
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
