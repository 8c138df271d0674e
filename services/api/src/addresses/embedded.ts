import type { RuleSettings } from '@preventivo/core';
import type { Reference } from '../reference/reference.ts';
import { foundPlaces, readPlaceId } from './place-id.ts';
import type { AddressProvider } from './provider.ts';
import { addressReader } from './read-address.ts';

/**
 * Addresses without any service: the municipality and its postal codes are looked up, the street is
 * taken as it was typed. It calls nobody, and cannot know whether the street exists.
 */
export function embeddedAddresses(
  { municipalities, streets }: Reference,
  rules?: RuleSettings['addresses'],
): AddressProvider {
  const read = addressReader(municipalities, streets, rules);
  return {
    search: async (input) => {
      const address = read(input);
      if (!address) return [];
      const { street, number, cap, places } = address;
      return foundPlaces(
        places.flatMap(({ name: city, province: pv, caps }) =>
          (caps.includes(cap) ? [cap] : caps).map((code) => ({
            street,
            number,
            cap: code,
            city,
            pv,
          })),
        ),
      );
    },
    details: async (placeId) => readPlaceId(municipalities, placeId),
  };
}
