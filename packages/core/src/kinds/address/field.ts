import type { Address } from '@preventivo/italian';
import { isRecord } from '../../json/is-record.ts';
import type { FieldOf, FieldOptions, Texts } from '../../table/field.ts';

export interface AddressField extends FieldOf<'address', Address> {
  readonly search: string;
  /** The label of the button that copies the contractor's address. @defaultValue no button */
  readonly takes?: string;
  /** The error code for an address that the search does not find. */
  readonly notFound: string;
  /** The error code and the message of each part. The validation checks each part separately. */
  readonly parts: Readonly<Record<AddressPart, Pick<Texts, 'code' | 'error'>>>;
}
/** A part of an address, by its key in the answer. */
export type AddressPart = 'city' | 'zip' | 'street' | 'street_number';

/** A question with an address as answer. The user searches for the address or types it by hand. */
export const address = (asked: FieldOptions<AddressField>): AddressField => ({
  ...asked,
  kind: 'address',
  initial: emptyAddress,
  answered: 'clicks',
});

/** The empty answer to a question for an address. */
export const emptyAddress: Address = {
  search: '',
  street: '',
  street_number: '',
  zip: '',
  city: '',
  is_manual_address: false,
};

/** Whether an unknown answer is an address. */
export const isAddressAnswer = (answer: unknown): answer is Address =>
  isRecord(answer) &&
  typeof answer.is_manual_address === 'boolean' &&
  addressTexts.every((key) => typeof answer[key] === 'string');
const addressTexts = ['search', 'street', 'street_number', 'zip', 'city'];

/** The order in which the validation checks the parts of an address (docs/rules/address.md#errors). */
export const addressPartsInOrder: readonly AddressPart[] = [
  'city',
  'zip',
  'street',
  'street_number',
];
