import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comparableAddress, isAddressText, isSameAddress } from './comparable-address.ts';
import { composeAddress, parseComposedAddress } from './composed-address.ts';
import { isNamedPart } from './named-part.ts';
import { isHouseNumber, isManualStreet, mayBeStreet, normaliseHouseNumber } from './street.ts';

const home = { street: 'Via Roma', street_number: '1', zip: '20121', city: 'MILANO (MI)' };

describe('composeAddress', () => {
  it('composeAddress writes the street in capitals and ends with ITALIA', () => {
    expect(composeAddress(home)).toBe('VIA ROMA, 1, 20121 MILANO (MI), ITALIA');
  });
  it("composeAddress writes the city 'Milano (mi)' as MILANO (MI)", () => {
    const byHand = { ...home, city: 'Milano (mi)' };
    expect(composeAddress(byHand)).toBe('VIA ROMA, 1, 20121 MILANO (MI), ITALIA');
  });
  it('composeAddress keeps the decimal comma of a house number in kilometres', () => {
    const road = { ...home, street: 'Via Aurelia', street_number: 'KM 3,5' };
    expect(parseComposedAddress(composeAddress(road))).toMatchObject({
      street: 'VIA AURELIA',
      street_number: 'KM 3,5',
      zip: '20121',
    });
    const found = parseComposedAddress(composeAddress(road));
    expect(isNamedPart(found, 'street_number')).toBe(true);
  });
  it('composeAddress replaces a typographic apostrophe with a straight one', () => {
    expect(composeAddress({ ...home, street: 'Via dell`Orto' })).toContain("VIA DELL'ORTO, 1");
  });
  it.each(['street', 'street_number', 'zip', 'city'])(
    'composeAddress returns an empty text when the %s is missing',
    (part) => {
      expect(composeAddress({ ...home, [part]: ' ' })).toBe('');
    },
  );
  it('parseComposedAddress splits a composed address into its parts', () => {
    expect(parseComposedAddress('VIA ROMA, 1, 20121 MILANO (MI), ITALIA')).toEqual({
      search: 'VIA ROMA, 1, 20121 MILANO (MI), ITALIA',
      street: 'VIA ROMA',
      street_number: '1',
      zip: '20121',
      city: 'MILANO (MI)',
      is_manual_address: false,
    });
  });
  it.each(['20121 Milano, MI, Italia', '20121 Milano, (MI), ITALIA'])(
    'parseComposedAddress accepts a comma before the province: %s',
    (place) => {
      expect(parseComposedAddress(`VIA ROMA, 1, ${place}`)).toMatchObject({
        street: 'VIA ROMA',
        zip: '20121',
        city: 'Milano (MI)',
      });
    },
  );
  it('composeAddress writes any parts so that parseComposedAddress reads them back', () => {
    const word = fc
      .stringMatching(/^[A-ZÀÈ'0-9 .]{1,12}[A-Z]$/)
      .map((text) => text.trim().replace(/ +/g, ' '));
    const parts = fc.record({
      street: word,
      street_number: fc.stringMatching(/^\d{1,3}(\/[A-Z])?$/),
      zip: fc.stringMatching(/^\d{5}$/),
      city: word,
    });
    fc.assert(
      fc.property(parts, (address) => {
        expect(parseComposedAddress(composeAddress(address))).toMatchObject(address);
      }),
    );
  });
  it.each([
    '',
    'Via Roma',
    'VIA ROMA, 1, MILANO (MI), ITALIA',
    '1, 20121 MILANO (MI), ITALIA',
    'VIA ROMA, 1, 20121 MILANO (MI)',
    ', , , ITALIA',
  ])('parseComposedAddress leaves %o in the search box only', (text) => {
    expect(parseComposedAddress(text)).toEqual({
      search: text,
      street: '',
      street_number: '',
      zip: '',
      city: '',
      is_manual_address: false,
    });
  });
});

describe('isSameAddress', () => {
  it('isSameAddress ignores brackets, case and spaces', () => {
    expect(isSameAddress(composeAddress(home), 'Via  Roma, 1, 20121 Milano MI, Italia')).toBe(true);
    expect(comparableAddress('VIA ROMA, 1, 20121 MILANO (MI), ITALIA')).toBe(
      'VIA ROMA, 1, 20121 MILANO MI, ITALIA',
    );
  });
  it('isSameAddress treats an apostrophe as an accent', () => {
    expect(
      isSameAddress(
        "VIA FORLI', 1, 67100 L’AQUILA (AQ), ITALIA",
        "VIA FORLÌ, 1, 67100 L'AQUILA AQ, ITALIA",
      ),
    ).toBe(true);
  });
  it('isSameAddress compares the house number, and matches no empty address', () => {
    expect(
      isSameAddress(composeAddress(home), composeAddress({ ...home, street_number: '2' })),
    ).toBe(false);
    expect(isSameAddress('', '()')).toBe(false);
  });
});

describe('isAddressText', () => {
  it.each([
    'Via Roma',
    'via roma 1, milano',
    'VIA ROMA, 1, 20121 MILANO (MI), ITALIA',
    'VIA ROMA, 1, 20121 MILANO MI, ITALIA',
    "Piazza Sant'Ambrogio 12/A, Milano",
    'Via 4 Novembre',
    'Via G. Verdi, 3-5, 00186 Roma',
    "Località Ca' Bianca 7°",
    'Via Roma, 1 – 20121 Milano (MI)',
  ])('isAddressText accepts %s', (text) => {
    expect(isAddressText(text)).toBe(true);
  });
  it.each([
    '',
    'Roma',
    'Roma, Italia',
    'Milano (MI), Italia',
    'v r',
    '20121 20122',
    'Via Roma 201211',
    'Via Roma 20121 20122',
    'Via Roma <script>',
    `Via ${'a'.repeat(300)}`,
  ])('isAddressText rejects %o', (text) => {
    expect(isAddressText(text)).toBe(false);
  });
});

describe('isManualStreet', () => {
  it.each([
    'Via Roma',
    'Via 4 Novembre',
    "Corso dell'Unità d’Italia",
    'Via XX Settembre',
    'Strada 2°',
    'Via G. Verdi',
    'Via Sant-Martin',
  ])('isManualStreet accepts %s', (street) => {
    expect(isManualStreet(street)).toBe(true);
  });
  it.each([
    '',
    'Via',
    'V Roma',
    'Via R',
    'ViaRoma',
    'Via Roma, 1',
    'Via Roma!',
    `Via ${'a'.repeat(97)}`,
  ])('isManualStreet rejects %o', (street) => {
    expect(isManualStreet(street)).toBe(false);
  });
  it('isManualStreet accepts 100 characters', () => {
    expect(isManualStreet(`Via ${'a'.repeat(96)}`)).toBe(true);
  });
});

describe('isHouseNumber', () => {
  it.each(['1', '12', '123', '12/A', '12-b', '12/3'])('isHouseNumber accepts %s', (number) => {
    expect(isHouseNumber(number)).toBe(true);
  });
  it.each(['', 'A', '1234', '12A', '12/', '12/AB', '-1', 'SNC', '12 /A'])(
    'isHouseNumber rejects %o',
    (number) => {
      expect(isHouseNumber(number)).toBe(false);
    },
  );
  it.each([
    ['12a', '12/A'],
    ['12 A', '12/A'],
    ['12 / a', '12/A'],
    ['12-b', '12-B'],
    ['n. 12', '12'],
    ['N° 12/a', '12/A'],
    ['nr. 12', '12'],
    ['num. 12', '12'],
    ['civico 12', '12'],
    ['civ. 12', '12'],
    ['12', '12'],
    ['SNC', 'SNC'],
  ])('normaliseHouseNumber writes %o as %s', (typed, sent) => {
    expect(normaliseHouseNumber(typed)).toBe(sent);
  });
});

describe('the wide rules for addresses written by hand', () => {
  it.each([
    '3246',
    '12345',
    '12A',
    '12 a',
    '12/a',
    '12bis',
    '12 bis',
    '12/TER',
    '12/3',
    'SNC',
    'snc',
  ])('the wide rules accept the house number %s', (number) => {
    expect(isHouseNumber(number, 'wide')).toBe(true);
  });
  it.each([
    '20/86',
    '43/12',
    '17/2/4',
    '12-14',
    '12/AB',
    '12 quater',
    'km 12,5',
    'KM 3',
    'km. 1,200',
  ])('the wide rules accept the regional house number %s', (number) => {
    expect(isHouseNumber(number, 'wide')).toBe(true);
    expect(isHouseNumber(number)).toBe(false);
  });
  it.each(['', '0a1', '123456', '12AB', '12,A', 'bis', 'dodici', 'SNC 2', '-1', '12/'])(
    'the wide rules reject the house number %o',
    (number) => {
      expect(isHouseNumber(number, 'wide')).toBe(false);
    },
  );
  it.each([
    ['12bis', '12/BIS'],
    ['3246 a', '3246/A'],
    ['n. 3246', '3246'],
    ['s.n.c.', 'SNC'],
    ['snc', 'SNC'],
    ['km. 12,5', 'KM 12,5'],
  ])('the wide rules accept the house number %o as %s', (typed, sent) => {
    expect(normaliseHouseNumber(typed)).toBe(sent);
    expect(isHouseNumber(sent, 'wide')).toBe(true);
  });
  it.each(['Dorsoduro', "Ca'", 'XX-Settembre', 'Laubengasse', 'Via Portici/Laubengasse'])(
    'the wide rules accept a street of one word or of two languages: %s',
    (street) => {
      expect(isManualStreet(street, 'wide')).toBe(true);
      expect(isManualStreet(street)).toBe(false);
    },
  );
  it.each(['', 'V', '3246', 'Dorsoduro, 3246', 'Dorsoduro!', 'a'.repeat(101)])(
    'the wide rules reject the street %o',
    (street) => {
      expect(isManualStreet(street, 'wide')).toBe(false);
    },
  );
  it('the wide rules accept everything that the strict rules accept, unchanged', () => {
    const number = fc.stringMatching(/^\d{1,3}([/-][A-Za-z\d])?$/);
    const street = fc.stringMatching(/^[A-Za-zÀ-ù\d'’.°º-]{2,12} [A-Za-zÀ-ù\d '’.°º-]{2,12}$/);
    fc.assert(
      fc.property(number, street, (one, other) => {
        fc.pre(isHouseNumber(one) && isManualStreet(other));
        expect([isHouseNumber(one, 'wide'), isManualStreet(other, 'wide')]).toEqual([true, true]);
        expect(normaliseHouseNumber(one)).toBe(one.toUpperCase());
      }),
    );
  });
});

describe('isNamedPart', () => {
  const found = {
    search: 'DORSODURO, 3246, 30123 VENEZIA VE, ITALIA',
    street: 'DORSODURO',
    street_number: '3246',
    zip: '30123',
    city: 'VENEZIA (VE)',
    is_manual_address: false,
  };
  const isNamed = (change: Partial<typeof found> = {}) =>
    (['street', 'street_number'] as const).map((part) =>
      isNamedPart({ ...found, ...change }, part),
    );

  it('isNamedPart accepts a part of the found address in capitals and small letters', () => {
    expect(isNamed()).toEqual([true, true]);
    expect(isNamed({ search: 'Dorsoduro, 3246, 30123 Venezia VE, Italia' })).toEqual([true, true]);
  });
  it('isNamedPart rejects a part that was changed after the search', () => {
    const search = 'DORSODURO, 30123 VENEZIA VE, ITALIA';
    expect(isNamed({ search })).toEqual([true, false]);
    expect(isNamed({ street_number: '3247' })).toEqual([true, false]);
    expect(isNamed({ street_number: '' })).toEqual([true, false]);
  });
  it('isNamedPart accepts a part of a saved record', () => {
    const kept = { search: composeAddress(found), is_manual_address: true };
    expect(isNamed(kept)).toEqual([true, true]);
    expect(isNamed({ ...kept, street: 'CASTELLO' })).toEqual([false, true]);
  });
  it('isNamedPart accepts a part of the found address up to the length limit of a street', () => {
    const street = `RIO TERÀ ${'A'.repeat(91)}`;
    const named = (road: string) =>
      isNamed({ street: road, search: `${road}, 3246, 30123 VENEZIA VE` });
    expect([named(street), named(`${street}A`)]).toEqual([
      [true, true],
      [false, true],
    ]);
  });
  it('isNamedPart accepts a confirmed street with a comma, which is sent without the comma', () => {
    const street = 'Rione Alto, comparto B';
    const kept = { ...found, street, is_manual_address: true };
    const search = composeAddress(kept);
    expect([mayBeStreet(street), mayBeStreet('Via Roma, 5')]).toEqual([true, false]);
    expect(search).toBe('RIONE ALTO COMPARTO B, 3246, 30123 VENEZIA (VE), ITALIA');
    expect(isNamedPart({ ...kept, search }, 'street')).toBe(true);
  });
  it('isNamedPart rejects parts that were only typed into the search box', () => {
    const typed = { search: 'Dorsoduro, 3246, Venezia', is_manual_address: true };
    expect(isNamed(typed)).toEqual([false, false]);
  });
});
