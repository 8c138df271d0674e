import { useTranslate } from '@preventivo/core/react';
import { frameFound, frameRestart } from '@preventivo/core/words';
import { Button, Notice } from '@preventivo/ui';
import type { ReactNode } from 'react';

/** Props of `<RestoredNote>`. */
export interface RestoredNoteProps {
  /** Discards the answers and starts over. */
  readonly onRestart: () => void;
  /** Closes the note and keeps the answers. */
  readonly onDismiss: () => void;
  /** Label of the button that starts over. @defaultValue «Ricomincia da capo» */
  readonly restart?: string;
  /** The message. @defaultValue «Abbiamo ritrovato i dati che avevi inserito.» */
  readonly children?: ReactNode;
}

/** A notice about a restored draft (docs/rules/submission.md#draft). */
export function RestoredNote({ onRestart, onDismiss, restart, children }: RestoredNoteProps) {
  const t = useTranslate();
  return (
    <Notice
      kind="info"
      onDismiss={onDismiss}
      actions={
        <Button variant="link" onClick={onRestart}>
          {restart ?? t(frameRestart)}
        </Button>
      }
    >
      {children ?? t(frameFound)}
    </Notice>
  );
}
