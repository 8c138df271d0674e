import type { Reference } from '../reference/reference.ts';
import { completePlace, type ServicePlace } from './complete-place.ts';
import { foundPlaces, readPlaceId } from './place-id.ts';
import type { AddressProvider } from './provider.ts';
import { typedAddressReader } from './service.ts';

/**
 * Returns a provider that uses a service for complete addresses. The provider takes each
 * municipality from the register. It adds a missing house number or postal code from the typed
 * text. It stores nothing, because the id of an address contains its parts.
 * @param find returns the addresses that a typed text may mean, likeliest first
 */
export function addressesFrom(
  reference: Reference,
  find: (input: string) => Promise<readonly ServicePlace[]>,
): AddressProvider {
  const { data, municipalities } = reference;
  const read = typedAddressReader(reference);
  return {
    search: async (input) => {
      const found = await find(input);
      const typed = read(input);
      return foundPlaces(
        found.map((place) => completePlace(municipalities, data.provinces, place, typed)),
      );
    },
    details: async (placeId) => readPlaceId(municipalities, placeId),
  };
}
