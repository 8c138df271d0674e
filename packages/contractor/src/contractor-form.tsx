import { useSession } from '@preventivo/auth';
import {
  type AnswerStore,
  type Contractor,
  emptyContractor,
  type Profile,
  partOf,
} from '@preventivo/core';
import { lazyComponent, Skeleton } from '@preventivo/ui';
import { useMemo } from 'react';
import type { ContractorFormProps } from './contractor-form-props.ts';
import { FormByHand } from './form-by-hand.tsx';

/** Nobody needs it without an account. */
const SavedForm = lazyComponent(
  () => import('@preventivo/contractor/lazy/saved-form').then(({ SavedForm }) => SavedForm),
  {
    fallback: ({ heading }: ContractorFormProps) => (
      <>
        {heading}
        <Skeleton count={2} />
      </>
    ),
  },
);

/** Page 1 of every line: who asks for the quote, by hand or out of what is saved. */
export function ContractorForm(props: ContractorFormProps) {
  const { session } = useSession();
  const { answers, contractor } = props;
  const byHand = useMemo(() => byHandOf(answers, contractor), [answers, contractor]);
  if (session.is === 'loggedIn' || session.is === 'loading') return <SavedForm {...props} />;
  return <FormByHand {...props} answers={byHand} />;
}

/** A saved record is not shown to whom it does not belong, nor after the session has ended. */
const byHandOf = (answers: AnswerStore<Contractor>, { types }: Profile['contractor']) =>
  partOf(
    answers,
    (contractor) => (contractor.selectPeopleId === null ? contractor : emptyContractor(types)),
    (_, contractor) => contractor,
  );
