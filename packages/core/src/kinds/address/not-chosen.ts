import { isAddressText } from '@preventivo/italian';
import { contractorMessages } from '../../errors/contractor-messages.ts';
import type { Failure } from '../../table/failure.ts';
import type { ControlName } from '../../table/path.ts';
import type { AddressField } from './field.ts';

/** Returns the failure of an address that the search does not find. */
export function notFound(
  { notFound: code }: AddressField,
  key: string,
  control: ControlName,
): Failure {
  const text = contractorMessages.CONTRACTOR_ADDRESS_NOT_FOUND;
  return { field: key, control, code, invalid: text, error: text };
}

/** Returns the failure while the user has chosen no address. @param typed the text in the search box */
export function notChosen(
  field: AddressField,
  key: string,
  control: ControlName,
  typed: string,
): Failure {
  // A plausible address is no error yet, because the user may still choose a suggestion.
  if (typed === '' || isAddressText(typed)) return { ...notFound(field, key, control), late: true };
  const { code, error, invalid = error, help } = field;
  return { field: key, control, code, invalid, error, ...(help && { help }) };
}
