import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isAddressText, isComposedAddress } from './address-text.ts';
import { comparableAddress, isSameAddress } from './comparable-address.ts';
import { composeAddress, parseComposedAddress } from './composed-address.ts';
import { isHouseNumber, normaliseHouseNumber } from './house-number.ts';
import { isManualStreet } from './manual-street.ts';

const home = { street: 'Via Roma', street_number: '1', zip: '20121', city: 'MILANO (MI)' };

describe('a composed address', () => {
  it('has its street in capitals and ends with Italy', () => {
    expect(composeAddress(home)).toBe('VIA ROMA, 1, 20121 MILANO (MI), ITALIA');
  });
  it("has 'Milano (mi)' written by hand as MILANO (MI)", () => {
    const byHand = { ...home, city: 'Milano (mi)' };
    expect(composeAddress(byHand)).toBe('VIA ROMA, 1, 20121 MILANO (MI), ITALIA');
  });
  it.each(['street', 'street_number', 'zip', 'city'])(
    'is empty while its %s is missing',
    (part) => {
      expect(composeAddress({ ...home, [part]: ' ' })).toBe('');
    },
  );
  it('is read back into its parts', () => {
    expect(parseComposedAddress('VIA ROMA, 1, 20121 MILANO (MI), ITALIA')).toEqual({
      search: 'VIA ROMA, 1, 20121 MILANO (MI), ITALIA',
      street: 'VIA ROMA',
      street_number: '1',
      zip: '20121',
      city: 'MILANO (MI)',
      is_manual_address: false,
    });
  });
  it('comes back the same, whatever its parts', () => {
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
  ])('is only searched for when it is %o', (text) => {
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

describe('two addresses', () => {
  it('are the same without brackets, whatever their case and spaces', () => {
    expect(isSameAddress(composeAddress(home), 'Via  Roma, 1, 20121 Milano MI, Italia')).toBe(true);
    expect(comparableAddress('VIA ROMA, 1, 20121 MILANO (MI), ITALIA')).toBe(
      'VIA ROMA, 1, 20121 MILANO MI, ITALIA',
    );
  });
  it('are the same with an apostrophe for an accent', () => {
    expect(
      isSameAddress(
        "VIA FORLI', 1, 67100 L’AQUILA (AQ), ITALIA",
        "VIA FORLÌ, 1, 67100 L'AQUILA AQ, ITALIA",
      ),
    ).toBe(true);
  });
  it('differ in the house number, and nothing is the same as nothing', () => {
    expect(
      isSameAddress(composeAddress(home), composeAddress({ ...home, street_number: '2' })),
    ).toBe(false);
    expect(isSameAddress('', '()')).toBe(false);
  });
});

describe('the text of an address', () => {
  it.each([
    'Via Roma',
    'via roma 1, milano',
    'VIA ROMA, 1, 20121 MILANO (MI), ITALIA',
    'VIA ROMA, 1, 20121 MILANO MI, ITALIA',
    "Piazza Sant'Ambrogio 12/A, Milano",
    'Via 4 Novembre',
    'Via G. Verdi, 3-5, 00186 Roma',
    "Località Ca' Bianca 7°",
  ])('may be %s', (text) => {
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
  ])('is refused as %o', (text) => {
    expect(isAddressText(text)).toBe(false);
  });
  it('is a whole address when it ends with Italy', () => {
    expect(isComposedAddress(composeAddress(home))).toBe(true);
    expect(isComposedAddress('VIA ROMA, 1, 20121 MILANO (MI)')).toBe(false);
    expect(isComposedAddress('VIA ITALIA')).toBe(false);
  });
});

describe('a street written by hand', () => {
  it.each([
    'Via Roma',
    'Via 4 Novembre',
    "Corso dell'Unità d’Italia",
    'Via XX Settembre',
    'Strada 2°',
    'Via G. Verdi',
    'Via Sant-Martin',
  ])('may be %s', (street) => {
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
  ])('is refused as %o', (street) => {
    expect(isManualStreet(street)).toBe(false);
  });
});

describe('a house number', () => {
  it.each(['1', '12', '123', '12/A', '12-b', '12/3'])('may be %s', (number) => {
    expect(isHouseNumber(number)).toBe(true);
  });
  it.each(['', 'A', '1234', '12A', '12/', '12/AB', '-1', 'SNC', '12 /A'])(
    'is refused as %o',
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
    ['12', '12'],
    ['SNC', 'SNC'],
  ])('written %o is sent as %s', (typed, sent) => {
    expect(normaliseHouseNumber(typed)).toBe(sent);
  });
});
