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

// Loaded lazily, because only logged-in users need it.
const SavedContractors = lazyComponent(
  () => import('@preventivo/contractor/saved').then(({ SavedContractors }) => SavedContractors),
  { fallback: () => <Skeleton count={2} /> },
);

/**
 * The owner question: a logged-in user chooses a saved person, other visitors fill in the owner's
 * form.
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
        // A choice completes the answer, so validate it at once.
        const { selectPeopleId } = contractor;
        on.onAnswer({ ...personOf(contractor), selectPeopleId: selectPeopleId ?? '' }, false);
        on.onLeave();
      }}
    />
  );
}

/** Asks the questions of page 1. Without a login, it never shows a chosen record. */
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
 * Returns the questions about a saved owner: those of the owner's form without the contact
 * questions. They have the contractor's codes, with which the server rejects a saved record.
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
