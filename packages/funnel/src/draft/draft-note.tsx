import { submissionMessages } from '@preventivo/core';
import { Button, Notice } from '@preventivo/ui';
import { RestoredNote } from '@preventivo/wizard';

export interface DraftNoteProps {
  readonly restored: 'found' | 'late' | 'carried';
  readonly onRestart: () => void;
  readonly onDismiss: () => void;
}

/**
 * Says that a draft was found, or whose answers came along from another quote, or that the storage gave none in time, so that the form starts empty
 * (docs/rules/submission.md#storage-of-the-draft).
 */
export function DraftNote({ restored, onRestart, onDismiss }: DraftNoteProps) {
  if (restored === 'found') return <RestoredNote {...{ onRestart, onDismiss }} />;
  if (restored === 'carried')
    return (
      <Notice
        kind="info"
        onDismiss={onDismiss}
        actions={
          <Button variant="link" onClick={onRestart}>
            Cancella questi dati
          </Button>
        }
      >
        Abbiamo riportato i tuoi dati.
      </Notice>
    );
  return (
    <Notice kind="info" onDismiss={onDismiss}>
      {submissionMessages.DRAFT_TIMEOUT}
    </Notice>
  );
}
