import { describe, expect, it } from 'vitest';
import { isCin, isEngineSerial, isPowerPair } from './engine.ts';

describe('isCin', () => {
  it.each(['FR-AAAC9171G210', 'DE-BAVG30A1G506', 'frAAAC9171G210'])('isCin accepts %s', (cin) => {
    expect(isCin(cin)).toBe(true);
  });
  it.each(['FR-AAAC9171M210', '', 'FR-AAAC91O1G210', 'F-AAAC9171G210', 'FR-AAAC9171G2100'])(
    'isCin rejects %o',
    (cin) => {
      expect(isCin(cin)).toBe(false);
    },
  );
});

describe('isEngineSerial', () => {
  it.each(['123456', 'YAM-6CJ 100234', 'FR-AAAC9171G210', 'a'.repeat(100)])(
    'isEngineSerial accepts %s',
    (serial) => {
      expect(isEngineSerial(serial)).toBe(true);
    },
  );
  it.each(['', '12345', ' 12345 ', '------', 'a'.repeat(101), 'abc\n123456', 'ABC#1234'])(
    'isEngineSerial rejects %o',
    (serial) => {
      expect(isEngineSerial(serial)).toBe(false);
    },
  );
});

describe('isPowerPair', () => {
  it.each([
    [73.55, 100],
    [73.55, 110],
    [73.55, 90],
    [29.4, 40],
    [1, 1.36],
    [1, 1],
    [1, 2],
    [2, 3],
    [3.7, 5],
  ])('isPowerPair accepts %d kW with %d horsepower', (kw, cavalli) => {
    expect(isPowerPair(kw, cavalli)).toBe(true);
  });
  it.each([
    [73.55, 111],
    [73.55, 89],
    [100, 100],
    [29.4, 9],
    [1, 3],
    [2, 4],
    [1, 1.8],
    [0, 0],
    [-10, -13.6],
    [Number.NaN, 10],
  ])('isPowerPair rejects %d kW with %d horsepower', (kw, cavalli) => {
    expect(isPowerPair(kw, cavalli)).toBe(false);
  });

  it('isPowerPair accepts horsepower rounded to a whole number in any direction', () => {
    const powers = Array.from({ length: 4000 }, (_, at) => 1 + at / 10);
    const pairs = powers.flatMap((kw) => {
      const horsepower = kw / 0.7355;
      return [Math.floor, Math.round, Math.ceil].map((round) => [kw, round(horsepower)] as const);
    });
    expect(pairs.filter((pair) => !isPowerPair(...pair))).toEqual([]);
  });

  it('isPowerPair accepts kilowatts rounded to a whole number', () => {
    const horsepower = Array.from({ length: 500 }, (_, at) => 1 + at);
    const pairs = horsepower.map((cv) => [Math.round(cv * 0.7355), cv] as const);
    expect(pairs.filter((pair) => !isPowerPair(...pair))).toEqual([]);
  });
});
