import { useSession } from '@preventivo/auth';
import type { Line } from '@preventivo/core';
import { NeededList } from '@preventivo/core/query';
import { useKnownLists, usePreventivo } from '@preventivo/core/react';
import { useRules } from '@preventivo/form';
import { AnswersSummary, type AnswersSummaryProps } from '@preventivo/wizard/summary';
import { useAtomValue } from 'jotai';
import { useContext, useMemo, useReducer } from 'react';
import { stateAtom } from '../state/answers.ts';
import { wrongPages } from '../submission/whole-check.ts';
import { VisitContext } from '../visit-context.ts';
import { answersOf, listsOf } from './answers-of.ts';

/** Props of the summary of answers. */
export interface SummaryProps extends Pick<AnswersSummaryProps, 'place'> {
  readonly line: Line;
}

/** The answers so far, with an edit button for each page. The last page also lists the invalid questions. */
export function Summary({ line, place }: SummaryProps) {
  const { page, onEdit } = useContext(VisitContext);
  const state = useAtomValue(stateAtom);
  const { today, t, settings } = usePreventivo();
  const { user } = useSession();
  const { rules } = useRules();
  const known = useKnownLists();
  const [arrived, drawAgain] = useReducer((times: number) => times + 1, 0);
  // Memoized, since validating all pages on each render would delay a click noticeably on a slow phone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `known` returns more with each list that arrives
  const pages = useMemo(() => {
    const lists = known();
    const context = { today, lists, settings, user };
    const wrong = rules && place === 'page' ? wrongPages(rules, line, state, context) : [];
    return answersOf(line, state, { lists, today, t }, wrong);
  }, [line, state, rules, place, known, arrived, today, t, settings, user]);
  return (
    <>
      {listsOf(line, state).map((list) => (
        // After a reload on a later page, no other component loads the lists of the earlier pages.
        <NeededList key={list} list={list} onReady={drawAgain} />
      ))}
      <AnswersSummary {...{ place, page, onEdit, pages }} />
    </>
  );
}
