import { useSession } from '@preventivo/auth';
import { SavedContractors } from '@preventivo/contractor/saved';
import type { Fields, GroupField, User } from '@preventivo/core';
import type { WidgetProps } from '@preventivo/ui/formik';
import type { Owner } from './owner.ts';

type OwnerAnswerProps = WidgetProps<Owner, GroupField<Fields>>;

/** Whose the vehicle is: who is logged in chooses among the people they saved, others write it. */
export default function OwnerAnswer(props: OwnerAnswerProps) {
  const { session, user } = useSession();
  return user || session.is === 'loading' ? (
    <SavedOwner {...props} user={user} />
  ) : (
    <WrittenOwner {...props} />
  );
}

function SavedOwner(props: OwnerAnswerProps & { readonly user: User | undefined }) {
  const { name, user, answer, failures, onAnswer, onLeave } = props;
  return (
    <SavedContractors
      {...asOwner}
      name={`${name}.selectPeopleId`}
      user={user}
      chosen={answer.selectPeopleId || null}
      typed={answer}
      error={failures[0]?.invalid}
      onChoose={({ persona, selectPeopleId }) => {
        onAnswer({ ...persona, selectPeopleId: selectPeopleId ?? '' }, false);
        onLeave();
      }}
    />
  );
}

/** The questions of page 1. A record that was chosen is never shown to who is not logged in. */
function WrittenOwner(props: OwnerAnswerProps) {
  const { field, answer, widgets = {} } = props;
  const { group: Group } = widgets;
  return Group && <Group {...props} answer={answer.selectPeopleId ? field.initial : answer} />;
}

/** How to reach the owner is not asked: a record may be without. */
const asOwner = {
  role: 'proprietario',
  type: 'fisica',
  contractor: { types: ['fisica'], hides: ['email', 'cellulare'] },
} as const;
