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

/** Page 1 for a logged-in user: the saved records of the account. */
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
  // Depend only on the records' ids: otherwise each edit of a record would remove the errors.
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
          // Handle only a change of the contractor type. The list calls `onChoose` for a selected record.
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

interface RecordsProps {
  readonly user: User;
  readonly profile: Profile['contractor'];
  readonly type: ContractorType;
  /**
   * The data that the user typed before the login. The list offers to use them, and prefills a new record with them.
   */
  readonly initialValues: Person | Company | undefined;
  onChoose(contractor: Contractor): void;
}

const RecordsContext = createContext<RecordsProps | undefined>(undefined);

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
        // Validate now: selecting a record causes no blur.
        on.onLeave();
      }}
    />
  );
}

const widgets: Widgets = { tipoPersona: TypeSelector, selectPeopleId: SelectedRecord };

/** Returns the ids of an account's records, joined by spaces. */
const idsOf = ({ userData, people, companies }: User) =>
  [userData, ...people, ...companies].map((record) => record?.id ?? '').join(' ');

/** Returns the contractor if the account has its record. Otherwise returns an empty contractor of the same type. */
function ownOf(ids: string, { types }: Profile['contractor'], contractor: Contractor): Contractor {
  const { tipoPersona, selectPeopleId } = contractor;
  if (selectPeopleId !== null && ids.split(' ').includes(selectPeopleId)) return contractor;
  return tipoPersona ? emptyContractor([tipoPersona]) : emptyContractor(types);
}

/**
 * Keeps the contractor that the user typed before selecting a record. The page offers to use it, and prefills a new
 * record with it.
 */
function useTyped(contractor: Contractor): Contractor {
  const isTyped = contractor.selectPeopleId === null && contractor.tipoPersona !== null;
  // Do not keep the data of a selected record as typed data: the record may belong to another account.
  const [typed, setTyped] = useState(isTyped ? contractor : nobody);
  if (isTyped && contractor !== typed) setTyped(contractor);
  return typed;
}

const nobody: Contractor = emptyContractor([]);
