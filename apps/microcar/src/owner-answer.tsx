import { useSession } from '@preventivo/auth';
import { changed, type Fields, type GroupField, personOf } from '@preventivo/core';
import { lazyComponent, Skeleton } from '@preventivo/ui';
import type { WidgetProps } from '@preventivo/ui/formik';
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

function SavedOwner({ name, answer, failures, ...on }: OwnerAnswerProps) {
  const { user } = useSession();
  return (
    <SavedContractors
      {...asOwner}
      name={`${name}.selectPeopleId`}
      user={user}
      chosen={answer.selectPeopleId || null}
      initialValues={answer}
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

/** How to reach the owner is not asked: a record may be without. */
const asOwner = {
  role: 'proprietario',
  type: 'fisica',
  contractor: { types: ['fisica'], hides: ['email', 'cellulare'] },
} as const;
