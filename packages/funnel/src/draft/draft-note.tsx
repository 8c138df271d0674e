import { submissionMessages } from '@preventivo/core';
import { useSentence, useTranslate } from '@preventivo/core/react';
import {
  frameCarried,
  frameErase,
  frameFound,
  frameOtherTab,
  frameRestart,
  frameResumed,
  frameUseOtherTab,
} from '@preventivo/core/words';
import { Notice } from '@preventivo/ui';
import { RestoredNote } from '@preventivo/wizard';

/** The props of `<DraftNote>`. */
export interface DraftNoteProps {
  /**
   * 'found': a draft of this device. 'late': no draft, because the storage timed out. 'carried': the contractor of the
   * last quote. 'resumed': a draft from another device. 'otherTab': another tab has changed the draft.
   */
  readonly restored: 'found' | 'late' | 'carried' | 'resumed' | 'otherTab';
  readonly onRestart: () => void;
  readonly onDismiss: () => void;
}

/** Shows which draft was restored, or why the form starts empty (docs/rules/submission.md#storage-of-the-draft). */
export function DraftNote({ restored, ...on }: DraftNoteProps) {
  const t = useTranslate();
  const late = useSentence('DRAFT_TIMEOUT', submissionMessages.DRAFT_TIMEOUT);
  if (restored === 'late')
    return (
      <Notice kind="info" onDismiss={on.onDismiss}>
        {late}
      </Notice>
    );
  const { text, restart } = notes[restored];
  return (
    <RestoredNote {...on} restart={t(restart)}>
      {restored === 'otherTab' ? <span role="status">{t(text)}</span> : t(text)}
    </RestoredNote>
  );
}

const notes = {
  found: { text: frameFound, restart: frameRestart },
  carried: { text: frameCarried, restart: frameErase },
  resumed: { text: frameResumed, restart: frameRestart },
  otherTab: { text: frameOtherTab, restart: frameUseOtherTab },
};
