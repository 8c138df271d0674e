import { submissionMessages } from '@preventivo/core';
import { Notice } from '@preventivo/ui';
import { RestoredNote } from '@preventivo/wizard';

export interface DraftNoteProps {
  readonly restored: 'found' | 'late';
  readonly onRestart: () => void;
  readonly onDismiss: () => void;
}

/**
 * Says that a draft was found, or that the storage gave none in time, so that the form starts empty
 * (docs/rules/submission.md#storage-of-the-draft).
 */
export function DraftNote({ restored, onRestart, onDismiss }: DraftNoteProps) {
  if (restored === 'found') return <RestoredNote {...{ onRestart, onDismiss }} />;
  return (
    <Notice kind="info" onDismiss={onDismiss}>
      {submissionMessages.DRAFT_TIMEOUT}
    </Notice>
  );
}
