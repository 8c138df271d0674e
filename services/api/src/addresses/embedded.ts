import { isPostalCode } from '@preventivo/italian';
import type { Reference } from '../reference/reference.ts';
import { foundPlaces, readPlaceId } from './place-id.ts';
import type { AddressProvider } from './provider.ts';
import { addressReader } from './read-address/read-address.ts';

/**
 * Finds addresses without an external service. This provider looks up the municipality and its
 * postal codes, and keeps the street as typed. It cannot check whether the street exists, or select
 * one of several postal codes. Therefore it returns an address for each meaning of the input, and
 * the form asks for the missing parts.
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
 * Returns the typed postal code if it is plausible: listed for the town, near a listed code, or
 * used in the town's province. Otherwise returns the town's only code, or ''. Rejects the general
 * code of a city (20100 for Milano), because each street has a more precise code.
 */
function capOf(typed: string, caps: readonly string[], isInProvince: boolean): string {
  const [only = ''] = caps.length === 1 ? caps : [];
  const isOwn = isInProvince || caps.some((cap) => cap.slice(0, 3) === typed.slice(0, 3));
  const isGeneral = caps.length > 1 && typed.endsWith('00');
  return caps.includes(typed) || (isOwn && !isGeneral && isPostalCode(typed)) ? typed : only;
}
