import { fakeBackEnd } from '@preventivo/core/testing';
import { describe, expect, it } from 'vitest';
import { createReference } from '../reference/reference.ts';
import { data } from '../testing/test-api.ts';
import { nominatimAddresses } from './nominatim.ts';

const house = {
  place_id: 98_765,
  licence: 'Data © OpenStreetMap contributors, ODbL 1.0',
  osm_type: 'way',
  osm_id: 1_234_567,
  lat: '44.7001',
  lon: '8.0359',
  category: 'building',
  type: 'yes',
  display_name: '12, Via Roma, Alba, Cuneo, Piemonte, 12051, Italia',
  address: {
    house_number: '12 bis',
    road: 'Via Roma',
    town: 'Alba',
    county: 'Cuneo',
    'ISO3166-2-lvl6': 'IT-CN',
    state: 'Piemonte',
    postcode: '12051',
    country: 'Italia',
    country_code: 'it',
  },
};

function nominatim(results: unknown) {
  const service = fakeBackEnd(() => Response.json(results));
  const options = { url: 'https://nominatim.example/own/', fetch: service.fetch };
  return { ...service, addresses: nominatimAddresses(createReference(data), options) };
}

describe('Nominatim addresses', () => {
  it('the Nominatim provider has the attribution that the licence of OpenStreetMap requires', () => {
    const { addresses } = nominatim([]);
    expect(addresses.attribution).toEqual({
      text: '© OpenStreetMap contributors',
      url: 'https://www.openstreetmap.org/copyright',
    });
  });

  it('the Nominatim provider requests paths below its configured URL', async () => {
    const { addresses, requests } = nominatim([]);
    await addresses.search('VIA ROMA 12, ALBA', 's');
    expect(requests[0]?.address).toBe(
      'https://nominatim.example/own/search?q=VIA+ROMA+12%2C+ALBA&format=jsonv2&addressdetails=1&countrycodes=it&limit=10&accept-language=it',
    );
  });

  it('the Nominatim provider returns the format of all providers, with the house number of the service', async () => {
    const { addresses } = nominatim([house]);
    const places = await addresses.search('VIA ROMA 12/A, ALBA', 's');
    expect(places.map(({ description }) => description)).toEqual([
      'VIA ROMA, 12/BIS, 12051 ALBA CN, ITALIA',
    ]);
  });

  it.each([['IT-SS'], [undefined]])(
    'the Nominatim provider selects the right municipality if two have the same name (province: %s)',
    async (province) => {
      const address = {
        road: 'Via Sardegna',
        village: 'San Teodoro',
        postcode: '07052',
        'ISO3166-2-lvl6': province,
      };
      const places = await nominatim([{ ...house, address }]).addresses.search('via sardegna', 's');
      expect(places.map(({ description }) => description)).toEqual([
        'VIA SARDEGNA, 07052 SAN TEODORO OT, ITALIA',
      ]);
    },
  );

  it('the Nominatim provider returns no addresses when the response is not a list', async () => {
    expect(await nominatim({ error: 'busy' }).addresses.search('via roma', 's')).toEqual([]);
  });
});
