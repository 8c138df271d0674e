import { Button } from '@preventivo/ui';
import { Dialog } from '@preventivo/ui/dialog';

export interface LeaveQuestionProps {
  readonly open: boolean;
  onStay(): void;
  onLeave(): void;
}

/** Before what was written in a dialog is lost. */
export function LeaveQuestion({ open, onStay, onLeave }: LeaveQuestionProps) {
  return (
    <Dialog
      open={open}
      role="alertdialog"
      title="Vuoi uscire senza salvare?"
      description="Quello che hai scritto andrà perso."
      cross={false}
      onClose={onStay}
      footer={
        <>
          <Button onClick={onStay}>Continua a modificare</Button>
          <Button variant="outline" onClick={onLeave}>
            Esci senza salvare
          </Button>
        </>
      }
    />
  );
}
