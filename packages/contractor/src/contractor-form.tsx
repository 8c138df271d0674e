import { addressWidgets, lookUpAddress } from '@preventivo/address';
import {
  contractorMessages,
  type Failure,
  type Fields,
  type Person,
  type Profile,
  person,
  submissionMessages,
  type Values,
} from '@preventivo/core';
import { usePreventivo } from '@preventivo/core/react';
import { TableForm, type TableFormProps } from '@preventivo/ui/formik';
import { failureOfCode } from './failure-of-code.ts';
import { personKeys } from './person-keys.ts';

export interface ContractorFormProps
  extends Pick<TableFormProps, 'adopted' | 'shown' | 'heading' | 'children'> {
  /** Who may ask on this line, and what is not asked of them (`foundation.md 1`). */
  readonly contractor: Profile['contractor'];
  readonly values: Person;
  /** Hears every change of the answers; `settled` is false while one is being written. */
  onKeep(values: Person, settled: boolean): void;
  /** The contractor is right: the form was checked, the address found, the server asked. */
  onPassed(values: Person): void;
  /** The server refused for a reason that is no field's. */
  onRefused(message: string): void;
}

/** Page 1 of every line: who asks for the quote. */
export function ContractorForm({ contractor, values, ...props }: ContractorFormProps) {
  const { client } = usePreventivo();

  async function pass(answers: Values<Fields>): Promise<readonly Failure[]> {
    const found = await lookUpAddress(client, answers.indirizzoResidenza_SedeLegale);
    if (!found) return [notFound];
    const asked = { ...values, ...answers };
    const { personToWire } = await import('@preventivo/core/wire');
    const result = await client.checkContractor({ contractor: personToWire(asked) });
    // A network failure on a step is nobody's fault: the visitor goes on (foundation.md 8).
    if (result.ok || result.kind === 'network') {
      props.onPassed(asked);
      return [];
    }
    const failure = failureOfCode(result.code ?? '');
    if (!failure) props.onRefused(result.message ?? submissionMessages.SAVE_FAILED);
    return failure ? [failure] : [];
  }

  return (
    <TableForm
      table={person}
      keys={personKeys(contractor)}
      values={values}
      widgets={addressWidgets}
      sentence={contractorMessages.CONTRACTOR}
      adopted={props.adopted}
      shown={props.shown}
      heading={props.heading}
      onKeep={(answers, settled) => props.onKeep({ ...values, ...answers }, settled)}
      onPassed={pass}
    >
      {props.children}
    </TableForm>
  );
}

const notFound: Failure = {
  field: 'indirizzoResidenza_SedeLegale',
  control: 'indirizzoResidenza_SedeLegale',
  code: 'CONTRACTOR_ADDRESS_NOT_FOUND',
  invalid: contractorMessages.CONTRACTOR_ADDRESS_NOT_FOUND,
  error: contractorMessages.CONTRACTOR_ADDRESS_NOT_FOUND,
};
