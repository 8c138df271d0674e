import { Button, Notice } from '@preventivo/ui';

export interface RestoredNoteProps {
  /** Throws the answers away and starts over. */
  readonly onRestart: () => void;
  /** Takes the note away and keeps the answers. */
  readonly onDismiss: () => void;
}

/** Says that an earlier draft was found (docs/rules/submission.md#draft). */
export function RestoredNote({ onRestart, onDismiss }: RestoredNoteProps) {
  return (
    <Notice
      kind="info"
      onDismiss={onDismiss}
      actions={
        <Button variant="link" onClick={onRestart}>
          Ricomincia da capo
        </Button>
      }
    >
      Abbiamo ritrovato i dati che avevi inserito.
    </Notice>
  );
}
