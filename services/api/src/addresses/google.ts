import type { Reference } from '../reference/reference.ts';
import { googleMaps } from './attribution.ts';
import { completePlace, type ServicePlace } from './complete-place.ts';
import { type AddressProvider, describe, type FoundPlace } from './provider.ts';
import { addressReader, type ReadAddress } from './read-address/read-address.ts';
import {
  fetchJson,
  listAt,
  type ServiceOptions,
  serviceClient,
  textAt,
  typedAddressReader,
} from './service.ts';

const kinds = ['street_address', 'route', 'premise'];
const country = { languageCode: 'it', regionCode: 'it', includedRegionCodes: ['it'] };

/**
 * Returns a provider that uses the Google Places API (New). Google's suggestions have no postal
 * code. This provider adds the typed postal code and uses the format of the other providers.
 * Without both changes, no suggestion would match an address that the form composed.
 */
export function googleAddresses(
  reference: Reference,
  options: ServiceOptions & { readonly key: string },
): AddressProvider {
  const { data, municipalities, streets } = reference;
  const { fetch, address } = serviceClient(options);
  const read = typedAddressReader(reference);
  // Parses the service's descriptions. Unlike `read`, it keeps the house number if a text has
  // several meanings.
  const readFound = addressReader(municipalities, streets);
  const get = (url: URL, fields: string, init: RequestInit = {}) =>
    fetchJson(fetch, url, {
      ...init,
      headers: {
        'content-type': 'application/json',
        'x-goog-api-key': options.key,
        'x-goog-fieldmask': fields,
      },
    });

  return {
    attribution: googleMaps,
    search: async (input, session) => {
      const fields = 'suggestions.placePrediction.placeId,suggestions.placePrediction.text.text';
      const found = await get(address('v1/places:autocomplete'), fields, {
        method: 'POST',
        body: JSON.stringify({
          input,
          sessionToken: session,
          includedPrimaryTypes: kinds,
          ...country,
        }),
      });
      const typed = read(input);
      return listAt(found, 'suggestions').flatMap((suggestion): FoundPlace[] => {
        const placeId = textAt(suggestion, 'placePrediction', 'placeId');
        const text = textAt(suggestion, 'placePrediction', 'text', 'text');
        return placeId && text ? [{ placeId, description: described(text, typed) }] : [];
      });
    },
    details: async (placeId, session) => {
      if (!/^[\w-]{1,300}$/.test(placeId)) return undefined;
      const url = address(`v1/places/${placeId}`, { sessionToken: session, languageCode: 'it' });
      const place = await get(url, 'id,formattedAddress,addressComponents');
      return completePlace(municipalities, data.provinces, placeIn(place));
    },
  };

  /**
   * Converts 'Via Roma, 1, Milano MI, Italia' to the format of `describe`. Keeps the text when its
   * municipality is unknown.
   */
  function described(text: string, typed: ReadAddress | undefined): string {
    const [found] = readFound(text);
    const place = found?.places[0];
    const { province = '', name: city = '' } = place ?? {};
    const parts =
      found &&
      completePlace(
        municipalities,
        data.provinces,
        { ...found, city, province },
        typedIn(typed, city),
      );
    return parts ? describe(parts) : text.toUpperCase();
  }
}

const typedIn = (typed: ReadAddress | undefined, city: string) =>
  typed?.places.some(({ name }) => name === city) ? typed : undefined;

function placeIn(place: unknown): ServicePlace {
  const components = listAt(place, 'addressComponents');
  const part = (type: string, form: 'longText' | 'shortText' = 'longText') =>
    textAt(
      components.find((one) => listAt(one, 'types').includes(type)),
      form,
    );
  return {
    street: part('route'),
    number: part('street_number'),
    cap: part('postal_code'),
    city: part('administrative_area_level_3') || part('locality'),
    province: part('administrative_area_level_2', 'shortText'),
  };
}
