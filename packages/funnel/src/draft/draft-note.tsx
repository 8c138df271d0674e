import { submissionMessages } from '@preventivo/core';
import { useSay, useSentence } from '@preventivo/core/react';
import {
  frameCarried,
  frameErase,
  frameOtherTab,
  frameResumed,
  frameUseOtherTab,
} from '@preventivo/core/words';
import { Notice } from '@preventivo/ui';
import { RestoredNote } from '@preventivo/wizard';

/** What `<DraftNote>` takes. */
export interface DraftNoteProps {
  readonly restored: 'found' | 'late' | 'carried' | 'resumed' | 'otherTab';
  readonly onRestart: () => void;
  readonly onDismiss: () => void;
}

/**
 * Says that a draft was found, or that who asked came along from another quote, or that the storage gave nothing in
 * time, so that the form starts empty (docs/rules/submission.md#storage-of-the-draft).
 */
export function DraftNote({ restored, onRestart, onDismiss }: DraftNoteProps) {
  const say = useSay();
  const late = useSentence('DRAFT_TIMEOUT', submissionMessages.DRAFT_TIMEOUT);
  if (restored === 'found') return <RestoredNote {...{ onRestart, onDismiss }} />;
  if (restored === 'resumed')
    return <RestoredNote {...{ onRestart, onDismiss }}>{say(frameResumed)}</RestoredNote>;
  if (restored === 'otherTab')
    return (
      <RestoredNote {...{ onRestart, onDismiss }} restart={say(frameUseOtherTab)}>
        <span role="status">{say(frameOtherTab)}</span>
      </RestoredNote>
    );
  if (restored === 'carried')
    return (
      <RestoredNote {...{ onRestart, onDismiss }} restart={say(frameErase)}>
        {say(frameCarried)}
      </RestoredNote>
    );
  return (
    <Notice kind="info" onDismiss={onDismiss}>
      {late}
    </Notice>
  );
}
