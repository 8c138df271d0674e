import { useSession } from '@preventivo/auth';
import {
  type AnswerStore,
  type Company,
  type Contractor,
  type ContractorType,
  chosenType,
  contractorValues,
  emptyContractor,
  type Person,
  type Profile,
  partOf,
  type TextField,
  type User,
} from '@preventivo/core';
import { useSay, useSettled } from '@preventivo/core/react';
import { savedLoading } from '@preventivo/core/words';
import { Skeleton } from '@preventivo/ui';
import { TableForm, type WidgetProps, type Widgets } from '@preventivo/ui/formik';
import { createContext, useContext, useMemo, useState } from 'react';
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
  const { contractor: profile, answers } = props;
  const pass = usePass(props);
  // By the records there are: what was wrong stays when one of them is only changed.
  const ids = idsOf(user);
  const selection = useMemo(() => selectionOf(answers, ids, profile), [answers, ids, profile]);
  const contractor = ownOf(ids, profile, useSettled(answers));
  const type = contractor.tipoPersona;
  const typed = useTyped(answers);
  const { table, keys } = selectionQuestions(profile, contractor);
  return (
    <RecordsContext.Provider
      value={
        type
          ? {
              ...{ user, profile, type },
              initialValues: typed.tipoPersona === type ? contractorValues(typed) : undefined,
              onChoose: (next) => answers.update(() => next),
            }
          : undefined
      }
    >
      <TableForm
        {...{ table, keys }}
        answers={selection}
        widgets={widgets}
        shown={props.shown}
        focusRefused
        heading={props.heading}
        onValidSubmit={() => pass(ownOf(ids, profile, answers.get()))}
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

/** The answers to what is asked of them; a record is chosen whole, by who shows it. */
const selectionOf = (
  answers: AnswerStore<Contractor>,
  ids: string,
  profile: Profile['contractor'],
) =>
  partOf(
    answers,
    (contractor) => selectionQuestions(profile, ownOf(ids, profile, contractor)).values,
    (contractor, { tipoPersona }) => {
      const type = typeOf(tipoPersona);
      return type ? chosenType(contractor, type) : contractor;
    },
  );

/** Who was written by hand, until somebody is chosen: they are offered, and a new record starts with them. */
function useTyped(answers: AnswerStore<Contractor>): Contractor {
  const contractor = useSettled(answers);
  const isTyped = contractor.selectPeopleId === null && contractor.tipoPersona !== null;
  // A record that is chosen was not written here, and may be of another account.
  const [typed, setTyped] = useState(isTyped ? contractor : nobody);
  if (isTyped && contractor !== typed) setTyped(contractor);
  return typed;
}

const nobody: Contractor = emptyContractor([]);
