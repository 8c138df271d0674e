import { useSession } from '@preventivo/auth';
import {
  type AnswerStore,
  type Contractor,
  chosenType,
  emptyContractor,
  type Profile,
  partOf,
  type User,
} from '@preventivo/core';
import { useSettled } from '@preventivo/core/react';
import { Skeleton } from '@preventivo/ui';
import { TableForm, type Widgets } from '@preventivo/ui/formik';
import { useMemo, useState } from 'react';
import { chosenOf } from './chosen-of.ts';
import type { ContractorFormProps } from './contractor-form-props.ts';
import { SavedAnswer, SavedChoiceContext } from './saved-answer.tsx';
import { typeOf } from './type-question.ts';
import { TypeSelector } from './type-selector.tsx';
import { usePass } from './use-pass.ts';

/** Who is logged in chooses among the records they saved. */
export function SavedForm(props: ContractorFormProps) {
  const { user } = useSession();
  if (user) return <Choosing {...props} key={user.id} user={user} />;
  return (
    <>
      {props.heading}
      <Skeleton count={2} height={96} label="Carico i tuoi contraenti" />
    </>
  );
}

function Choosing({ user, ...props }: ContractorFormProps & { readonly user: User }) {
  const { contractor: profile, answers } = props;
  const pass = usePass(props);
  // By the records there are: what was wrong stays when one of them is only changed.
  const ids = idsOf(user);
  const chosen = useMemo(() => choiceOf(answers, ids, profile), [answers, ids, profile]);
  const contractor = ownOf(ids, profile, useSettled(answers));
  const type = contractor.tipoPersona;
  const typed = useTyped(answers);
  const { table, keys } = chosenOf(profile, contractor);
  return (
    <SavedChoiceContext.Provider
      value={
        type
          ? {
              user,
              profile,
              type,
              typed: type === 'giuridica' ? typed.azienda : typed.persona,
              onChoose: (next) => answers.update(() => next),
            }
          : undefined
      }
    >
      <TableForm
        {...{ table, keys }}
        answers={chosen}
        widgets={widgets}
        shown={props.shown}
        focusRefused
        heading={props.heading}
        onValidSubmit={() => pass(ownOf(ids, profile, answers.get()))}
        onRejected={props.onRejected}
      >
        {props.children}
      </TableForm>
    </SavedChoiceContext.Provider>
  );
}

const widgets: Widgets = { tipoPersona: TypeSelector, selectPeopleId: SavedAnswer };

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
const choiceOf = (answers: AnswerStore<Contractor>, ids: string, profile: Profile['contractor']) =>
  partOf(
    answers,
    (contractor) => chosenOf(profile, ownOf(ids, profile, contractor)).values,
    (contractor, { tipoPersona }) => {
      const type = typeOf(tipoPersona);
      return type ? chosenType(contractor, type) : contractor;
    },
  );

/** Who was written by hand, until somebody is chosen: a new record starts with it. */
function useTyped(answers: AnswerStore<Contractor>): Contractor {
  const contractor = useSettled(answers);
  const [typed, setTyped] = useState(contractor);
  const isTyped = contractor.selectPeopleId === null && contractor.tipoPersona !== null;
  if (isTyped && contractor !== typed) setTyped(contractor);
  return typed;
}
