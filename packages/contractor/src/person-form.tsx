import { addressWidgets } from '@preventivo/address';
import {
  type Contractor,
  contractorMessages,
  type Fields,
  person,
  type Values,
} from '@preventivo/core';
import { TableForm } from '@preventivo/ui/formik';
import type { ContractorFormProps } from './contractor-form-props.ts';
import { personKeys } from './person-keys.ts';
import { usePass } from './use-pass.ts';

/** A person who asks by hand, on a line that takes nobody else. */
export function PersonForm({
  contractor,
  values,
  adopted,
  onChange,
  ...props
}: ContractorFormProps) {
  const pass = usePass({ contractor, ...props });
  const asked = (answers: Values<Fields>): Contractor => ({
    ...values,
    persona: { ...values.persona, ...answers },
  });
  return (
    <TableForm
      table={person}
      keys={personKeys(contractor)}
      values={values.persona}
      widgets={addressWidgets}
      sentence={contractorMessages.CONTRACTOR}
      adopted={adopted?.persona}
      shown={props.shown}
      focusRefused
      heading={
        <>
          {props.heading}
          <p className="q-lead">Preventivo per privati</p>
        </>
      }
      onChange={(answers, settled) => onChange(asked(answers), settled)}
      onValidSubmit={(answers) => pass(asked(answers))}
      onRejected={props.onRejected}
    >
      {props.children}
    </TableForm>
  );
}
