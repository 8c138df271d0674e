import { useEffect } from 'react';
import { ByHand, type ByHandProps } from './by-hand.tsx';
import { ChosenAddress } from './chosen-address.tsx';

export interface AddressDetailsProps extends ByHandProps {
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
