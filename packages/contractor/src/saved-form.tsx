import { useSession } from '@preventivo/auth';
import {
  type Contractor,
  chosenType,
  emptyContractor,
  type Fields,
  type User,
  type Values,
} from '@preventivo/core';
import { Skeleton } from '@preventivo/ui';
import { TableForm, type Widgets } from '@preventivo/ui/formik';
import { useRef, useState } from 'react';
import { chosenOf } from './chosen-of.ts';
import type { ContractorFormProps } from './contractor-form-props.ts';
import { SavedAnswer, SavedChoiceContext } from './saved-answer.tsx';
import { typeOf } from './type-question.ts';
import { TypeSelector } from './type-selector.tsx';
import { usePass } from './use-pass.ts';

/** Who is logged in chooses among the records they saved. */
export function SavedForm(props: ContractorFormProps) {
  const { user } = useSession();
  // A draft may be found after the list was drawn.
  if (user) return <Choosing {...props} key={`${user.id} ${!props.adopted}`} user={user} />;
  return (
    <>
      {props.heading}
      <Skeleton count={2} height={96} label="Carico i tuoi contraenti" />
    </>
  );
}

function Choosing({ user, ...props }: ContractorFormProps & { readonly user: User }) {
  const { contractor: profile, onChange } = props;
  const pass = usePass(props);
  const [{ persona, azienda }] = useState(props.values);
  const [contractor, setContractor] = useState(() => startOf(props, user));
  const latest = useRef(contractor);

  function take(next: Contractor) {
    latest.current = next;
    setContractor(next);
    onChange(next, true);
  }

  function keep(answers: Values<Fields>) {
    const type = typeOf(answers.tipoPersona);
    if (type && type !== latest.current.tipoPersona) take(chosenType(latest.current, type));
  }

  const type = contractor.tipoPersona;
  const typed = type === 'giuridica' ? azienda : persona;
  return (
    <SavedChoiceContext.Provider
      value={type ? { user, profile, type, typed, onChoose: take } : undefined}
    >
      <TableForm
        {...chosenOf(profile, contractor)}
        widgets={widgets}
        shown={props.shown}
        focusRefused
        heading={props.heading}
        onChange={keep}
        onValidSubmit={() => pass(latest.current)}
        onRejected={props.onRejected}
      >
        {props.children}
      </TableForm>
    </SavedChoiceContext.Provider>
  );
}

const widgets: Widgets = { tipoPersona: TypeSelector, selectPeopleId: SavedAnswer };

/** Nobody is chosen whom this account does not have. */
function startOf({ values, contractor }: ContractorFormProps, user: User): Contractor {
  const own = [user.userData, ...user.people, ...user.companies].map((record) => record?.id);
  if (values.selectPeopleId !== null && own.includes(values.selectPeopleId)) return values;
  return values.tipoPersona
    ? emptyContractor([values.tipoPersona])
    : emptyContractor(contractor.types);
}
