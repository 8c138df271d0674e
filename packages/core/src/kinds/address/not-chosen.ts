import { isAddressText } from '@preventivo/italian';
import { contractorMessages } from '../../errors/contractor-messages.ts';
import type { Failure } from '../../table/failure.ts';
import type { ControlName } from '../../table/path.ts';
import type { AddressField } from './field.ts';

/** What is wrong with an address that the search does not know. */
export function notFound(
  { notFound: code }: AddressField,
  key: string,
  control: ControlName,
): Failure {
  const text = contractorMessages.CONTRACTOR_ADDRESS_NOT_FOUND;
  return { field: key, control, code, invalid: text, error: text };
}

/** What is wrong while none was chosen. @param typed what stands in the search box */
export function notChosen(
  field: AddressField,
  key: string,
  control: ControlName,
  typed: string,
): Failure {
  // Who typed what may be an address did nothing wrong yet: it may still be found, or chosen.
  if (typed === '' || isAddressText(typed)) return { ...notFound(field, key, control), late: true };
  const { code, error, invalid = error, help } = field;
  return { field: key, control, code, invalid, error, ...(help && { help }) };
}
