import { useTranslate } from '@preventivo/core/react';
import { sentHow, sentSkip } from '@preventivo/core/words';
import { Dialog } from '@preventivo/ui/dialog';
import { ChannelQuestion, type RecallChannel } from './channel-question.tsx';

export type { RecallChannel };

/**
 * The state of the dialog. 'question': the visitor has not chosen. 'sending': the request for the chosen channel is
 * pending (docs/rules/submission.md#final-dialog).
 */
export type FinalState =
  | { readonly kind: 'question'; readonly failed?: boolean }
  | { readonly kind: 'sending'; readonly channel: RecallChannel };

/** Props of `<FinalDialog>`. */
export interface FinalDialogProps {
  /** Whether the dialog is open. */
  readonly open: boolean;
  /** Whether the visitor has not chosen yet, or the request for the chosen channel is pending. */
  readonly state: FinalState;
  /** The visitor's email, shown under the buttons. */
  readonly email?: string;
  /** The visitor's telephone number, shown under the buttons. */
  readonly phone?: string;
  /** Called with the chosen channel. */
  readonly onChoose: (channel: RecallChannel) => void;
  /**
   * Called by the close button and Escape. Show `<SentPage>` then, without an HTTP request. While the request for a
   * channel is pending, the visitor cannot skip.
   */
  readonly onSkip: () => void;
}

/**
 * The dialog «Come vorresti ricevere il tuo preventivo?». While it is open, the page behind it is empty. `<SentPage>`
 * follows.
 */
export function FinalDialog(props: FinalDialogProps) {
  const t = useTranslate();
  const { open, state, email, phone, onChoose, onSkip } = props;
  return (
    <Dialog
      open={open}
      title={t(sentHow)}
      {...(state.kind === 'question' && { onClose: onSkip, closeLabel: t(sentSkip) })}
    >
      <ChannelQuestion
        sending={state.kind === 'sending' ? state.channel : null}
        failed={state.kind === 'question' && state.failed === true}
        email={email}
        phone={phone}
        onChoose={onChoose}
      />
    </Dialog>
  );
}
