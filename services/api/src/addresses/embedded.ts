import { isPostalCode } from '@preventivo/italian';
import type { Reference } from '../reference/reference.ts';
import { foundPlaces, readPlaceId } from './place-id.ts';
import type { AddressProvider } from './provider.ts';
import { addressReader } from './read-address/read-address.ts';

/**
 * Addresses without any service: the municipality and its postal codes are looked up, the street is
 * taken as it was typed. It calls nobody, and cannot know whether the street exists, nor which of several
 * postal codes it has: an address is answered once for each municipality and each way to read it, and what is left open is asked after it.
 */
export function embeddedAddresses({ municipalities, streets }: Reference): AddressProvider {
  const read = addressReader(municipalities, streets);
  return {
    search: async (input) => {
      return foundPlaces(
        read(input).flatMap(({ street, number, cap, places }) =>
          places.map(({ name: city, province: pv, caps }) => {
            const isInProvince = municipalities
              .withPostalCode(cap)
              .some(({ province }) => province === pv);
            return { street, number, cap: capOf(cap, caps, isInProvince), city, pv };
          }),
        ),
      );
    },
    details: async (placeId) => readPlaceId(municipalities, placeId),
  };
}

/**
 * The postal code that was typed where the town may have it, though no list says so, or another town of its province has
 * it; else the town's only one. The general code of a zoned city, such as 20100, asks for that of the street.
 */
function capOf(typed: string, caps: readonly string[], isInProvince: boolean): string {
  const [only = ''] = caps.length === 1 ? caps : [];
  const isOwn = isInProvince || caps.some((cap) => cap.slice(0, 3) === typed.slice(0, 3));
  const isGeneral = caps.length > 1 && typed.endsWith('00');
  return caps.includes(typed) || (isOwn && !isGeneral && isPostalCode(typed)) ? typed : only;
}
