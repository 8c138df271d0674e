import fc from 'fast-check';
import { validate } from 'stdnum/lib/cjs/it/iva.js';
import { describe, expect, it } from 'vitest';
import { isVat, normaliseVat } from './vat.ts';

describe('isVat', () => {
  it.each(['00743110157', '07643520567', 'IT00488410010', 'it 00488410010', ' 0074311 0157 '])(
    'isVat accepts %o',
    (vat) => {
      expect(isVat(vat)).toBe(true);
    },
  );
  it.each([
    '00743110158',
    '12345678901',
    '00000000000',
    '',
    'IT',
    '0743110157',
    '007431101570',
    'FR00743110157',
    'IT0074311015A',
  ])('isVat rejects %o', (vat) => {
    expect(isVat(vat)).toBe(false);
  });
  it('normaliseVat returns the 11 digits', () => {
    expect(normaliseVat('IT 00743110157')).toBe('00743110157');
  });
  it('isVat agrees with an independent validator on the check digit', () => {
    // The validator accepts only these numbers of tax offices.
    const office = fc
      .integer({ min: 1, max: 100 })
      .map((number) => String(number).padStart(3, '0'));
    const firm = fc
      .integer({ min: 1, max: 9_999_999 })
      .map((number) => String(number).padStart(7, '0'));
    fc.assert(
      fc.property(firm, office, fc.integer({ min: 0, max: 9 }), (company, issued, last) => {
        const vat = `${company}${issued}${last}`;
        expect(isVat(vat)).toBe(validate(vat).isValid);
      }),
      { numRuns: 3000 },
    );
  });
});
