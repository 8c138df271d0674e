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

// Who is not logged in does without.
const SavedContractors = lazyComponent(
  () => import('@preventivo/contractor/saved').then(({ SavedContractors }) => SavedContractors),
  { fallback: () => <Skeleton count={2} /> },
);

/** Whose the vehicle is: who is logged in chooses among the people they saved, others write it. */
export default function OwnerAnswer(props: OwnerAnswerProps) {
  const { session } = useSession();
  const isKnown = session.is === 'loggedIn' || session.is === 'loading';
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
        // Clicked, not written: it is whole at once.
        const { selectPeopleId } = contractor;
        on.onAnswer({ ...personOf(contractor), selectPeopleId: selectPeopleId ?? '' }, false);
        on.onLeave();
      }}
    />
  );
}

/** The questions of page 1. A record that was chosen is never shown to who is not logged in. */
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
 * Returns what is asked of a saved owner: the questions of the owner's form, in its words and limits. How to reach the
 * owner is not asked. A server refuses a record with the contractor's codes.
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
