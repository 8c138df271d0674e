import { describe, expect, it } from 'vitest';
import { fold, unaccented } from './fold.ts';

describe('a name folded to A to Z', () => {
  it.each([
    ["D'Aló", 'DALO'],
    ['D’Angelo', 'DANGELO'],
    ['Bianchi-Rossi', 'BIANCHIROSSI'],
    ['De  Luca', 'DELUCA'],
    ['Strauß', 'STRAUSS'],
    ['STRAUẞ', 'STRAUSS'],
    ['Æsop', 'AESOP'],
    ['Œuvre', 'OEUVRE'],
    ['Ørsted', 'ORSTED'],
    ['Łódź', 'LODZ'],
    ['Đorđe', 'DORDE'],
    ['Guðrún Þórsdóttir', 'GUDRUNTHORSDOTTIR'],
    ['Işık', 'ISIK'],
    ['İnci', 'INCI'],
    ['Ħal', 'HAL'],
    ['Nguyễn', 'NGUYEN'],
    ['Юлия', ''],
    ['', ''],
  ])('%s is read as %s', (name, folded) => {
    expect(fold(name)).toBe(folded);
  });

  it('is the same however the accent is encoded', () => {
    expect(fold('Nicolo\u0300')).toBe(fold('Nicol\u00f2'));
  });

  it('keeps spaces and apostrophes where only the accents go', () => {
    expect(unaccented("L'Aquila, Città")).toBe("L'AQUILA, CITTA");
  });
});
