import { fakeBackEnd } from '@preventivo/core/testing';
import { describe, expect, it } from 'vitest';
import { createReference } from '../reference/reference.ts';
import { data } from '../testing/test-api.ts';
import { photonAddresses } from './photon.ts';

const house = {
  type: 'Feature',
  geometry: { type: 'Point', coordinates: [9.2056, 45.4853] },
  properties: {
    osm_type: 'N',
    osm_id: 1_234_567,
    osm_key: 'place',
    osm_value: 'house',
    type: 'house',
    housenumber: '12',
    street: 'Viale Monza',
    postcode: '20127',
    district: 'Municipio 2',
    city: 'Milano',
    county: 'Milano',
    state: 'Lombardia',
    country: 'Italia',
    countrycode: 'IT',
  },
};
const street = {
  ...house,
  properties: {
    ...house.properties,
    type: 'street',
    name: 'Viale Monza',
    street: undefined,
    housenumber: undefined,
  },
};
const inCastro = {
  ...house,
  properties: {
    ...house.properties,
    street: 'Via Roma',
    postcode: '73030',
    city: 'Castro',
    county: 'Lecce',
  },
};
const elsewhere = {
  ...house,
  properties: { ...house.properties, city: 'Lugano', countrycode: 'CH' },
};

function photon(features: readonly unknown[]) {
  const service = fakeBackEnd(() => Response.json({ type: 'FeatureCollection', features }));
  const options = { url: 'http://photon.example:2322', fetch: service.fetch };
  return { ...service, addresses: photonAddresses(createReference(data), options) };
}

describe('Photon addresses', () => {
  it('the Photon provider has the attribution that the licence of OpenStreetMap requires', () => {
    const { addresses } = photon([]);
    expect(addresses.attribution).toEqual({
      text: '© OpenStreetMap contributors',
      url: 'https://www.openstreetmap.org/copyright',
    });
  });

  it('the Photon provider searches only in Italy, for houses and streets', async () => {
    const { addresses, requests } = photon([]);
    await addresses.search('VIALE MONZA 12, MILANO', 's');
    const url = new URL(requests[0]?.address ?? '');
    expect(url.origin + url.pathname).toBe('http://photon.example:2322/api');
    expect(url.searchParams.get('q')).toBe('VIALE MONZA 12, MILANO');
    expect(url.searchParams.get('countrycode')).toBe('IT');
    expect(url.searchParams.getAll('layer')).toEqual(['house', 'street']);
  });

  it('the Photon provider returns the format of all providers, and the parts of an address', async () => {
    const { addresses } = photon([house, house, elsewhere]);
    const places = await addresses.search('VIALE MONZA 12, MILANO', 's');
    expect(places.map(({ description }) => description)).toEqual([
      'VIALE MONZA, 12, 20127 MILANO MI, ITALIA',
    ]);
    expect(await addresses.details(places[0]?.placeId ?? '', 's')).toEqual({
      street: 'VIALE MONZA',
      number: '12',
      cap: '20127',
      city: 'MILANO',
      pv: 'MI',
    });
  });

  it('the Photon provider adds the typed house number to a street', async () => {
    const { addresses } = photon([street]);
    const places = await addresses.search('VIALE MONZA 305/B, MILANO', 's');
    expect(places[0]?.description).toBe('VIALE MONZA, 305/B, 20127 MILANO MI, ITALIA');
  });

  it('the Photon provider selects the right municipality if two have the same name', async () => {
    const places = await photon([inCastro]).addresses.search('via roma', 's');
    expect(places[0]?.description).toBe('VIA ROMA, 12, 73030 CASTRO LE, ITALIA');
  });

  it.each([
    ['Bolzano - Bozen', '39100 BOLZANO BZ'],
    ['Urtijëi - St. Ulrich - Ortisei', '39046 ORTISEI BZ'],
    ['Casteddu/Cagliari', 'CAGLIARI CA'],
  ])(
    'the Photon provider finds a municipality by its multilingual name: %s',
    async (city, place) => {
      const there = { properties: { ...house.properties, street: 'Via Roma', city, postcode: '' } };
      const places = await photon([there]).addresses.search('via roma 12', 's');
      expect(places.map(({ description }) => description)).toEqual([
        `VIA ROMA, 12, ${place}, ITALIA`,
      ]);
    },
  );

  it.each([
    ['an error', () => new Response('', { status: 500 })],
    ['no JSON', () => new Response('<html>')],
    ['nothing', () => Promise.reject(new TypeError('fetch failed'))],
  ])('the Photon provider throws when the service responds with %s', async (_, answer) => {
    const options = { url: 'http://photon.example', fetch: async () => answer() };
    const addresses = photonAddresses(createReference(data), options);
    await expect(addresses.search('via roma 1, milano', 's')).rejects.toThrow(
      /photon\.example did not answer/,
    );
  });

  it('the Photon provider returns no addresses when the response has an unknown format', async () => {
    const { fetch } = fakeBackEnd(() =>
      Response.json({ features: [null, 7, { properties: [] }, {}] }),
    );
    const options = { url: 'http://photon.example', fetch };
    const addresses = photonAddresses(createReference(data), options);
    expect(await addresses.search('via roma 1, milano', 's')).toEqual([]);
  });
});
