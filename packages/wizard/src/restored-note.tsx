import { useSay } from '@preventivo/core/react';
import { frameFound, frameRestart } from '@preventivo/core/words';
import { Button, Notice } from '@preventivo/ui';
import type { ReactNode } from 'react';

/** What `<RestoredNote>` takes. */
export interface RestoredNoteProps {
  /** Throws the answers away and starts over. */
  readonly onRestart: () => void;
  /** Takes the note away and keeps the answers. */
  readonly onDismiss: () => void;
  /** What the button says that starts over. @defaultValue «Ricomincia da capo» */
  readonly restart?: string;
  /** What is said. @defaultValue «Abbiamo ritrovato i dati che avevi inserito.» */
  readonly children?: ReactNode;
}

/** Says that an earlier draft was found (docs/rules/submission.md#draft). */
export function RestoredNote({ onRestart, onDismiss, restart, children }: RestoredNoteProps) {
  const say = useSay();
  return (
    <Notice
      kind="info"
      onDismiss={onDismiss}
      actions={
        <Button variant="link" onClick={onRestart}>
          {restart ?? say(frameRestart)}
        </Button>
      }
    >
      {children ?? say(frameFound)}
    </Notice>
  );
}
