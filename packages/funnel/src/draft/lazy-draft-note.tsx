import { Later, part } from '@preventivo/ui';
import type { DraftNoteProps } from './draft-note.tsx';
import type { Restored } from './use-line-state.ts';

// Most visitors have no draft.
const draftNote = part(() => import('./draft-note.tsx').then(({ DraftNote }) => DraftNote));

interface LazyDraftNoteProps extends Omit<DraftNoteProps, 'restored'> {
  readonly restored: Restored;
}

/** How the draft was come by, where there is something to say about it. */
export function LazyDraftNote({ restored, ...on }: LazyDraftNoteProps) {
  if (restored !== 'found' && restored !== 'late') return null;
  return <Later part={draftNote} given={{ restored, ...on }} />;
}
