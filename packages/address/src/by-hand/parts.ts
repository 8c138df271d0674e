import { siblingOf } from '@preventivo/core';
import type { Address } from '@preventivo/italian';

/** The parts of an address, in the order of manual entry. */
export const partKeys = ['city', 'zip', 'street', 'street_number'] as const;
/** The key of a part in the address. */
export type PartKey = (typeof partKeys)[number];
export type FoundParts = Pick<Address, PartKey>;
/** Errors by part. */
export type PartErrors = Partial<Readonly<Record<PartKey, string>>>;

export const noParts = { street: '', street_number: '', zip: '', city: '' } as const;

export const partsOf = ({ street, street_number, zip, city }: Address) => ({
  street,
  street_number,
  zip,
  city,
});

/**
 * Returns the name of a part's control, with the prefix of the address: `proprietario.zip` for
 * `proprietario.indirizzo`.
 */
export const partName = (name: string, part: PartKey): string => siblingOf(name, part);
