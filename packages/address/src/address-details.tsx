import type { Address } from '@preventivo/core/italian';
import { useEffect } from 'react';
import { ChosenAddress } from './chosen-address.tsx';
import { PartFields } from './part-fields.tsx';
import { type PartErrors, partKeys } from './parts.ts';

export interface AddressDetailsProps {
  readonly name: string;
  readonly label: string;
  readonly value: Address;
  readonly error: string | undefined;
  readonly errors: PartErrors;
  onChange(parts: Partial<Address>): void;
  /** Goes back to the search. */
  onAgain(): void;
  /** It is on the page. */
  onDrawn(): void;
}

/** What an address is once it was chosen, or is written by hand: nothing that an empty block shows. */
export function AddressDetails({ onDrawn, onAgain, ...props }: AddressDetailsProps) {
  useEffect(onDrawn, [onDrawn]);
  const { name, label, value, error, errors, onChange } = props;
  return value.is_manual_address ? (
    <PartFields {...{ name, value, errors, onChange }} asked={partKeys} />
  ) : (
    <ChosenAddress {...{ name, label, value, error, errors, onChange, onAgain }} />
  );
}
