import { describe, expect, it } from 'vitest';
import { plainSigns } from './address-signs.ts';

describe('plainSigns', () => {
  it.each([
    ['Via Roma 5 cap 27100 Pavia', 'Via Roma 5 27100 Pavia'],
    ['Via Roma 5, IT-73014 Gallipoli', 'Via Roma 5, 73014 Gallipoli'],
    ['Via Roma 5, Gallipoli, provincia di Lecce', 'Via Roma 5, Gallipoli, Lecce'],
    ['Via Roma 5 Gallipoli prov. Lecce', 'Via Roma 5 Gallipoli, Lecce'],
    ['Via Roma 12 barrato A, Alba', 'Via Roma 12/A, Alba'],
    ['Via Roma 12 lett. A Alba', 'Via Roma 12/A Alba'],
    ['Via Roma 12/rosso, Genova', 'Via Roma 12 rosso, Genova'],
    ['Via Roma s.n., Alba', 'Via Roma snc, Alba'],
    ['Via Roma senza numero, Alba', 'Via Roma snc, Alba'],
    ['Via Roma civico n. 5 Alba', 'Via Roma n. 5 Alba'],
    ['Via Roma5 Alba', 'Via Roma 5 Alba'],
    ['Via Roma 5Alba', 'Via Roma 5 Alba'],
    ['12051 - Alba - Via Roma - 5', '12051 Alba - Via Roma, 5'],
    ['Via Roma 12 - 14, Alba', 'Via Roma 12-14, Alba'],
  ])('plainSigns normalises %s', (typed, text) => {
    expect(plainSigns(typed)).toBe(text);
  });

  it.each([
    'Via Roma 1, Provaglio Val Sabbia',
    'Via Provincia Vecchia 5, Alba',
    'Via S. N. Rossi 5, Alba',
    'Via Roma 12bis, Alba',
    'Via Roma 5, 39100 Bolzano - Bozen',
    'Via 121ª Brigata 5, Alba',
  ])('plainSigns keeps the name in %s', (typed) => {
    expect(plainSigns(typed)).toBe(typed);
  });
});
