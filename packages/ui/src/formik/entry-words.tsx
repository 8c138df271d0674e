import { isListed, wordsOf } from '@preventivo/core';
import { NeededList, useKnownLists } from '@preventivo/core/react';
import { useReducer } from 'react';
import type { GroupProps } from './group-fields.tsx';

/** What was answered in a group, in words: «2025, Nessuna responsabilità». */
export function EntryWords({ field, answer, today }: GroupProps) {
  const lists = useKnownLists();
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  const asked = Object.values(field.table.fields).filter(isListed);
  return (
    <>
      {asked.map(
        (one) =>
          !('known' in one) && <NeededList key={one.list} list={one.list} onReady={drawAgain} />,
      )}
      {wordsOf(field, answer, { lists: lists(), today })}
    </>
  );
}
