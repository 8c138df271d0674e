import { expect, it } from 'vitest';
import { amount, numberWords, whole } from './field.ts';

const asked = { label: 'Quanto?', code: 'QUANTO', error: 'Indicare quanto' };

it.each([
  ['euro and cents', amount(asked), 1234.5, '1.234,50 €'],
  ['euro', amount({ ...asked, suffix: '€' }), 250000, '250.000 €'],
  ['tonnes', amount({ ...asked, suffix: 't' }), 2.35, '2,35 t'],
  ['metres', amount({ ...asked, suffix: 'm', decimals: 1 }), 7.5, '7,5 m'],
  ['kilowatts', whole({ ...asked, suffix: 'kW' }), 15, '15 kW'],
  ['square metres', whole({ ...asked, suffix: 'm²' }), 1000, '1000 m²'],
  ['a year', whole(asked), 2016, '2016'],
])('numberWords formats %s with the unit', (_, field, answer, words) => {
  // A no-break space precedes the unit.
  expect(numberWords(field, answer)).toBe(words.replace(' ', '\u00a0'));
});
