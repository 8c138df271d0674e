import type { Address } from '@preventivo/italian';
import { isRecord } from '../../json/is-record.ts';
import type { FieldOf, FieldOptions, Texts } from '../../table/field.ts';

export interface AddressField extends FieldOf<'address', Address> {
  /** The label of the search box. */
  readonly search: string;
  /** What the button says that takes the contractor's own address. @defaultValue no button */
  readonly takes?: string;
  /** The code of an address that the search does not know. */
  readonly notFound: string;
  /** The code and the words of each part that can be wrong by itself. */
  readonly parts: Readonly<Record<AddressPart, Pick<Texts, 'code' | 'error'>>>;
}
/** A part of an address, by its key in the answer. */
export type AddressPart = 'city' | 'zip' | 'street' | 'street_number';

/** A question whose answer is an address, found or written by hand. */
export const address = (asked: FieldOptions<AddressField>): AddressField => ({
  ...asked,
  kind: 'address',
  initial: emptyAddress,
  answered: 'clicks',
});

/** An address nobody has given yet. */
export const emptyAddress: Address = {
  search: '',
  street: '',
  street_number: '',
  zip: '',
  city: '',
  is_manual_address: false,
};

/** Whether an answer of unknown kind is one to a question for an address. */
export const isAddressAnswer = (answer: unknown): answer is Address =>
  isRecord(answer) &&
  typeof answer.is_manual_address === 'boolean' &&
  addressTexts.every((key) => typeof answer[key] === 'string');
const addressTexts = ['search', 'street', 'street_number', 'zip', 'city'];

/** The order in which the parts of an address are checked (docs/rules/address.md#errors). */
export const addressPartsInOrder: readonly AddressPart[] = [
  'city',
  'zip',
  'street',
  'street_number',
];
