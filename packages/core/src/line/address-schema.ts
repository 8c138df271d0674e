import * as yup from 'yup';
import { isHouseNumber, isManualStreet, isMunicipalityText, isPostalCode } from '../italian.ts';
import type { AddressField, AddressPart } from './field.ts';

/** When each part of an address is right. */
export const partForms = {
  city: isMunicipalityText,
  zip: isPostalCode,
  street: isManualStreet,
  street_number: isHouseNumber,
} as const satisfies Readonly<Record<AddressPart, (text: string) => boolean>>;

/** The schema of an address: each part is right by itself, under its own name. */
export function addressSchema({ parts }: AddressField) {
  const part = (name: AddressPart) =>
    yup.string().test('form', parts[name].error, (text) => partForms[name](text ?? ''));
  return yup.object({
    city: part('city'),
    zip: part('zip'),
    street: part('street'),
    street_number: part('street_number'),
  });
}
