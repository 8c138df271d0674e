import { AlertIcon, Button } from '@preventivo/ui';
import { Dialog } from '@preventivo/ui/dialog';

export interface ErrorDialogProps {
  readonly open: boolean;
  /** The global message, word for word. */
  readonly message: string;
  /** What the button is for: the field that is wrong, another try, or nothing but reading. */
  readonly action: 'field' | 'retry' | 'acknowledge';
  /** The button, or Esc, which does the same. */
  readonly onAction: () => void;
  /** Where focus goes then. @defaultValue what had it before */
  readonly returnTo?: () => HTMLElement | null;
}

const names = { field: 'Vai al campo', retry: 'Riprova', acknowledge: 'Ho capito' } as const;

/** 'Si è verificato un problema' (foundation.md 2, Wizard chrome). */
export function ErrorDialog({ open, message, action, onAction, returnTo }: ErrorDialogProps) {
  return (
    <Dialog
      open={open}
      role="alertdialog"
      title="Si è verificato un problema"
      description={
        <span className="q-problem">
          <AlertIcon />
          {message}
        </span>
      }
      onClose={onAction}
      returnTo={returnTo}
      footer={<Button onClick={onAction}>{names[action]}</Button>}
    >
      <p className="q-muted">I dati inseriti non sono andati persi.</p>
    </Dialog>
  );
}
