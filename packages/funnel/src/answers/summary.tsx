import { useSession } from '@preventivo/auth';
import type { Line } from '@preventivo/core';
import { NeededList, useKnownLists, usePreventivo } from '@preventivo/core/react';
import { useRules } from '@preventivo/ui/formik';
import { AnswersSummary, type AnswersSummaryProps } from '@preventivo/wizard/summary';
import { useReducer } from 'react';
import type { LineState } from '../draft/line-state.ts';
import { wrongPages } from '../submission/whole-check.ts';
import { answersOf } from './answers-of.ts';
import { listsOf } from './lists-of.ts';

export interface SummaryProps extends Pick<AnswersSummaryProps, 'place' | 'onEdit' | 'children'> {
  readonly line: Line;
  readonly state: LineState;
}

/** What was answered so far, to look at and to go back to. On the last page it says what is missing. */
export function Summary({ line, state, ...props }: SummaryProps) {
  const { today, settings } = usePreventivo();
  const { user } = useSession();
  const { rules } = useRules();
  const known = useKnownLists();
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  const lists = known();
  const wrong =
    rules && props.place === 'page'
      ? wrongPages(rules, line, state, { today, lists, settings, user })
      : [];
  return (
    <>
      {listsOf(line, state).map((list) => (
        // Of a draft that was found again, the pages that would ask for it are past.
        <NeededList key={list} list={list} onReady={drawAgain} />
      ))}
      <AnswersSummary
        {...props}
        pages={answersOf(line, state, { lists, today }, wrong)}
        page={state.page}
      />
    </>
  );
}
