import { useSession } from '@preventivo/auth';
import type { Line } from '@preventivo/core';
import { NeededList } from '@preventivo/core/query';
import { useKnownLists, usePreventivo } from '@preventivo/core/react';
import { useRules } from '@preventivo/form';
import { Ticket, type TicketProps } from '@preventivo/wizard/ticket';
import { useAtomValue } from 'jotai';
import { useContext, useDeferredValue, useMemo, useReducer } from 'react';
import { stateAtom } from '../state/answers.ts';
import { refusedAtom } from '../state/visit.ts';
import { withRefused, wrongPages } from '../submission/whole-check.ts';
import { VisitContext } from '../visit-context.ts';
import { answersOf, listsOf } from './answers-of.ts';

/** Props of the ticket of the visit. */
export interface VisitTicketProps extends Pick<TicketProps, 'place'> {
  readonly line: Line;
}

/** The valid answers so far. It stays empty until the rules that validate them are loaded. */
export function VisitTicket({ line, place }: VisitTicketProps) {
  const { page, onEdit } = useContext(VisitContext);
  // Validating all pages would delay the click that gave the answer noticeably on a slow phone.
  const state = useDeferredValue(useAtomValue(stateAtom));
  const { today, t, settings } = usePreventivo();
  const { user } = useSession();
  const refused = useAtomValue(refusedAtom);
  const { rules } = useRules();
  const known = useKnownLists();
  const [arrived, drawAgain] = useReducer((times: number) => times + 1, 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `known` returns more with each list that arrives
  const pages = useMemo(() => {
    if (!rules) return [];
    const lists = known();
    // Only the review of the last page names missing answers.
    const answeredOnly = place !== 'page';
    const found = wrongPages(rules, line, state, { today, lists, settings, user, answeredOnly });
    const wrong = withRefused(found, refused, line, state);
    return answersOf(line, state, { lists, today, t }, wrong);
  }, [line, place, state, refused, rules, known, arrived, today, t, settings, user]);
  return (
    <>
      {listsOf(line, state).map((list) => (
        // After a reload on a later page, no other component loads the lists of the earlier pages.
        <NeededList key={list} list={list} onReady={drawAgain} />
      ))}
      <Ticket {...{ place, page, onEdit, pages }} />
    </>
  );
}
