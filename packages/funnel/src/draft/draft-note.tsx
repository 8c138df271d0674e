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
import { useStore } from 'jotai';
import { useContext } from 'react';
import { lineAtom } from '../state/answers.ts';
import { type Restored, restartAtom, restoredAtom } from '../state/visit.ts';
import { VisitContext } from '../visit-context.ts';
import { emptyState } from './line-state.ts';

/**
 * Informs the visitor which draft was restored, or why the form is empty
 * (docs/rules/submission.md#storage-of-the-draft).
 */
export function DraftNote({ restored }: { readonly restored: Restored }) {
  const { outline, turning, onOtherTab } = useContext(VisitContext);
  const store = useStore();
  const t = useTranslate();
  const late = useSentence('DRAFT_TIMEOUT', submissionMessages.DRAFT_TIMEOUT);

  function onRestart() {
    if (restored === 'otherTab') return onOtherTab();
    turning.turn(1);
    store.set(restartAtom, emptyState(outline, store.get(lineAtom)));
  }
  function onDismiss() {
    store.set(restoredAtom, 'nothing');
    turning.focusTitle();
  }
  if (restored === 'late')
    return (
      <Notice kind="info" onDismiss={onDismiss}>
        {late}
      </Notice>
    );
  const { text, button } = notes[restored];
  return (
    <RestoredNote restart={t(button)} {...{ onRestart, onDismiss }}>
      {restored === 'otherTab' ? <span role="status">{t(text)}</span> : t(text)}
    </RestoredNote>
  );
}

const notes = {
  found: { text: frameFound, button: frameRestart },
  carried: { text: frameCarried, button: frameErase },
  resumed: { text: frameResumed, button: frameRestart },
  otherTab: { text: frameOtherTab, button: frameUseOtherTab },
};
