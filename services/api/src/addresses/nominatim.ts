import type { Reference } from '../reference/reference.ts';
import { addressesFrom } from './addresses-from.ts';
import { openStreetMap } from './attribution.ts';
import type { AddressProvider } from './provider.ts';
import { fetchJson, type ServiceOptions, serviceClient, textAt } from './service.ts';

const settlements = ['city', 'town', 'village', 'municipality'] as const;

/**
 * Nominatim (https://nominatim.org, `/search`) on a self-hosted server, because the public server
 * forbids suggestions while typing.
 */
export function nominatimAddresses(reference: Reference, options: ServiceOptions): AddressProvider {
  const { fetch, address } = serviceClient(options);
  const provider = addressesFrom(reference, async (input) => {
    const query = {
      q: input,
      format: 'jsonv2',
      addressdetails: '1',
      countrycodes: 'it',
      limit: '10',
      'accept-language': 'it',
    };
    const found = await fetchJson(fetch, address('search', query));
    return (Array.isArray(found) ? found : []).map((result) => {
      const part = (name: string) => textAt(result, 'address', name);
      return {
        street: part('road'),
        number: part('house_number'),
        cap: part('postcode'),
        city: settlements.map(part).find((name) => name !== '') ?? '',
        // The code of the province, such as 'IT-MI'.
        province: part('ISO3166-2-lvl6').slice(-2),
      };
    });
  });
  return { ...provider, attribution: openStreetMap };
}
