import { describe, expect, it } from 'vitest';
import { municipalities } from '../fiscal-code/register.fixture.ts';
import {
  composeMunicipality,
  isMunicipalityText,
  normaliseMunicipality,
  parseMunicipality,
  readMunicipality,
} from './municipality.ts';
import { isPostalCode } from './postal-code.ts';

describe('a municipality', () => {
  it.each([
    ['ROMA (RM)', { name: 'ROMA', province: 'RM' }],
    ['  reggio nell’emilia (re) ', { name: 'REGGIO NELL’EMILIA', province: 'RE' }],
    ['FORLÌ(FC)', { name: 'FORLÌ', province: 'FC' }],
  ])('a municipality parses from %o', (text, parts) => {
    expect(parseMunicipality(text)).toEqual(parts);
  });
  it.each([
    '',
    'ROMA',
    'ROMA RM',
    'ROMA (R)',
    'ROMA (ROM)',
    'ROMA (R1)',
    '(RM)',
    ' (RM)',
    'ROMA (RM) Italia',
    'ROMA [RM]',
  ])('a municipality is rejected when written %o', (text) => {
    expect(isMunicipalityText(text)).toBe(false);
  });
  it.each([
    ['Milano (mi)', 'MILANO (MI)'],
    [' reggio nell’emilia(re) ', 'REGGIO NELL’EMILIA (RE)'],
    [' Milano ', 'Milano'],
    ['', ''],
  ])('a municipality written %o is sent as %o', (text, sent) => {
    expect(normaliseMunicipality(text)).toBe(sent);
  });
  it.each([
    ['Milano, MI', 'MILANO (MI)'],
    ['Milano MI', 'MILANO (MI)'],
    ['milano - mi', 'MILANO (MI)'],
    ['Milano/MI', 'MILANO (MI)'],
    ['Milano [MI]', 'MILANO (MI)'],
    ['Arena Po [PV]', 'ARENA PO (PV)'],
    ['Bolzano/Bozen', 'Bolzano/Bozen'],
    ['BOLZANO/BOZEN (BZ)', 'BOLZANO/BOZEN (BZ)'],
    ['Milano (mi)', 'MILANO (MI)'],
    ["L'Aquila AQ", "L'AQUILA (AQ)"],
    ['Arena Po', 'Arena Po'],
    ['Arena Po, PV', 'ARENA PO (PV)'],
    ['Milano', 'Milano'],
    ['Re', 'Re'],
    ['', ''],
  ])('the municipality %o of another back end is read as %o', (text, read) => {
    expect(readMunicipality(text)).toBe(read);
  });
  it('every municipality of the register parses back to its name and province', () => {
    for (const { name, province } of municipalities)
      expect(parseMunicipality(composeMunicipality({ name, province }))).toEqual({
        name,
        province,
      });
  });
  it('every municipality of the register is sent unchanged', () => {
    for (const place of municipalities)
      expect(normaliseMunicipality(composeMunicipality(place))).toBe(composeMunicipality(place));
  });
});

describe('isPostalCode', () => {
  it.each(['20121', '00118', '00010', '98168', '01100', '39100', '00100', '20100'])(
    'isPostalCode accepts %s',
    (code) => {
      expect(isPostalCode(code)).toBe(true);
    },
  );
  it.each(['', '2012', '201211', '2012A', '00009', '98169'])('isPostalCode rejects %o', (code) => {
    expect(isPostalCode(code)).toBe(false);
  });
  it('isPostalCode accepts all postal codes, and the general codes of the 41 zoned cities', () => {
    const known = municipalities.flatMap((place) =>
      'caps' in place && Array.isArray(place.caps) ? [place.caps.map(String)] : [],
    );
    const zoned = known.filter((codes) => codes.length > 1);
    expect(known.flat().filter((code) => !isPostalCode(code))).toEqual([]);
    expect(zoned).toHaveLength(41);
    expect(zoned.filter(([first = '']) => !isPostalCode(`${first.slice(0, 3)}00`))).toEqual([]);
  });
});
