import { useSession } from '@preventivo/auth';
import { emptyContractor } from '@preventivo/core';
import { lazyComponent, Skeleton } from '@preventivo/ui';
import { useMemo } from 'react';
import type { ContractorFormProps } from './contractor-form-props.ts';
import { FormByHand } from './form-by-hand.tsx';

/** The form of a logged-in user. It loads lazily, because most visitors have no account. */
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

/** Page 1 of every line: the contractor, typed by hand or selected from the saved records. */
export function ContractorForm(props: ContractorFormProps) {
  const { session } = useSession();
  const { values, contractor } = props;
  const { types } = contractor;
  // Remove the data of a saved record if the session has ended or another user is logged in.
  const byHand = useMemo(
    () => (values.selectPeopleId === null ? values : emptyContractor(types)),
    [values, types],
  );
  if (session.kind === 'loggedIn' || session.kind === 'loading') return <SavedForm {...props} />;
  return <FormByHand {...props} values={byHand} />;
}
