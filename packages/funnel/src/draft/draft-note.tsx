import { submissionMessages } from '@preventivo/core';
import { Notice } from '@preventivo/ui';
import { RestoredNote } from '@preventivo/wizard';

export interface DraftNoteProps {
  readonly restored: 'found' | 'late' | 'carried' | 'resumed';
  readonly onRestart: () => void;
  readonly onDismiss: () => void;
}

/**
 * Says that a draft was found, or that who asked came along from another quote, or that the storage gave nothing in
 * time, so that the form starts empty (docs/rules/submission.md#storage-of-the-draft).
 */
export function DraftNote({ restored, onRestart, onDismiss }: DraftNoteProps) {
  if (restored === 'found') return <RestoredNote {...{ onRestart, onDismiss }} />;
  if (restored === 'resumed')
    return <RestoredNote {...{ onRestart, onDismiss }}>Riprendiamo da dove eri.</RestoredNote>;
  if (restored === 'carried')
    return (
      <RestoredNote {...{ onRestart, onDismiss }} restart="Cancella questi dati">
        Abbiamo riportato i tuoi dati: li ritrovi al passo 1.
      </RestoredNote>
    );
  return (
    <Notice kind="info" onDismiss={onDismiss}>
      {submissionMessages.DRAFT_TIMEOUT}
    </Notice>
  );
}
