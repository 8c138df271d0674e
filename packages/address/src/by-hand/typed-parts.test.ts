import { describe, expect, it } from 'vitest';
import { autofilledStreet, commaStreet, streetAndNumber, typedParts } from './typed-parts.ts';

const read = (text: string) => Object.values(typedParts(text));

describe('typedParts', () => {
  it.each([
    ['via roma 12/a, 20121 milano (mi)', 'via roma', '12/A', '20121', 'milano', 'MI'],
    ['VIA GARIBALDI, 12, 20121 MILANO MI, ITALIA', 'VIA GARIBALDI', '12', '20121', 'MILANO', 'MI'],
    ['VIA GARIBALDI, 20021 BOLLATE MI, ITALIA', 'VIA GARIBALDI', '', '20021', 'BOLLATE', 'MI'],
    ['Via Monza 12/A - 20127 Milano (MI)', 'Via Monza', '12/A', '20127', 'Milano', 'MI'],
    ['Via Monza, 12 – 20127 – Milano', 'Via Monza', '12', '20127', 'Milano', ''],
    ['Via Monza, 12 — 20127 — Milano', 'Via Monza', '12', '20127', 'Milano', ''],
    ['via roma 12 - bollate', 'via roma', '12', '', 'bollate', ''],
    ['via roma 12, 39100 bolzano - bozen', 'via roma', '12', '39100', 'bolzano - bozen', ''],
    ['via roma nr. 12, bollate', 'via roma', '12', '', 'bollate', ''],
    ['via roma, civico 12, bollate', 'via roma', '12', '', 'bollate', ''],
    ['via roma 12, bollate', 'via roma', '12', '', 'bollate', ''],
    ['via roma, 12, bollate', 'via roma', '12', '', 'bollate', ''],
    ['via roma 1, alba, cn', 'via roma', '1', '', 'alba', 'CN'],
    ['via roma 12 alba', 'via roma', '12', '', 'alba', ''],
    // In Italian, 'a' before a town means 'in'. It is part of the house number only if a comma, a symbol or a postal
    // code follows.
    ['via roma 12 a alba', 'via roma', '12', '', 'alba', ''],
    ['via roma 12 a, alba', 'via roma', '12/A', '', 'alba', ''],
    ['corso italia 9 e 11, gorizia', 'corso italia', '9-11', '', 'gorizia', ''],
    ['3, piazza verdi, gorizia', 'piazza verdi', '3', '', 'gorizia', ''],
    ['corso italia 9, nardò, provincia di lecce', 'corso italia', '9', '', 'nardò, lecce', ''],
    ['corso italia 9, nardò 73048 lecce', 'corso italia', '9', '73048', 'nardò, lecce', ''],
    ['corso italia 9, trieste, fvg', 'corso italia', '9', '', 'trieste, fvg', ''],
    ['corso italia 9 rosso, firenze', 'corso italia', '9 ROSSO', '', 'firenze', ''],
    ['corso italia 9 barrato c, gorizia', 'corso italia', '9/C', '', 'gorizia', ''],
    ['corso italia 9 go', 'corso italia', '9', '', '', 'GO'],
    ['corso italia 9, (go)', 'corso italia', '9', '', '', 'GO'],
    ['corso italia 9, cap 34170 gorizia', 'corso italia', '9', '34170', 'gorizia', ''],
    ['34170 - gorizia - corso italia - 9', 'corso italia', '9', '34170', 'gorizia', ''],
    ['spadafora, via roma 1', 'via roma', '1', '', 'spadafora', ''],
    ['corso italia senza numero civico, gorizia', 'corso italia', 'SNC', '', 'gorizia', ''],
    ['viale monza n. 12 20127 milano', 'viale monza', '12', '20127', 'milano', ''],
    ['viale monza 12, milano 20127', 'viale monza', '12', '20127', 'milano', ''],
    ['via 4 novembre 12, alba', 'via 4 novembre', '12', '', 'alba', ''],
    ['corso 22 marzo 5, 20135 milano', 'corso 22 marzo', '5', '20135', 'milano', ''],
    ['via 4 novembre', 'via 4 novembre', '', '', '', ''],
    ['via 4 novembre, re', 'via 4 novembre', '', '', 're', ''],
    ['strada statale 16, alba', 'strada statale 16', '', '', 'alba', ''],
    ['dorsoduro 3246, 30123 venezia', 'dorsoduro', '3246', '30123', 'venezia', ''],
    ['dorsoduro 3246 venezia', 'dorsoduro', '3246', '', 'venezia', ''],
    ['via roma 12 bis', 'via roma', '12/BIS', '', '', ''],
    ['via roma snc, alba', 'via roma', 'SNC', '', 'alba', ''],
    ['via roma 1, scala b, alba', 'via roma', '1', '', 'alba', ''],
    ['via roma 12 int. 3, 20121 milano', 'via roma', '12', '20121', 'milano', ''],
    ['via aurelia km 3,5, roma', 'via aurelia', 'KM 3,5', '', 'roma', ''],
    ['20121 milano, via roma 5', 'via roma', '5', '20121', 'milano', ''],
    ['milano, via roma 5', 'via roma', '5', '', 'milano', ''],
    ['via roma 1, 20121 milano mi, italy', 'via roma', '1', '20121', 'milano', 'MI'],
    ['via roma', 'via roma', '', '', '', ''],
    ['', '', '', '', '', ''],
  ])("typedParts splits '%s'", (text, ...parts) => {
    expect(read(text)).toEqual(parts);
  });
});

describe('manual street', () => {
  it('manual entry moves the number after the comma of a street to the house number field', () => {
    expect(commaStreet('Via Roma, 5/a')).toEqual({ street: 'Via Roma', street_number: '5/A' });
    expect(commaStreet('Via Roma')).toBeUndefined();
    expect(commaStreet('Via Roma, interna')).toBeUndefined();
  });

  it('manual entry asks about a house number at the end of the street, but not about a date in its name', () => {
    const apart = { street: 'Via Roma', street_number: '5' };
    expect(streetAndNumber({ street: 'Via Roma 5', street_number: '5' })).toEqual(apart);
    expect(streetAndNumber({ street: 'Via Roma 5', street_number: '' })).toEqual(apart);
    expect(streetAndNumber({ street: 'Via Roma, 5', street_number: '7' })).toEqual(apart);
    expect(streetAndNumber({ street: 'Via Roma 5', street_number: '7' })).toBeUndefined();
    expect(streetAndNumber({ street: 'Via Roma', street_number: '5' })).toBeUndefined();
    expect(streetAndNumber({ street: 'Via Roma', street_number: '' })).toBeUndefined();
    expect(streetAndNumber({ street: 'Via 25 Aprile', street_number: '' })).toBeUndefined();
    expect(streetAndNumber({ street: 'Strada Provinciale 27', street_number: '' })).toBeUndefined();
  });
});

describe('autofilled street', () => {
  it('the house number of an autofilled street moves to the house number field', () => {
    expect(autofilledStreet('', 'Via Roma 12')).toEqual({
      street: 'Via Roma',
      street_number: '12',
    });
    expect(autofilledStreet('', 'Corso Italia, 12/A')).toEqual({
      street: 'Corso Italia',
      street_number: '12/A',
    });
  });

  it('a street keeps a number that the user types', () => {
    expect(autofilledStreet('Via Roma 1', 'Via Roma 12')).toBeUndefined();
  });

  it('an autofilled street keeps a number that belongs to its name', () => {
    expect(autofilledStreet('', 'Via 25 Aprile')).toBeUndefined();
    expect(autofilledStreet('', 'Strada Statale 16')).toBeUndefined();
    expect(autofilledStreet('', 'SS 16')).toBeUndefined();
    expect(autofilledStreet('', 'Piazza Dante')).toBeUndefined();
  });
});
