import { useSession } from '@preventivo/auth';
import { emptyContractor } from '@preventivo/core';
import { lazyComponent, Skeleton } from '@preventivo/ui';
import { useMemo } from 'react';
import type { ContractorFormProps } from './contractor-form-props.ts';
import { FormByHand } from './form-by-hand.tsx';

/** The form of a logged-in user. Loaded lazily, because most visitors have no account. */
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

/** Page 1 of every line: the contractor, entered by hand or chosen from the saved records. */
export function ContractorForm(props: ContractorFormProps) {
  const { session } = useSession();
  const { values, contractor } = props;
  const { types } = contractor;
  // Hides the data of a saved record if another user is logged in or the session has ended.
  const byHand = useMemo(
    () => (values.selectPeopleId === null ? values : emptyContractor(types)),
    [values, types],
  );
  if (session.kind === 'loggedIn' || session.kind === 'loading') return <SavedForm {...props} />;
  return <FormByHand {...props} values={byHand} />;
}
