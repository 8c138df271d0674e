import type { Address } from '@preventivo/italian';
import {
  composeAddress,
  isHouseNumber,
  isManualStreet,
  isMunicipalityText,
  isNamedPart,
  isPostalCode,
  parseComposedAddress,
  tidied,
} from '@preventivo/italian';
import * as yup from 'yup';
import { emptyAsNull } from '../../table/codecs.ts';
import type { Failure } from '../../table/failure.ts';
import type { KindRules } from '../../table/kind-rules.ts';
import { type ControlName, siblingOf } from '../../table/path.ts';
import type { ValidationContext } from '../../table/validation-context.ts';
import {
  type AddressField,
  type AddressPart,
  addressPartsInOrder,
  isAddressAnswer,
} from './field.ts';
import { notChosen, notFound } from './not-chosen.ts';

/** The rules of an address. They validate each part separately, under the name of the part. */
export const addressRules: KindRules<AddressField> = {
  saysMissing: true,
  schema: ({ parts }, { nested }) => {
    const schema = (part: AddressPart) =>
      yup
        .string()
        .test('form', parts[part].error, (_, { parent }) => isRightPart(parent, part, nested));
    return yup.object(Object.fromEntries(addressPartsInOrder.map((part) => [part, schema(part)])));
  },
  failures: (field, key, control, answer, { nested }) =>
    isAddressAnswer(answer) ? failuresOf(field, key, control, answer, nested) : undefined,
  refused: (field, key) => notFound(field, key, key),
  /** 'STREET, number, zip CITY (PV), ITALIA' (docs/rules/address.md#composed-address). */
  codec: () => ({
    to: (answer) => emptyAsNull(isAddressAnswer(answer) ? composeAddress(answer) : ''),
    from: (raw) => {
      if (typeof raw !== 'string') throw new TypeError('not an address');
      return parseComposedAddress(raw);
    },
  }),
};

type AddressRules = Pick<ValidationContext, 'settings' | 'named'>;

/**
 * Whether a part of an address is valid. A street or a house number from the search or a saved record is valid. If
 * the user typed it, it must follow the broker's rules for manual entry.
 */
function isRightPart(address: Address, part: AddressPart, rules: AddressRules): boolean {
  const { settings, named = isNamedPart } = rules;
  const text = address[part];
  if (part === 'city') return isMunicipalityText(text);
  if (part === 'zip') return isPostalCode(tidied(text));
  const isRight = part === 'street' ? isManualStreet : isHouseNumber;
  return isRight(text, settings?.addresses) || named(address, part);
}

/** Returns the failures of an address. While the user has chosen no address, only the search box is invalid. */
function failuresOf(
  field: AddressField,
  key: string,
  control: ControlName,
  address: Address,
  rules: AddressRules,
): readonly Failure[] {
  const chosen = address.street !== '' || address.city !== '';
  if (!address.is_manual_address && !chosen)
    return [notChosen(field, key, control, address.search)];
  const wrong = addressPartsInOrder.filter((part) => !isRightPart(address, part, rules));
  // The municipality determines the postal codes to choose from. While it is invalid, report no failure of the postal
  // code.
  const toMend = wrong.filter((part) => part !== 'zip' || !wrong.includes('city'));
  return toMend.map((part) => ({
    field: key,
    control: siblingOf(control, part),
    code: field.parts[part].code,
    invalid: field.parts[part].error,
    error: field.parts[part].error,
  }));
}
