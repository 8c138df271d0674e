import type { Line } from '@preventivo/core';
import { useKnownLists, usePreventivo } from '@preventivo/core/react';
import { AnswersSummary, type AnswersSummaryProps } from '@preventivo/wizard/summary';
import type { LineState } from '../draft/line-state.ts';
import { answersOf } from './answers-of.ts';

export interface SummaryProps extends Pick<AnswersSummaryProps, 'place' | 'onEdit'> {
  readonly line: Line;
  readonly state: LineState;
}

/** What was answered so far, to look at and to go back to. */
export function Summary({ line, state, ...props }: SummaryProps) {
  const { today } = usePreventivo();
  const lists = useKnownLists();
  const answers = answersOf(line, state, { lists: lists(), today });
  return <AnswersSummary {...props} answers={answers} page={state.page} />;
}
