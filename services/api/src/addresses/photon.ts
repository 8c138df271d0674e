import type { Reference } from '../reference/reference.ts';
import { completePlace } from './complete-place.ts';
import { foundPlaces, readPlaceId } from './place-id.ts';
import type { AddressProvider } from './provider.ts';
import { fetchJson, listAt, type ServiceOptions, serviceClient, textAt } from './service.ts';

/**
 * Photon, a search over OpenStreetMap (https://github.com/komoot/photon, `/api`). Its licence
 * requires the attribution '© OpenStreetMap contributors' next to the results.
 */
export function photonAddresses(reference: Reference, options: ServiceOptions): AddressProvider {
  const { data, municipalities } = reference;
  const { read, fetch, address } = serviceClient(reference, options);
  return {
    search: async (input) => {
      const url = address('api', { q: input, limit: '10', countrycode: 'IT' });
      for (const layer of ['house', 'street']) url.searchParams.append('layer', layer);
      const found = await fetchJson(fetch, url);
      const typed = read(input);
      return foundPlaces(
        listAt(found, 'features').map((feature) => {
          const place = {
            // A street feature has its name in `name`; a house has its street in `street`.
            street:
              textAt(feature, 'properties', 'street') || textAt(feature, 'properties', 'name'),
            number: textAt(feature, 'properties', 'housenumber'),
            cap: textAt(feature, 'properties', 'postcode'),
            city: textAt(feature, 'properties', 'city'),
            province: textAt(feature, 'properties', 'county'),
          };
          return completePlace(municipalities, data.provinces, place, typed);
        }),
      );
    },
    details: async (placeId) => readPlaceId(municipalities, placeId),
  };
}
