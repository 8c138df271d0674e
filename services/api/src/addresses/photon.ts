import type { Reference } from '../reference/reference.ts';
import { addressesFrom } from './addresses-from.ts';
import { openStreetMap } from './attribution.ts';
import type { AddressProvider } from './provider.ts';
import { fetchJson, listAt, type ServiceOptions, serviceClient, textAt } from './service.ts';

/**
 * Photon, a search over OpenStreetMap (https://github.com/komoot/photon, `/api`).
 */
export function photonAddresses(reference: Reference, options: ServiceOptions): AddressProvider {
  const { fetch, address } = serviceClient(options);
  const provider = addressesFrom(reference, async (input) => {
    const url = address('api', { q: input, limit: '10', countrycode: 'IT' });
    for (const layer of ['house', 'street']) url.searchParams.append('layer', layer);
    const found = await fetchJson(fetch, url);
    return listAt(found, 'features').map((feature) => ({
      // A street feature has its name in `name`; a house has its street in `street`.
      street: textAt(feature, 'properties', 'street') || textAt(feature, 'properties', 'name'),
      number: textAt(feature, 'properties', 'housenumber'),
      cap: textAt(feature, 'properties', 'postcode'),
      city: textAt(feature, 'properties', 'city'),
      province: textAt(feature, 'properties', 'county'),
    }));
  });
  return { ...provider, attribution: openStreetMap };
}
