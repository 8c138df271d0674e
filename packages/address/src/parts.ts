import { beside } from '@preventivo/core';
import type { Address } from '@preventivo/italian';

/** The parts of an address, in the order they are asked by hand. */
export const partKeys = ['city', 'zip', 'street', 'street_number'] as const;
/** The name of a part that is written by hand, as the answer has it. */
export type PartKey = (typeof partKeys)[number];
/** What of an address a found one tells. */
export type FoundParts = Pick<Address, PartKey>;
/** What is wrong with the parts of an address, by part. */
export type PartErrors = Partial<Readonly<Record<PartKey, string>>>;

/** An address of which nothing was chosen or written by hand. */
export const noParts = { street: '', street_number: '', zip: '', city: '' } as const;

export const partsOf = ({ street, street_number, zip, city }: Address) => ({
  street,
  street_number,
  zip,
  city,
});

/** The name of the control of a part: `proprietario.indirizzo` keeps its `proprietario.`. */
export const partName = (name: string, part: PartKey): string => beside(name, part);
