import { fakeBackEnd } from '@preventivo/core/testing';
import { describe, expect, it } from 'vitest';
import { createReference } from '../reference/reference.ts';
import { data } from '../testing/test-api.ts';
import { googleAddresses } from './google.ts';

const suggestion = (placeId: string, text: string) => ({
  placePrediction: {
    place: `places/${placeId}`,
    placeId,
    text: { text, matches: [{ endOffset: 8 }] },
    types: ['street_address', 'geocode'],
  },
});
const component = (longText: string, shortText: string, ...types: string[]) => ({
  longText,
  shortText,
  types,
  languageCode: 'it',
});
const place = {
  id: 'ChIJ_monza-12',
  formattedAddress: 'Viale Monza, 12, 20127 Milano MI, Italia',
  addressComponents: [
    component('12', '12', 'street_number'),
    component('Viale Monza', 'Viale Monza', 'route'),
    component('Milano', 'Milano', 'locality', 'political'),
    component('Milano', 'Milano', 'administrative_area_level_3', 'political'),
    component('Città Metropolitana di Milano', 'MI', 'administrative_area_level_2', 'political'),
    component('Italia', 'IT', 'country', 'political'),
    component('20127', '20127', 'postal_code'),
  ],
};

function google(answers: { suggestions?: readonly unknown[]; place?: unknown }) {
  const service = fakeBackEnd(({ address }) =>
    Response.json(
      address.endsWith(':autocomplete') ? { suggestions: answers.suggestions } : answers.place,
    ),
  );
  const options = { url: 'https://places.example', key: 'chiave-segreta', fetch: service.fetch };
  return { ...service, addresses: googleAddresses(createReference(data), options) };
}

describe('Google addresses', () => {
  it('the Google provider has the mark of Google', () => {
    const { addresses } = google({});
    expect(addresses.attribution).toEqual({ text: 'Google Maps' });
  });

  it("the Google provider sends its key in a header, and the id of the visitor's session", async () => {
    const { addresses, requests } = google({ suggestions: [] });
    await addresses.search('VIALE MONZA 12', 'sessione-1');
    const [request] = requests;
    expect(request?.address).toBe('https://places.example/v1/places:autocomplete');
    expect(request?.headers.get('x-goog-api-key')).toBe('chiave-segreta');
    expect(request?.body).toEqual({
      input: 'VIALE MONZA 12',
      sessionToken: 'sessione-1',
      includedPrimaryTypes: ['street_address', 'route', 'premise'],
      languageCode: 'it',
      regionCode: 'it',
      includedRegionCodes: ['it'],
    });
  });

  it('the Google provider formats suggestions like a form, with the typed postal code', async () => {
    const { addresses } = google({
      suggestions: [suggestion('ChIJ_monza-12', 'Viale Monza, 12, Milano MI, Italia')],
    });
    const [typed] = await addresses.search('VIALE MONZA 12, MILANO', 's');
    expect(typed?.description).toBe('VIALE MONZA, 12, MILANO MI, ITALIA');
    const [composed] = await addresses.search('VIALE MONZA, 12, 20127 MILANO (MI), ITALIA', 's');
    expect(composed?.description).toBe('VIALE MONZA, 12, 20127 MILANO MI, ITALIA');
  });

  it('the Google provider accepts a four-digit house number and a one-word street', async () => {
    const { addresses } = google({
      suggestions: [suggestion('ChIJ_venice', 'Dorsoduro, 3246, Venezia VE, Italia')],
      place: {
        ...place,
        addressComponents: [
          component('3246', '3246', 'street_number'),
          component('Dorsoduro', 'Dorsoduro', 'route'),
          component('Venezia', 'Venezia', 'administrative_area_level_3', 'political'),
          component('Città Metropolitana di Venezia', 'VE', 'administrative_area_level_2'),
          component('30123', '30123', 'postal_code'),
        ],
      },
    });
    const [found] = await addresses.search('DORSODURO 3246', 's');
    expect(found?.description).toBe('DORSODURO, 3246, VENEZIA VE, ITALIA');
    const parts = { street: 'DORSODURO', number: '3246', cap: '30123', city: 'VENEZIA', pv: 'VE' };
    expect(await addresses.details('ChIJ_venice', 's')).toEqual(parts);
  });

  it('the Google provider finds the address that a form composed, with its postal code', async () => {
    const suggestions = [suggestion('ChIJ_venice', 'Dorsoduro, 3246, Venezia VE, Italia')];
    const composed = 'DORSODURO, 3246, 30123 VENEZIA (VE), ITALIA';
    const [found] = await google({ suggestions }).addresses.search(composed, 's');
    expect(found?.description).toBe(composed.replace(/[()]/g, ''));
  });

  it("the Google provider keeps Google's description of an address in an unknown municipality", async () => {
    const { addresses } = google({
      suggestions: [suggestion('ChIJ_mestre', 'Via Piave, 3, Atlantide VE, Italia'), {}],
    });
    const places = await addresses.search('VIA PIAVE 3, ATLANTIDE', 's');
    expect(places).toEqual([
      { placeId: 'ChIJ_mestre', description: 'VIA PIAVE, 3, ATLANTIDE VE, ITALIA' },
    ]);
  });

  it('the Google provider returns the parts of an address and ends the session', async () => {
    const { addresses, requests } = google({ place });
    expect(await addresses.details('ChIJ_monza-12', 'sessione-1')).toEqual({
      street: 'VIALE MONZA',
      number: '12',
      cap: '20127',
      city: 'MILANO',
      pv: 'MI',
    });
    expect(requests[0]?.address).toBe(
      'https://places.example/v1/places/ChIJ_monza-12?sessionToken=sessione-1&languageCode=it',
    );
  });

  it('the Google provider sends no request for an id that Google cannot have issued', async () => {
    const { addresses, requests } = google({ place });
    expect(await addresses.details('../../v1/other', 's')).toBeUndefined();
    expect(requests).toEqual([]);
  });

  it('the Google provider returns no parts for a place outside the current municipalities', async () => {
    const abroad = {
      ...place,
      addressComponents: [component('Lugano', 'Lugano', 'administrative_area_level_3')],
    };
    expect(await google({ place: abroad }).addresses.details('ChIJ_lugano', 's')).toBeUndefined();
  });
});
