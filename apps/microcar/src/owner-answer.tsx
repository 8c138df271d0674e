import { useSession } from '@preventivo/auth';
import {
  changed,
  type Field,
  type Fields,
  type GroupField,
  personOf,
  type Table,
  withContractorTables,
} from '@preventivo/core';
import type { WidgetProps } from '@preventivo/form';
import { lazyComponent, Skeleton } from '@preventivo/ui';
import { useMemo } from 'react';
import type { Owner } from './owner.ts';

export type OwnerAnswerProps = WidgetProps<Owner, GroupField<Fields>>;

// Loads lazily, because only logged-in users need it.
const SavedContractors = lazyComponent(
  () => import('@preventivo/contractor/saved').then(({ SavedContractors }) => SavedContractors),
  { fallback: () => <Skeleton count={2} /> },
);

/**
 * The question about the vehicle's owner. A logged-in user chooses a saved person. Other visitors fill in a form
 * about the owner.
 */
export default function OwnerAnswer(props: OwnerAnswerProps) {
  const { session } = useSession();
  const isKnown = session.kind === 'loggedIn' || session.kind === 'loading';
  return isKnown ? <SavedOwner {...props} /> : <WrittenOwner {...props} />;
}

function SavedOwner({ name, field, answer, failures, ...on }: OwnerAnswerProps) {
  const { user } = useSession();
  const contractor = useMemo(() => ownerProfile(field.table), [field.table]);
  return (
    <SavedContractors
      {...asOwner}
      contractor={contractor}
      wrong={field}
      name={`${name}.selectPeopleId`}
      user={user}
      chosen={answer.selectPeopleId || null}
      initialValues={answer.selectPeopleId ? undefined : answer}
      error={failures[0]?.invalid}
      refused={failures.find(({ inside }) => inside)}
      onChoose={(contractor) => {
        // Validate at once, because the choice completes the answer.
        const { selectPeopleId } = contractor;
        on.onAnswer({ ...personOf(contractor), selectPeopleId: selectPeopleId ?? '' }, false);
        on.onLeave();
      }}
    />
  );
}

/**
 * Asks the questions about a person, as on page 1. Hides the data of a saved record, because this visitor is not
 * logged in.
 */
function WrittenOwner(props: OwnerAnswerProps) {
  const { field, answer, widgets = {} } = props;
  const { group: Group } = widgets;
  const written = (owner: Owner) => (owner.selectPeopleId ? (field.initial as Owner) : owner);
  return (
    Group && (
      <Group
        {...props}
        answer={written(answer)}
        onAnswer={(change, isTyped) =>
          props.onAnswer((before) => changed(written(before), change), isTyped)
        }
      />
    )
  );
}

const asOwner = { role: 'proprietario', type: 'fisica' } as const;

/**
 * Returns the questions about a saved owner: the questions of the owner's form, without the contact data. They have
 * the error codes of the contractor's questions, because the server uses these codes to reject a saved record.
 */
function ownerProfile(table: Table) {
  const { selectPeopleId: _, ...asked } = table.fields;
  const fields = Object.fromEntries(
    Object.entries(asked).map(([key, field]) => [key, withContractorCode(field)]),
  );
  return withContractorTables(
    { types: ['fisica'], hides: ['email', 'cellulare'] },
    { ...table, fields },
  );
}

const withContractorCode = <F extends Field>(field: F): F => ({
  ...field,
  code: field.code.replace('PROPRIETARIO', 'CONTRACTOR'),
});
