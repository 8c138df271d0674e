import type { Phone } from '@preventivo/core';
import { useTranslate } from '@preventivo/core/react';
import {
  commonNothingLost,
  commonRetry,
  commonUnderstood,
  sendingProblem,
  sendingToField,
  sendingToForm,
} from '@preventivo/core/words';
import { AlertIcon, Button } from '@preventivo/ui';
import { Dialog, ErrorCode } from '@preventivo/ui/dialog';
import { CallUs } from '../broker.tsx';

/** Props of `<ErrorDialog>`. */
export interface ErrorDialogProps {
  /** Whether the dialog is open. */
  readonly open: boolean;
  /** The message of the dialog. */
  readonly message: string;
  /** The specific error, if `message` is a general one. */
  readonly detail?: string | undefined;
  /** The server's error code, in small type for telephone support. */
  readonly code?: string | undefined;
  /** The action of the button: go to the invalid field, retry, or acknowledge. */
  readonly action: 'field' | 'retry' | 'acknowledge';
  /** Called by the button and by Escape. */
  readonly onAction: () => void;
  /**
   * Called by a second button next to «Riprova», which closes the dialog without a retry. Without this button, the
   * visitor could not close the dialog while the server keeps failing.
   */
  readonly onLeave?: () => void;
  /** An alternative, with a text and its own button. @defaultValue none */
  readonly offer?: { readonly text: string; readonly label: string; onAccept(): void } | undefined;
  /** The phone number to call instead. @defaultValue none */
  readonly phone?: Phone | undefined;
  /** Returns the element to focus on close. @defaultValue the previously focused element */
  readonly returnTo?: () => HTMLElement | null;
}

const names = { field: sendingToField, retry: commonRetry, acknowledge: commonUnderstood } as const;

/** The dialog «Si è verificato un problema» (docs/rules/submission.md#error-dialog). */
export function ErrorDialog(props: ErrorDialogProps) {
  const t = useTranslate();
  const { open, message, detail, action, onAction, onLeave, offer, returnTo } = props;
  return (
    <Dialog
      open={open}
      role="alertdialog"
      title={t(sendingProblem)}
      description={
        <span className="q-problem">
          <AlertIcon />
          <span>
            <span>{message}</span> {detail && <span className="q-detail">{detail}</span>}
          </span>
        </span>
      }
      onClose={onAction}
      // Show no cross: closing the dialog calls `onAction`, which may send the quote request again.
      cross={false}
      returnTo={returnTo}
      footer={
        <>
          {action === 'retry' && onLeave && (
            <Button variant="outline" onClick={onLeave}>
              {t(sendingToForm)}
            </Button>
          )}
          <Button variant={offer ? 'outline' : 'primary'} onClick={onAction}>
            {t(names[action])}
          </Button>
          {offer && <Button onClick={offer.onAccept}>{offer.label}</Button>}
        </>
      }
    >
      {offer && <p>{offer.text}</p>}
      <p className="q-muted">{t(commonNothingLost)}</p>
      <CallUs phone={props.phone} />
      <ErrorCode code={props.code} />
    </Dialog>
  );
}
