import type { Phone } from '@preventivo/core';
import { useSay } from '@preventivo/core/react';
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

/** What `<ErrorDialog>` takes. */
export interface ErrorDialogProps {
  /** Whether it is shown. */
  readonly open: boolean;
  /** The global message, word for word. */
  readonly message: string;
  /** What of it is wrong, where the message speaks of a whole. */
  readonly detail?: string | undefined;
  /** The server's own code, small: for whoever helps on the telephone. */
  readonly code?: string | undefined;
  /** What the button is for: the field that is wrong, another try, or nothing but reading. */
  readonly action: 'field' | 'retry' | 'acknowledge';
  /** The button, or Esc, which does the same. */
  readonly onAction: () => void;
  /** Leaves without another try, beside «Riprova»: a server that goes on refusing must not hold anybody. */
  readonly onLeave?: () => void;
  /** Another way on, that its own button takes. @defaultValue none */
  readonly offer?: { readonly text: string; readonly label: string; onAccept(): void } | undefined;
  /** Whom to ring up instead. @defaultValue nobody */
  readonly phone?: Phone | undefined;
  /** Where focus goes then. @defaultValue what had it before */
  readonly returnTo?: () => HTMLElement | null;
}

const names = { field: sendingToField, retry: commonRetry, acknowledge: commonUnderstood } as const;

/** 'Si è verificato un problema' (docs/rules/submission.md#error-dialog). */
export function ErrorDialog(props: ErrorDialogProps) {
  const say = useSay();
  const { open, message, detail, action, onAction, onLeave, offer, returnTo } = props;
  return (
    <Dialog
      open={open}
      role="alertdialog"
      title={say(sendingProblem)}
      description={
        <span className="q-problem">
          <AlertIcon />
          <span>
            <span>{message}</span> {detail && <span className="q-detail">{detail}</span>}
          </span>
        </span>
      }
      onClose={onAction}
      // A cross that tries again would not do what it says.
      cross={false}
      returnTo={returnTo}
      footer={
        <>
          {action === 'retry' && onLeave && (
            <Button variant="outline" onClick={onLeave}>
              {say(sendingToForm)}
            </Button>
          )}
          <Button variant={offer ? 'outline' : 'primary'} onClick={onAction}>
            {say(names[action])}
          </Button>
          {offer && <Button onClick={offer.onAccept}>{offer.label}</Button>}
        </>
      }
    >
      {offer && <p>{offer.text}</p>}
      <p className="q-muted">{say(commonNothingLost)}</p>
      <CallUs phone={props.phone} />
      <ErrorCode code={props.code} />
    </Dialog>
  );
}
