import { useSay } from '@preventivo/core/react';
import { deviceErased } from '@preventivo/core/words';
import { Notice } from '@preventivo/ui';
import { useEffect, useRef } from 'react';

/** What `<ErasedNote>` takes. */
export interface ErasedNoteProps {
  readonly onDismiss: () => void;
}

/** Says over an empty page 1 that the device was erased, and is where the keyboard goes on: what was pressed is gone. */
export function ErasedNote({ onDismiss }: ErasedNoteProps) {
  const say = useSay();
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => note.current?.focus(), []);
  return (
    <Notice ref={note} kind="success" onDismiss={onDismiss}>
      {say(deviceErased)}
    </Notice>
  );
}
