import { messageOf } from '@preventivo/core/messages';
import { usePreventivo } from '@preventivo/core/react';
import { Button } from '@preventivo/ui';
import { Dialog } from '@preventivo/ui/dialog';

interface RefusedDialogProps {
  readonly open: boolean;
  onClose(): void;
  /** The first field that is wrong. */
  returnTo(): HTMLElement | null;
}

/**
 * «Registrazione non riuscita»: closed, it leads to what has to be mended
 * (docs/rules/accounts.md#registration).
 */
export function RefusedDialog({ open, onClose, returnTo }: RefusedDialogProps) {
  const { messages } = usePreventivo();
  return (
    <Dialog
      open={open}
      role="alertdialog"
      title="Registrazione non riuscita"
      description={messageOf('REGISTRATION_FAILED', messages)}
      cross={false}
      onClose={onClose}
      returnTo={returnTo}
      footer={<Button onClick={onClose}>Ho capito</Button>}
    />
  );
}
