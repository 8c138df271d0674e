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
import { useTranslate } from '@preventivo/core/react';
import { savedLoading } from '@preventivo/core/words';
import { TableForm, type WidgetProps, type Widgets } from '@preventivo/form';
import { Skeleton, useCommitEffect } from '@preventivo/ui';
import { createContext, useContext, useMemo, useRef, useState } from 'react';
import type { ContractorFormProps } from './contractor-form-props.ts';
import { SavedContractors } from './saved/saved-contractors.tsx';
import { selectionQuestions } from './selection-questions.ts';
import { TypeSelector, typeOf } from './type-change.tsx';
import { usePass } from './use-pass.ts';

/** The form in which a logged-in user chooses a saved record. */
export function SavedForm(props: ContractorFormProps) {
  const t = useTranslate();
  const { user } = useSession();
  if (user) return <SelectionForm {...props} key={user.id} user={user} />;
  return (
    <>
      {props.heading}
      <Skeleton count={2} height={96} label={t(savedLoading)} />
    </>
  );
}

function SelectionForm({ user, ...props }: ContractorFormProps & { readonly user: User }) {
  const { contractor: profile, values: given } = props;
  const pass = usePass(props);
  // Depend on the ids of the records only, so that errors stay when a record is edited.
  const ids = idsOf(user);
  const contractor = useMemo(() => ownOf(ids, profile, given), [ids, profile, given]);
  const type = contractor.tipoPersona;
  const typed = useTyped(given);
  const { table, keys, values } = useMemo(
    () => selectionQuestions(profile, contractor),
    [profile, contractor],
  );
  // The latest contractor, which may not be rendered yet.
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
          // Only a change of the type is handled here: the list reports a chosen record itself.
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

/** The props of the list of saved records, except its value. */
interface RecordsProps {
  readonly user: User;
  readonly profile: Profile['contractor'];
  readonly type: ContractorType;
  /** The data typed before the login, to offer it and to prefill a new record. */
  readonly initialValues: Person | Company | undefined;
  /** Called with all data of the chosen record. */
  onChoose(contractor: Contractor): void;
}

const RecordsContext = createContext<RecordsProps | undefined>(undefined);

/** The control for the question which saved record to use. */
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
        // Validate at once, since a choice needs no blur.
        on.onLeave();
      }}
    />
  );
}

const widgets: Widgets = { tipoPersona: TypeSelector, selectPeopleId: SelectedRecord };

/** Returns the ids of an account's records, joined by spaces. */
const idsOf = ({ userData, people, companies }: User) =>
  [userData, ...people, ...companies].map((record) => record?.id ?? '').join(' ');

/**
 * Returns the contractor if the account has the chosen record, or else an empty one of the same type.
 */
function ownOf(ids: string, { types }: Profile['contractor'], contractor: Contractor): Contractor {
  const { tipoPersona, selectPeopleId } = contractor;
  if (selectPeopleId !== null && ids.split(' ').includes(selectPeopleId)) return contractor;
  return tipoPersona ? emptyContractor([tipoPersona]) : emptyContractor(types);
}

/** Keeps the data typed before a record is chosen, to offer it and to prefill a new record. */
function useTyped(contractor: Contractor): Contractor {
  const isTyped = contractor.selectPeopleId === null && contractor.tipoPersona !== null;
  // Never offer a chosen record as typed data: it may belong to another account.
  const [typed, setTyped] = useState(isTyped ? contractor : nobody);
  if (isTyped && contractor !== typed) setTyped(contractor);
  return typed;
}

const nobody: Contractor = emptyContractor([]);
