import { useTranslate } from '@preventivo/core/react';
import { commonClose, sentCode, sentHow, sentReceived, sentSkip } from '@preventivo/core/words';
import { Button, CheckIcon } from '@preventivo/ui';
import { Dialog, useTitleFocus } from '@preventivo/ui/dialog';
import { ChannelQuestion, type RecallChannel } from './channel-question.tsx';

export type { RecallChannel };

/**
 * The state of the dialog: the question, a choice whose request is pending, or the thanks
 * (docs/rules/submission.md#final-dialog).
 */
export type FinalState =
  | { readonly kind: 'question'; readonly failed?: boolean }
  | { readonly kind: 'sending'; readonly channel: RecallChannel }
  | { readonly kind: 'thanks'; readonly channel?: RecallChannel };

/** Props of `<FinalDialog>`. */
export interface FinalDialogProps {
  /** Whether the dialog is open. */
  readonly open: boolean;
  /** The question, a choice whose request is pending, or the thanks. */
  readonly state: FinalState;
  /** The visitor's email, shown under the buttons. */
  readonly email?: string;
  /** The visitor's telephone number, shown under the buttons. */
  readonly phone?: string;
  /**
   * The code of the quote request, for telephone calls. The thanks show it. @defaultValue no code
   */
  readonly code?: string;
  /** Called with the chosen channel. */
  readonly onChoose: (channel: RecallChannel) => void;
  /**
   * Called by the close button and Escape while the question is shown. Show the thanks then,
   * without an HTTP request.
   */
  readonly onSkip: () => void;
  /** Called by «Chiudi» and Escape while the thanks are shown. */
  readonly onClose: () => void;
  /** Returns the element to focus on close: the heading of the page behind the dialog. */
  readonly returnTo?: () => HTMLElement | null;
}

/** The dialog that asks 'Come vorresti ricevere il tuo preventivo?', and then shows the thanks. */
export function FinalDialog(props: FinalDialogProps) {
  const t = useTranslate();
  const { open, state, email, phone, code, onChoose, onSkip, onClose, returnTo } = props;
  const thanks = state.kind === 'thanks';
  const body = useTitleFocus(thanks);
  return (
    <Dialog
      open={open}
      title={thanks ? t(sentReceived) : t(sentHow)}
      {...(state.kind === 'question' && { onClose: onSkip, closeLabel: t(sentSkip) })}
      {...(thanks && { onClose, cross: false })}
      returnTo={returnTo}
      footer={
        thanks && (
          <>
            {code && (
              <p className="q-muted">
                {t(sentCode)} <strong className="q-code">{code}</strong>
              </p>
            )}
            <Button onClick={onClose}>{t(commonClose)}</Button>
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
            sending={state.kind === 'sending' ? state.channel : null}
            failed={state.kind === 'question' && state.failed === true}
            email={email}
            phone={phone}
            onChoose={onChoose}
          />
        )}
      </div>
    </Dialog>
  );
}
