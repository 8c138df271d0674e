import { composeAddress, composeMunicipality } from '@preventivo/italian';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createReference } from '../reference/reference.ts';
import { data } from '../testing/test-api.ts';
import { embeddedAddresses } from './embedded.ts';
import { placeIdOf } from './place-id.ts';

const addresses = embeddedAddresses(createReference(data));
const found = async (typed: string) =>
  (await addresses.search(typed, '')).map(({ description }) => description);

describe('embedded addresses', () => {
  it.each([
    ['via roma 1, alba', 'VIA ROMA, 1, 12051 ALBA CN, ITALIA'],
    ['Via Roma, 1, Alba (CN), Italia', 'VIA ROMA, 1, 12051 ALBA CN, ITALIA'],
    ['via roma 1, alba, cn', 'VIA ROMA, 1, 12051 ALBA CN, ITALIA'],
    ['via roma n. 12a alba', 'VIA ROMA, 12/A, 12051 ALBA CN, ITALIA'],
    ['via roma 12 a alba', 'VIA ROMA, 12/A, 12051 ALBA CN, ITALIA'],
    ['via roma 12/b alba', 'VIA ROMA, 12/B, 12051 ALBA CN, ITALIA'],
    ['v.roma 1 alba', 'VIA ROMA, 1, 12051 ALBA CN, ITALIA'],
    ['V.LE MONZA 12 20127 MILANO', 'VIALE MONZA, 12, 20127 MILANO MI, ITALIA'],
    ['viale monza 12, milano 20127', 'VIALE MONZA, 12, 20127 MILANO MI, ITALIA'],
    ['corso 22 marzo 5, 20135 milano', 'CORSO 22 MARZO, 5, 20135 MILANO MI, ITALIA'],
    ['via 4 novembre, alba', 'VIA 4 NOVEMBRE, 12051 ALBA CN, ITALIA'],
    ['ss 16 12 alba', 'STRADA STATALE 16, 12, 12051 ALBA CN, ITALIA'],
    ['strada statale 16, alba', 'STRADA STATALE 16, 12051 ALBA CN, ITALIA'],
    ['piazza del duomo 1 l’aquila', "PIAZZA DEL DUOMO, 1, 67100 L'AQUILA AQ, ITALIA"],
    ['via libertà 3, rosà', 'VIA LIBERTÀ, 3, 36027 ROSÀ VI, ITALIA'],
    ['via brennero 1, bozen', 'VIA BRENNERO, 1, 39100 BOLZANO BZ, ITALIA'],
    ['viale timavo 3, reggio emilia', "VIALE TIMAVO, 3, REGGIO NELL'EMILIA RE, ITALIA"],
    [
      'Corso Garibaldi 3, 89125 Reggio Calabria (RC)',
      'CORSO GARIBALDI, 3, 89125 REGGIO DI CALABRIA RC, ITALIA',
    ],
    ['Via Brennero 1, 39100 Bolzano/Bozen (BZ)', 'VIA BRENNERO, 1, 39100 BOLZANO BZ, ITALIA'],
    ['via brennero 1, bolzano - bozen', 'VIA BRENNERO, 1, 39100 BOLZANO BZ, ITALIA'],
    ['Via Monza 12/A - 20127 Milano (MI)', 'VIA MONZA, 12/A, 20127 MILANO MI, ITALIA'],
    ['Via Monza, 12 – 20127 – Milano', 'VIA MONZA, 12, 20127 MILANO MI, ITALIA'],
    ['Via Roma 1 – Alba', 'VIA ROMA, 1, 12051 ALBA CN, ITALIA'],
    ['via roma nr. 12, alba', 'VIA ROMA, 12, 12051 ALBA CN, ITALIA'],
    ['via roma num 12, alba', 'VIA ROMA, 12, 12051 ALBA CN, ITALIA'],
    ['via roma, civico 12/a, alba', 'VIA ROMA, 12/A, 12051 ALBA CN, ITALIA'],
    ['via roma civ. 12 12051 alba', 'VIA ROMA, 12, 12051 ALBA CN, ITALIA'],
    ['via roma 1, alben', 'VIA ROMA, 1, 17031 ALBENGA SV, ITALIA'],
  ])('the search parses a typed address: %s', async (typed, description) => {
    expect(await found(typed)).toContain(description);
  });

  it.each(['12/BIS', '12/TER', '7/A', 'SNC', '3246', '20/86', '12-14', '12/AB', 'KM 12,5'])(
    'the search finds the address that a form composed with the number %s',
    async (street_number) => {
      const wide = embeddedAddresses(createReference(data));
      const parts = { street: 'Via Roma', street_number, zip: '12051', city: 'ALBA (CN)' };
      const composed = composeAddress(parts).replace(/[()]/g, '');
      const places = await wide.search(composed, '');
      expect(places.map(({ description }) => description)).toEqual([composed]);
    },
  );

  it.each([
    ['dorsoduro 3246, 30123 venezia', 'DORSODURO, 3246, 30123 VENEZIA VE, ITALIA'],
    ['Dorsoduro, 3246, 30123 Venezia (VE), Italia', 'DORSODURO, 3246, 30123 VENEZIA VE, ITALIA'],
    ['via roma 12 bis, alba', 'VIA ROMA, 12/BIS, 12051 ALBA CN, ITALIA'],
    ['via roma 1, 28062 cameri no', 'VIA ROMA, 1, 28062 CAMERI NO, ITALIA'],
    ['via roma 1, riva presso chieri', 'VIA ROMA, 1, 10020 RIVA PRESSO CHIERI TO, ITALIA'],
    ['via roma 1, 10121 moncalieri', 'VIA ROMA, 1, 10121 MONCALIERI TO, ITALIA'],
    ['via roma 20/86, alba', 'VIA ROMA, 20/86, 12051 ALBA CN, ITALIA'],
    ['via roma 12-14, alba', 'VIA ROMA, 12-14, 12051 ALBA CN, ITALIA'],
    ['via roma snc, alba', 'VIA ROMA, SNC, 12051 ALBA CN, ITALIA'],
    ['via roma 1, alba', 'VIA ROMA, 1, 12051 ALBA CN, ITALIA'],
    ['corso 22 marzo 5, 20135 milano', 'CORSO 22 MARZO, 5, 20135 MILANO MI, ITALIA'],
  ])(
    "the search parses an address regardless of the broker's rules: %s",
    async (typed, description) => {
      const wide = embeddedAddresses(createReference(data));
      const places = await wide.search(typed, '');
      expect(places.map((place) => place.description)).toContain(description);
    },
  );

  it('the search returns one address in a city with many postal codes, and keeps a typed postal code', async () => {
    const open = ['VIA ROMA, 1, MILANO MI, ITALIA'];
    expect(await found('via roma 1 milano')).toEqual(open);
    expect(await found('via roma 1, 20121 milano')).toEqual([
      'VIA ROMA, 1, 20121 MILANO MI, ITALIA',
    ]);
  });

  it('the search offers both towns when the postal code belongs to another town', async () => {
    expect(await found('via roma 1, 00184 milano')).toEqual([
      'VIA ROMA, 1, MILANO MI, ITALIA',
      'VIA ROMA, 1, 00184 ROMA RM, ITALIA',
    ]);
  });

  it.each([
    ['corso italia 5 24122', 'CORSO ITALIA, 5, 24122 BERGAMO BG, ITALIA'],
    ['corso italia 5, 24122 b', 'CORSO ITALIA, 5, 24122 BERGAMO BG, ITALIA'],
    ['corso italia 5 24122 berg', 'CORSO ITALIA, 5, 24122 BERGAMO BG, ITALIA'],
  ])(
    'the search finds the town by its postal code before the user types the town: %s',
    async (typed, description) => {
      expect(await found(typed)).toEqual([description]);
    },
  );

  it('the search returns no address until the user types the town, if many towns share the postal code', async () => {
    expect(await found('via roma 1 24030')).toEqual([]);
    expect(await found('via roma 1 24030 bre')).toEqual([
      'VIA ROMA, 1, 24030 BREMBATE DI SOPRA BG, ITALIA',
    ]);
  });

  it.each([
    ['corso italia bergamo', 'CORSO ITALIA, BERGAMO BG, ITALIA'],
    ['piazza duomo milano', 'PIAZZA DUOMO, MILANO MI, ITALIA'],
    ['corso italia bergamo (bg)', 'CORSO ITALIA, BERGAMO BG, ITALIA'],
    ['via garibaldi bollate', 'VIA GARIBALDI, 20021 BOLLATE MI, ITALIA'],
    ['via roma milano 20121', 'VIA ROMA, 20121 MILANO MI, ITALIA'],
    ['via 25 aprile bergamo', 'VIA 25 APRILE, BERGAMO BG, ITALIA'],
    ['strada statale 16 alba', 'STRADA STATALE 16, 12051 ALBA CN, ITALIA'],
    ["corso italia reggio nell'emilia", "CORSO ITALIA, REGGIO NELL'EMILIA RE, ITALIA"],
  ])(
    'the search separates a street and its town without a house number: %s',
    async (typed, description) => {
      expect(await found(typed)).toEqual([description]);
    },
  );

  it.each([
    ['via nazionale 10 roma', 'VIA NAZIONALE, 10, ROMA RM, ITALIA'],
    ['case sparse 12, alba', 'CASE SPARSE, 12, 12051 ALBA CN, ITALIA'],
  ])(
    'the search finds a street whose name is also a kind of road: %s',
    async (typed, description) => {
      expect(await found(typed)).toEqual([description]);
    },
  );

  it('the search returns the current province when the user types a former province', async () => {
    const olbia = ['VIA ROMA, 1, 07026 OLBIA OT, ITALIA'];
    expect(await found('Via Roma 1, 07026 Olbia SS')).toEqual(olbia);
    expect(await found('via roma 1, olbia (ss)')).toEqual(olbia);
  });

  it('the search returns an address in each municipality of the typed name, but only one if the user types its province', async () => {
    expect(await found('via roma 1, castro')).toEqual([
      'VIA ROMA, 1, 24063 CASTRO BG, ITALIA',
      'VIA ROMA, 1, 73030 CASTRO LE, ITALIA',
    ]);
    expect(await found('via roma 1, castro le')).toEqual(['VIA ROMA, 1, 73030 CASTRO LE, ITALIA']);
  });

  it.each([
    ['while only the street is there', 'via roma'],
    ['while only the street and its number are there', 'corso italia 5'],
    ['while only the street is there, though it ends like a municipality', 'via monte rosa'],
    ['in the town of the man it is called after', 'via leonardo da vinci'],
    ['in a town after words that are no street', 'mario rossi milano'],
    ['in a town after a number and another word', 'corso italia 5 casa bergamo'],
    ['without a street', 'milano'],
    ['with nothing but a street word', 'via 12, milano'],
    ['in a municipality nobody knows', 'via roma 1, atlantide'],
    ['for nothing', ''],
  ])('the search finds no address %s', async (_, typed) => {
    expect(await found(typed)).toEqual([]);
  });

  it('the search finds the address that a form composed, in any municipality', async () => {
    const places = data.municipalities.filter(({ current }) => current);
    const street = fc.constantFrom(
      'Via Roma',
      "Via dell'Università",
      'Corso 22 Marzo',
      'Strada G. Verdi',
    );
    const number = fc.constantFrom('1', '12', '305', '7/A', '9-3');
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...places),
        fc.nat(),
        street,
        number,
        async (place, n, road, no) => {
          const zip = place.caps[n % place.caps.length] ?? '';
          const parts = { street: road, street_number: no, zip, city: composeMunicipality(place) };
          const composed = composeAddress(parts);
          expect(await found(composed)).toEqual([composed.replace(/[()]/g, '')]);
        },
      ),
      { numRuns: 500 },
    );
  });

  it('the search never throws, for any typed text', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 300 }), async (typed) => {
        expect(Array.isArray(await found(typed))).toBe(true);
      }),
    );
  });
});

describe('id of an address', () => {
  const parts = { street: 'VIA LIBERTÀ', number: '3/A', cap: '36027', city: 'ROSÀ', pv: 'VI' };

  it('the id of an address decodes to the same address', async () => {
    expect(await addresses.details(placeIdOf(parts), '')).toEqual(parts);
  });

  it.each([
    ['in a municipality of the past', placeIdOf({ ...parts, city: 'ABETONE', pv: 'PT' })],
    ['in another province', placeIdOf({ ...parts, pv: 'RM' })],
    ['without a street', placeIdOf({ ...parts, street: '' })],
    ['with a postal code of letters', placeIdOf({ ...parts, cap: 'ABCDE' })],
    ['that is none', 'c2FsdmU'],
    ['in no known writing', '§§§'],
  ])('an id decodes to undefined for an address %s', async (_, placeId) => {
    expect(await addresses.details(placeId, '')).toBeUndefined();
  });
});
