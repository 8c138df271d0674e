import { addressWidgets } from '@preventivo/address';
import { contractorKeys, contractorMessages, partOf, person, personOf } from '@preventivo/core';
import { TableForm } from '@preventivo/ui/formik';
import { useMemo } from 'react';
import type { ContractorFormProps } from './contractor-form-props.ts';
import { usePass } from './use-pass.ts';

/** A person who asks by hand, on a line that takes nobody else. */
export function PersonForm({ contractor, answers, ...props }: ContractorFormProps) {
  const pass = usePass({ contractor, ...props });
  const values = useMemo(
    () =>
      partOf(answers, personOf, (contractor, persona) => ({
        tipoPersona: 'fisica' as const,
        selectPeopleId: contractor.selectPeopleId,
        persona,
      })),
    [answers],
  );
  return (
    <TableForm
      table={person}
      keys={contractorKeys(person.fields, contractor.hides)}
      answers={values}
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
