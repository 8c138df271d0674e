import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { normalisePlate } from './normalise-plate.ts';
import {
  isBoatPlate,
  isBoatRegistration,
  isCarPlate,
  isCommercialPlate,
  isInheritedPlate,
  isMachinePlate,
  isMopedPlate,
  isMotorbikePlate,
  isOriginalPlate,
  isQuadricyclePlate,
  isServicePlate,
  isTrailerPlate,
  isVintageBikePlate,
  isVintagePlate,
  plateProvinces,
} from './plates.ts';

const options: {
  readonly lines: {
    readonly commercialVehicle: {
      readonly tipoVeicolo: { readonly options: readonly { readonly key: string }[] };
    };
  };
} = JSON.parse(
  readFileSync(new URL('../../../../services/api/data/enums.json', import.meta.url), 'utf8'),
);
const commercialTypes = options.lines.commercialVehicle.tipoVeicolo.options.map(({ key }) => key);

type Accepts = (plate: string) => boolean;
const kinds: readonly (readonly [string, Accepts, readonly string[], readonly string[]])[] = [
  [
    'a car',
    isCarPlate,
    [
      'AB123CD',
      'ab 123-cd',
      'MI12345',
      'TO123456',
      'MI1A2345',
      'ROMA12345',
      'ROMA1A2345',
      'ROMA 12345',
      'FO12345',
      'RM12345',
      'RO12345',
    ],
    [
      'AI123CD',
      'AB12CD',
      'MIAB1234',
      'ROMA12',
      'AB1234C',
      'MA12345',
      'OM12345',
      'MI1234',
      'MI1234567',
      'AB123C0',
      '',
      'MIABCDE',
      '12345',
    ],
  ],
  [
    'a motorbike',
    isMotorbikePlate,
    ['AA12345', 'MI123456', 'MI12345', 'ROMA123456', 'aa 12345'],
    ['AA123BB', 'A12345', 'AI12345', 'XX123456', 'MI1A2345', ''],
  ],
  [
    'a moped',
    isMopedPlate,
    ['X2345B', 'X2BCDF', 'x2 345b', '234567'],
    ['X1234B', 'XA2345', 'X_BCDF', 'X0345B', 'X2345', 'X2345BC', ''],
  ],
  [
    'a heavy quadricycle',
    isQuadricyclePlate,
    ['AB12345'],
    ['AB123CD', 'X2BCDF', 'AI12345', 'AB1234', 'MI123456', ''],
  ],
  [
    'a commercial vehicle of any type',
    isCommercialPlate,
    ['AB123CD', 'MI123456', 'ROMA123456', 'AB12345', 'AB123C', 'ABC123', 'MI1234', 'X2345B'],
    ['ABC', 'AB123CD9999', 'AB1234', 'AI123C', ''],
  ],
  [
    'a service with a register of its own',
    isServicePlate,
    [
      ...[
        'EI AB 123',
        'EI 123456',
        'AM AB 123',
        'MM CD 456',
        'CC DP 123',
        'VF 12345',
        'GdF 123 AB',
      ],
      ...['CRI 123 AB', 'CRI A123B', 'CP 1234', 'CFS 123 AB', 'CD 123 AB', 'SCV 1234', 'CV 12345'],
    ],
    ['MI 123 AB', 'EI', 'EI 12', 'SCV', 'CRI ABC', 'EI AB 1234567', 'AB1234', ''],
  ],
  [
    'an older trailer',
    isTrailerPlate,
    ['AB12345', 'ab 12345', 'AG01102', 'MI012345', 'BO1234'],
    ['AB1234', 'AI12345', 'AB123C', ''],
  ],
  [
    'a machine',
    isMachinePlate,
    ['AB123C', 'ab 123 c', 'ABC123', 'BO 0123', 'MIA123', 'MIA1234'],
    ['AB123CD', 'AB12C', 'AI123C', 'AB123O', 'AIC123', 'AB12345', ''],
  ],
  [
    'a vehicle of before 1994',
    isOriginalPlate,
    ['MI123', 'MI123456', 'mi 12345-A', 'ROMA123456'],
    ['MI12', 'ROMA1234567', 'AB123CD', 'AA12345', 'MIABC', ''],
  ],
  [
    'a vintage motorbike or moped',
    isVintageBikePlate,
    [
      ...['X2345B', '2X3B4C', 'x2 3b-4c', 'XBCDFG'],
      ...['4X5T6', '4x 5t6', '7H4KA', '00A11', '2B3C4', '23456', 'BCDFG'],
      ...['MI123', 'ROMA123456', 'AA12345', 'MI 12345', 'FU1234', 'TO1A234'],
    ],
    ['4X5T', 'ABCDE', 'XAEI23', 'X0123B', '4X5T!', 'MI1234567', ''],
  ],
  [
    'a vintage vehicle',
    isVintagePlate,
    [
      'MI123',
      'ROMA1',
      'ROMA123456',
      'TO1A234',
      'AB123CD',
      'AA12345',
      'MI 12345',
      'FU1234',
      'ROMA 1A2345',
    ],
    ['MI12', 'XX123', 'MIABC', 'MI1AB2', 'ROMA1234567', 'MI1234567', 'AB1234', ''],
  ],
  [
    'a boat',
    isBoatPlate,
    ['GE1234D', 'ABCD1234D', '123456', 'ge 1234-d', 'natante', 'GE_1234', 'SV/1234/D'],
    ['GE12D', 'ABCDE123456', '!!!!!!', '- - 12 - -', ''],
  ],
  [
    'a registered boat',
    isBoatRegistration,
    [
      'ABCD1234D',
      'ABCD1234ND',
      'GE1234D',
      'GE 1234 D',
      'N1234CO',
      'GE1234DX',
      '2GE1234D',
      'N1234COX',
      'GE1D',
      'GE12345D',
    ],
    ['ABCD123D', 'ABCD1234', 'GE1234', 'GE123456D', 'N123456CO', 'ABC1234D', ''],
  ],
];

describe.each(kinds)('the plate of %s', (_, accepts, right, wrong) => {
  it.each(right)('the plate may be %s', (plate) => {
    expect(accepts(plate)).toBe(true);
  });
  it.each(wrong)('the plate is rejected when it is %o', (plate) => {
    expect(accepts(plate)).toBe(false);
  });
});

describe('isInheritedPlate', () => {
  it.each([
    ['1', 'AB123CD', true],
    ['3', 'MI12345', true],
    ['2', 'AA12345', true],
    ['4', 'X2345B', true],
    ['1', 'AA12345', false],
    ['2', 'AB123CD', false],
    ['4', 'AB123CD', false],
    ['5', 'AB123CD', false],
    [1, 'AB123CD', true],
    [null, 'AB123CD', false],
  ])('isInheritedPlate for type %s and plate %s is %s', (type, plate, expected) => {
    expect(isInheritedPlate(plate, type)).toBe(expected);
  });
});

describe('isCommercialPlate', () => {
  it.each([
    ['furgone', 'AB123CD', true],
    ['furgone', 'MI1A2345', true],
    ['furgone', 'DK12345', false],
    ['furgone', 'AB123C', false],
    ['motocarro', 'DK12345', true],
    ['motocarro', 'MI123456', true],
    ['motocarro', 'X2345B', true],
    ['motocarro', 'AB123C', false],
    ['macchina_agricola', 'AB123C', true],
    ['macchina_agricola', 'BO1234', true],
    ['macchina_agricola', 'DK12345', false],
    ['macchina_operatrice', 'AB123C', true],
    ['macchina_operatrice', 'ABC123', true],
    ['macchina_operatrice', 'DK12345', false],
    ['rimorchio', 'XA123BC', true],
    ['rimorchio', 'AB12345', true],
    ['rimorchio', 'MI012345', true],
    ['rimorchio', 'AB123C', false],
    ['veicolo_uso_speciale', 'DK12345', true],
    ['altro', 'AB123C', true],
    ['furgone', 'EI AB 123', true],
    ['autocarro_oltre_35', 'CRI 123 AB', true],
    ['autobus', 'SCV 1234', true],
    ['altro', 'ABC', false],
    ['dirigibile', 'DK12345', true],
    [null, 'DK12345', true],
  ])('isCommercialPlate for type %s and plate %s is %s', (type, plate, expected) => {
    expect(isCommercialPlate(plate, type)).toBe(expected);
  });

  it('isCommercialPlate accepts the plate of a car for every type', () => {
    for (const type of commercialTypes)
      for (const plate of ['AB123CD', 'MI12345', 'ROMA1A2345'])
        expect(isCommercialPlate(plate, type), `${type} ${plate}`).toBe(true);
  });
});

describe('plates', () => {
  it('plates are sent in capitals without spaces and hyphens', () => {
    expect(normalisePlate(' ab 123-cd\u00a0')).toBe('AB123CD');
  });
  it('plates may start with any present or former province of the data', () => {
    const data = new URL('../../../../services/api/data/provinces.json', import.meta.url);
    const { current, historical }: Record<'current' | 'historical', readonly { code: string }[]> =
      JSON.parse(readFileSync(data, 'utf8'));
    const codes = [...current, ...historical].map(({ code }) => code).sort();
    expect(plateProvinces.split(' ')).toEqual(codes);
  });
});
