import { describe, expect, it } from 'vitest';
import { autofilledStreet } from './autofilled-street.ts';

describe('a street that is filled in', () => {
  it('leaves its house number to the next field when a browser filled in both', () => {
    expect(autofilledStreet('', 'Via Roma 12')).toEqual({
      street: 'Via Roma',
      street_number: '12',
    });
    expect(autofilledStreet('', 'Corso Italia, 12/A')).toEqual({
      street: 'Corso Italia',
      street_number: '12/A',
    });
  });

  it('keeps its number while somebody types it, key by key', () => {
    expect(autofilledStreet('Via Roma 1', 'Via Roma 12')).toBeUndefined();
  });

  it('keeps a number that belongs to the name', () => {
    expect(autofilledStreet('', 'Via 25 Aprile')).toBeUndefined();
    expect(autofilledStreet('', 'Strada Statale 16')).toBeUndefined();
    expect(autofilledStreet('', 'SS 16')).toBeUndefined();
    expect(autofilledStreet('', 'Piazza Dante')).toBeUndefined();
  });
});
