import { useSession } from '@preventivo/auth';
import {
  type Company,
  type Contractor,
  type ContractorType,
  chosenType,
  contractorValues,
  emptyContractor,
  type Person,
  type Profile,
  type TextField,
  type User,
} from '@preventivo/core';
import { useSay } from '@preventivo/core/react';
import { savedLoading } from '@preventivo/core/words';
import { TableForm, type WidgetProps, type Widgets } from '@preventivo/form';
import { Skeleton, useCommitEffect } from '@preventivo/ui';
import { createContext, useContext, useMemo, useRef, useState } from 'react';
import type { ContractorFormProps } from './contractor-form-props.ts';
import { SavedContractors } from './saved/index.ts';
import { selectionQuestions } from './selection-questions.ts';
import { TypeSelector, typeOf } from './type-change.tsx';
import { usePass } from './use-pass.ts';

/** Who is logged in chooses among the records they saved. */
export function SavedForm(props: ContractorFormProps) {
  const say = useSay();
  const { user } = useSession();
  if (user) return <SelectionForm {...props} key={user.id} user={user} />;
  return (
    <>
      {props.heading}
      <Skeleton count={2} height={96} label={say(savedLoading)} />
    </>
  );
}

function SelectionForm({ user, ...props }: ContractorFormProps & { readonly user: User }) {
  const { contractor: profile, values: given } = props;
  const pass = usePass(props);
  // By the records there are: what was wrong stays when one of them is only changed.
  const ids = idsOf(user);
  const contractor = useMemo(() => ownOf(ids, profile, given), [ids, profile, given]);
  const type = contractor.tipoPersona;
  const typed = useTyped(given);
  const { table, keys, values } = useMemo(
    () => selectionQuestions(profile, contractor),
    [profile, contractor],
  );
  // Who was chosen a moment ago may not be rendered yet.
  const newest = useRef(given);
  useCommitEffect(() => {
    newest.current = given;
  }, [given]);
  function take(next: Contractor) {
    newest.current = next;
    props.onChange(next, next);
  }
  return (
    <RecordsContext.Provider
      value={
        type
          ? {
              ...{ user, profile, type },
              initialValues: typed.tipoPersona === type ? contractorValues(typed) : undefined,
              onChoose: take,
            }
          : undefined
      }
    >
      <TableForm
        {...{ table, keys }}
        values={values}
        onChange={(_, { tipoPersona }) => {
          const chosen = typeOf(tipoPersona);
          // A record is chosen whole, by who shows it.
          if (chosen && chosen !== newest.current.tipoPersona)
            take(chosenType(newest.current, chosen));
        }}
        widgets={widgets}
        shown={props.shown}
        focusRefused
        heading={props.heading}
        onValidSubmit={() => pass(ownOf(ids, profile, newest.current))}
        onRejected={props.onRejected}
      >
        {props.children}
      </TableForm>
    </RecordsContext.Provider>
  );
}

/** What the list of saved records needs besides its value. */
interface RecordsProps {
  readonly user: User;
  readonly profile: Profile['contractor'];
  readonly type: ContractorType;
  /** Who was written by hand before the login: they are offered, and a new record starts with them. */
  readonly initialValues: Person | Company | undefined;
  /** Hears who was chosen, whole. */
  onChoose(contractor: Contractor): void;
}

const RecordsContext = createContext<RecordsProps | undefined>(undefined);

/** The saved record that asks. */
function SelectedRecord({ answer, failures, ...on }: WidgetProps<string, TextField>) {
  const records = useContext(RecordsContext);
  if (!records) return null;
  const { user, profile, type, initialValues, onChoose } = records;
  return (
    <SavedContractors
      {...{ user, type, initialValues }}
      contractor={profile}
      chosen={answer || null}
      error={failures[0]?.invalid}
      refused={failures.find(({ inside }) => inside)}
      onChoose={(contractor) => {
        onChoose(contractor);
        on.onAnswer(contractor.selectPeopleId ?? '');
        // Clicked, not written: it is whole at once.
        on.onLeave();
      }}
    />
  );
}

const widgets: Widgets = { tipoPersona: TypeSelector, selectPeopleId: SelectedRecord };

/** The ids of an account's records, with a space between them. */
const idsOf = ({ userData, people, companies }: User) =>
  [userData, ...people, ...companies].map((record) => record?.id ?? '').join(' ');

/** The contractor as far as an account has them: nobody is chosen whom it does not have. */
function ownOf(ids: string, { types }: Profile['contractor'], contractor: Contractor): Contractor {
  const { tipoPersona, selectPeopleId } = contractor;
  if (selectPeopleId !== null && ids.split(' ').includes(selectPeopleId)) return contractor;
  return tipoPersona ? emptyContractor([tipoPersona]) : emptyContractor(types);
}

/** Who was written by hand, until somebody is chosen: they are offered, and a new record starts with them. */
function useTyped(contractor: Contractor): Contractor {
  const isTyped = contractor.selectPeopleId === null && contractor.tipoPersona !== null;
  // A record that is chosen was not written here, and may be of another account.
  const [typed, setTyped] = useState(isTyped ? contractor : nobody);
  if (isTyped && contractor !== typed) setTyped(contractor);
  return typed;
}

const nobody: Contractor = emptyContractor([]);
