import { contractorMessages } from '../errors/contractor-messages.ts';
import type { Address } from '../italian/address.ts';
import { isAddressText } from '../italian/address-text.ts';
import { type AddressRules, isRightPart } from './address-schema.ts';
import type { Failure } from './failure.ts';
import type { AddressField, AddressPart } from './field.ts';
import { beside, type ControlName } from './path.ts';

/** The order of their checks (docs/rules/address.md#errors). */
const parts: readonly AddressPart[] = ['city', 'zip', 'street', 'street_number'];

/** What is wrong with an address: the search box while nothing was chosen, else each part. */
export function addressFailures(
  field: AddressField,
  key: string,
  control: ControlName,
  address: Address,
  rules: AddressRules,
): readonly Failure[] {
  const chosen = address.street !== '' || address.city !== '';
  if (!address.is_manual_address && !chosen)
    return [notChosen(field, key, control, address.search)];
  const wrong = parts.filter((part) => !isRightPart(address, part, rules));
  // A postal code is chosen among those of the municipality: without one there is nothing to mend.
  const toMend = wrong.filter((part) => part !== 'zip' || !wrong.includes('city'));
  return toMend.map((part) => ({
    field: key,
    control: beside(control, part),
    code: field.parts[part].code,
    invalid: field.parts[part].error,
    error: field.parts[part].error,
  }));
}

/** What is wrong with an address that the search does not know. */
export function addressNotFound(field: AddressField, key: string, control: ControlName): Failure {
  const text = contractorMessages.CONTRACTOR_ADDRESS_NOT_FOUND;
  return { field: key, control, code: field.notFound, invalid: text, error: text };
}

function notChosen(field: AddressField, key: string, control: ControlName, typed: string): Failure {
  // Who typed what may be an address did nothing wrong yet: it may still be found, or chosen.
  if (typed === '' || isAddressText(typed))
    return { ...addressNotFound(field, key, control), late: true };
  const { code, error, invalid = error, help } = field;
  return { field: key, control, code, invalid, error, ...(help && { help }) };
}
