import * as yup from 'yup';
import { isHouseNumber, isManualStreet, isMunicipalityText, isPostalCode } from '../italian.ts';
import type { AddressField } from './field.ts';

/** The schema of an address: each part is right by itself, under its own name. */
export function addressSchema({ parts }: AddressField) {
  const part = (holds: (text: string) => boolean, message: string) =>
    yup.string().test('form', message, (text) => holds(text ?? ''));
  return yup.object({
    city: part(isMunicipalityText, parts.city.error),
    zip: part(isPostalCode, parts.zip.error),
    street: part(isManualStreet, parts.street.error),
    street_number: part(isHouseNumber, parts.street_number.error),
  });
}
