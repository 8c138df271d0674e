import * as yup from 'yup';
import type { Address } from '../italian/address.ts';
import { isHouseNumber } from '../italian/house-number.ts';
import { isManualStreet } from '../italian/manual-street.ts';
import { isMunicipalityText } from '../italian/municipality.ts';
import { isNamedPart } from '../italian/named-part.ts';
import { isPostalCode } from '../italian/postal-code.ts';
import type { AddressField, AddressPart } from './field.ts';
import type { ValidationContext } from './validation-context.ts';

/** What decides besides the address whether a part of it is right. */
export type AddressRules = Pick<ValidationContext, 'settings' | 'named'>;

/** Whether a part of an address is right: written by hand as the broker's rules say, or named so by who found it. */
export function isRightPart(address: Address, part: AddressPart, rules: AddressRules): boolean {
  const { settings, named = isNamedPart } = rules;
  switch (part) {
    case 'city':
      return isMunicipalityText(address.city);
    case 'zip':
      return isPostalCode(address.zip);
    case 'street':
      return isManualStreet(address.street, settings?.addresses) || named(address, part);
    case 'street_number':
      return isHouseNumber(address.street_number, settings?.addresses) || named(address, part);
  }
}

/** The schema of an address: each part is right by itself, under its own name. */
export function addressSchema({ parts }: AddressField, rules: AddressRules) {
  const part = (name: AddressPart) =>
    yup
      .string()
      .test('form', parts[name].error, (_, { parent }) => isRightPart(parent, name, rules));
  return yup.object({
    city: part('city'),
    zip: part('zip'),
    street: part('street'),
    street_number: part('street_number'),
  });
}
