import { useSession } from '@preventivo/auth';
import type { Line } from '@preventivo/core';
import { NeededList } from '@preventivo/core/query';
import { useKnownLists, usePreventivo } from '@preventivo/core/react';
import { useRules } from '@preventivo/form';
import { AnswersSummary, type AnswersSummaryProps } from '@preventivo/wizard/summary';
import { useAtomValue } from 'jotai';
import { useMemo, useReducer } from 'react';
import { stateAtom } from '../state/answers.ts';
import { wrongPages } from '../submission/whole-check.ts';
import { answersOf } from './answers-of.ts';
import { listsOf } from './lists-of.ts';

/** What `<Summary>` takes. */
export interface SummaryProps
  extends Pick<AnswersSummaryProps, 'place' | 'page' | 'onEdit' | 'children'> {
  readonly line: Line;
}

/** What was answered so far, to look at and to go back to. On the last page it says what is missing. */
export function Summary({ line, ...props }: SummaryProps) {
  const state = useAtomValue(stateAtom);
  const { today, say, settings } = usePreventivo();
  const { user } = useSession();
  const { rules } = useRules();
  const known = useKnownLists();
  const [arrived, drawAgain] = useReducer((times: number) => times + 1, 0);
  const { place } = props;
  // The whole check takes a slow telephone as long as a press may wait: it is not repeated with each drawing.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is known changes with each list that arrives
  const pages = useMemo(() => {
    const lists = known();
    const context = { today, lists, settings, user };
    const wrong = rules && place === 'page' ? wrongPages(rules, line, state, context) : [];
    return answersOf(line, state, { lists, today, say }, wrong);
  }, [line, state, rules, place, known, arrived, today, say, settings, user]);
  return (
    <>
      {listsOf(line, state).map((list) => (
        // Of a draft that was found again, the pages that would ask for it are past.
        <NeededList key={list} list={list} onReady={drawAgain} />
      ))}
      <AnswersSummary {...props} pages={pages} />
    </>
  );
}
