import { describe, expect, it } from 'vitest';
import { fold, unaccented } from './fold.ts';

describe('fold', () => {
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
  ])('fold converts %s to %s', (name, folded) => {
    expect(fold(name)).toBe(folded);
  });

  it('fold gives the same result for every encoding of an accent', () => {
    expect(fold('Nicolo\u0300')).toBe(fold('Nicol\u00f2'));
  });

  it('unaccented keeps spaces and apostrophes', () => {
    expect(unaccented("L'Aquila, Città")).toBe("L'AQUILA, CITTA");
  });
});
