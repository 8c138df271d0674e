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

const fallback = ({ heading }: ContractorFormProps) => (
  <>
    {heading}
    <Skeleton count={2} />
  </>
);
// Each line begins with one of these, and does without the other.
const formsByHand = {
  'person-form': lazyComponent(
    () => import('./person-form.tsx').then(({ PersonForm }) => PersonForm),
    { fallback },
  ),
  'typed-form': lazyComponent(() => import('./typed-form.tsx').then(({ TypedForm }) => TypedForm), {
    fallback,
  }),
};
const SavedForm = lazyComponent(
  () => import('./saved-form.tsx').then(({ SavedForm }) => SavedForm),
  { fallback },
);

/** Page 1 of every line: who asks for the quote, by hand or out of what is saved. */
export function ContractorForm(props: ContractorFormProps) {
  const { session } = useSession();
  const { answers, contractor } = props;
  const byHand = useMemo(() => byHandOf(answers, contractor), [answers, contractor]);
  if (session.is === 'loggedIn' || session.is === 'loading') return <SavedForm {...props} />;
  const FormByHand = formByHand(props.contractor);
  return <FormByHand {...props} answers={byHand} />;
}

/** A saved record is not shown to whom it does not belong, nor after the session has ended. */
const byHandOf = (answers: AnswerStore<Contractor>, { types }: Profile['contractor']) =>
  partOf(
    answers,
    (contractor) => (contractor.selectPeopleId === null ? contractor : emptyContractor(types)),
    (_, contractor) => contractor,
  );

/**
 * Loads what page 1 of a line is drawn with from the start: awaited where it is drawn on a server,
 * and before that drawing is taken over.
 */
export function preloadFirstForm(contractor: Profile['contractor']): Promise<unknown> {
  return formByHand(contractor).preload();
}

const formByHand = (contractor: Profile['contractor']) => formsByHand[firstFormOf(contractor)];

/**
 * The form that page 1 of a line begins with, by the name of its module. Where both may ask, the first
 * question is which of them does.
 */
export const firstFormOf = ({ types }: Profile['contractor']) =>
  types.length === 1 && types[0] === 'fisica' ? 'person-form' : 'typed-form';
