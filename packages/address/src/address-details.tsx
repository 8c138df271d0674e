import type { Address } from '@preventivo/core/italian';
import { useEffect } from 'react';
import { ByHand } from './by-hand.tsx';
import { ChosenAddress } from './chosen-address.tsx';
import type { PartErrors } from './parts.ts';

export interface AddressDetailsProps {
  readonly name: string;
  readonly label: string;
  readonly value: Address;
  readonly error: string | undefined;
  readonly errors: PartErrors;
  /** What was typed into the search box just before it was left for this. @defaultValue nothing */
  readonly typed?: string | undefined;
  onChange(parts: Partial<Address>): void;
  /** Goes back to the search. */
  onAgain(): void;
  /** It is on the page. */
  onDrawn(): void;
}

/** What an address is once it was chosen, or is written by hand: nothing that an empty block shows. */
export function AddressDetails({ onDrawn, onAgain, typed, ...props }: AddressDetailsProps) {
  useEffect(onDrawn, [onDrawn]);
  return props.value.is_manual_address ? (
    <ByHand {...props} typed={typed} />
  ) : (
    <ChosenAddress {...props} onAgain={onAgain} />
  );
}
