import { useSession } from '@preventivo/auth';
import { type Contractor, emptyContractor, type Profile } from '@preventivo/core';
import { Later, part, Skeleton } from '@preventivo/ui';
import type { ContractorFormProps } from './contractor-form-props.ts';
import { firstFormOf } from './first-form-of.ts';

// Each line begins with one of these, and does without the other.
const formsByHand = {
  'person-form': part(() => import('./person-form.tsx').then(({ PersonForm }) => PersonForm)),
  'typed-form': part(() => import('./typed-form.tsx').then(({ TypedForm }) => TypedForm)),
};
const savedForm = part(() => import('./saved-form.tsx').then(({ SavedForm }) => SavedForm));

/** Page 1 of every line: who asks for the quote, by hand or out of what is saved. */
export function ContractorForm(props: ContractorFormProps) {
  const { session } = useSession();
  const isKnown = session.is === 'loggedIn' || session.is === 'loading';
  return (
    <Later
      key={String(isKnown)}
      part={isKnown ? savedForm : formByHand(props.contractor)}
      given={isKnown ? props : byHand(props)}
      meanwhile={
        <>
          {props.heading}
          <Skeleton count={2} />
        </>
      }
    />
  );
}

/** A saved record is not shown to whom it does not belong, nor after the session has ended. */
function byHand(props: ContractorFormProps): ContractorFormProps {
  const { values, adopted, contractor } = props;
  return {
    ...props,
    values: isSaved(values) ? emptyContractor(contractor.types) : values,
    adopted: adopted && isSaved(adopted) ? undefined : adopted,
  };
}

const isSaved = ({ selectPeopleId }: Contractor) => selectPeopleId !== null;

/**
 * Fetches what page 1 of a line is drawn with from the start: awaited where it is drawn on a server,
 * and before that drawing is taken over.
 */
export function fetchFirstForm(contractor: Profile['contractor']): Promise<unknown> {
  return formByHand(contractor).fetch();
}

const formByHand = (contractor: Profile['contractor']) => formsByHand[firstFormOf(contractor)];
