import type { Line } from '@preventivo/core';
import { NeededList, useKnownLists, usePreventivo } from '@preventivo/core/react';
import { AnswersSummary, type AnswersSummaryProps } from '@preventivo/wizard/summary';
import { useReducer } from 'react';
import type { LineState } from '../draft/line-state.ts';
import { answersOf } from './answers-of.ts';
import { listsOf } from './lists-of.ts';

export interface SummaryProps extends Pick<AnswersSummaryProps, 'place' | 'onEdit'> {
  readonly line: Line;
  readonly state: LineState;
}

/** What was answered so far, to look at and to go back to. */
export function Summary({ line, state, ...props }: SummaryProps) {
  const { today } = usePreventivo();
  const lists = useKnownLists();
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  const answers = answersOf(line, state, { lists: lists(), today });
  return (
    <>
      {listsOf(line, state).map((list) => (
        // Of a draft that was found again, the pages that would ask for it are past.
        <NeededList key={list} list={list} onReady={drawAgain} />
      ))}
      <AnswersSummary {...props} answers={answers} page={state.page} />
    </>
  );
}
