import { submissionMessages } from '@preventivo/core';
import { Notice } from '@preventivo/ui';

/** Says that the storage gave no draft in time, so that the form starts empty (decisions.md, Submission). */
export function LateNote({ onDismiss }: { onDismiss(): void }) {
  return (
    <Notice kind="info" onDismiss={onDismiss}>
      {submissionMessages.DRAFT_TIMEOUT}
    </Notice>
  );
}
