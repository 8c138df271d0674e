import { whenInUse } from '@preventivo/core';
import { Later, part, Skeleton } from '@preventivo/ui';
import { useEffect } from 'react';
import type { AddressDetailsProps } from './address-details.tsx';

const details = part(() => import('./address-details.tsx').then((module) => module.AddressDetails));

/** The parts of an address: an empty block does without them. */
export function LazyDetails(props: AddressDetailsProps) {
  return <Later part={details} given={props} meanwhile={<Skeleton count={2} />} />;
}

/** Fetches them while the search is read: they are there before an address is chosen. */
export function useDetails() {
  // A failure shows when they are drawn, and can be tried again there.
  useEffect(() => whenInUse(details.fetch), []);
}
