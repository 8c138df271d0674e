import { addressWidgets } from '@preventivo/address';
import { contractorMessages, partOf, person } from '@preventivo/core';
import { TableForm } from '@preventivo/ui/formik';
import { useMemo } from 'react';
import type { ContractorFormProps } from './contractor-form-props.ts';
import { personKeys } from './person-keys.ts';
import { usePass } from './use-pass.ts';

/** A person who asks by hand, on a line that takes nobody else. */
export function PersonForm({ contractor, answers, ...props }: ContractorFormProps) {
  const pass = usePass({ contractor, ...props });
  const own = useMemo(
    () =>
      partOf(
        answers,
        ({ persona }) => persona,
        (whole, persona) => ({ ...whole, persona }),
      ),
    [answers],
  );
  return (
    <TableForm
      table={person}
      keys={personKeys(contractor)}
      answers={own}
      widgets={addressWidgets}
      sentence={contractorMessages.CONTRACTOR}
      shown={props.shown}
      focusRefused
      heading={
        <>
          {props.heading}
          <p className="q-lead">Preventivo per privati</p>
        </>
      }
      onValidSubmit={() => pass(answers.get())}
      onRejected={props.onRejected}
    >
      {props.children}
    </TableForm>
  );
}
