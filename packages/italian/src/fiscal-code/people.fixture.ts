import fc from 'fast-check';
import type { FiscalCodeData } from './fiscal-code.ts';
import { municipalities, states } from './register.fixture.ts';

const surnames = [
  'Rossi',
  'Bianchi',
  'Fo',
  'Po',
  'Re',
  'Ìsola',
  "D'Aló",
  'D’Angelo',
  "De'Sica",
  'Dell’Oro',
  'Nicolò',
  'Bianchi-Rossi',
  'Àcquàro',
  'Pizzi Cannella',
  'Müller',
  'Groß',
  'Strauß-Kahn',
  'Peña',
  'Łukasiewicz',
  'Ørsted',
  'Đorđević',
  'Þórsson',
  'Çelik',
  'Işık',
  'Škvorecký',
  'Nguyễn',
  'Aiò',
  'Oe',
  'O',
  'Ẋu',
];
const names = [
  'Mario',
  'Noè',
  'Anna Maria',
  "Niccolo'",
  'Zoë',
  'Ivo',
  'Al',
  'Jean-Pierre',
  'Gianfranco',
  'Rocco',
  'Æthel',
  'Œuvrard',
  'Renée',
  'Eva',
  'Ía',
  'Aòi',
  'Ljubiša',
  'Ömer',
  'Maria Concetta',
  'Cosimo',
  'Y',
];

const letters = fc.constantFrom(..."abcdefghilmnopqrstuvzàèéìòùäöüñçøłßÆ'- ");
const invented = fc
  .tuple(fc.constantFrom(...'BCDLMNRSTAEIOU'), fc.array(letters, { minLength: 1, maxLength: 12 }))
  .map(([first, rest]) => first + rest.join(''));

const places = [
  ...municipalities.map(({ belfiore }) => belfiore),
  ...states.flatMap(({ belfiore }) => belfiore ?? []),
];

/** Invented people, with every birthplace of the data. Their names include cases that simple calculators get wrong. */
export const people: fc.Arbitrary<FiscalCodeData> = fc.record({
  surname: fc.oneof(fc.constantFrom(...surnames), invented),
  name: fc.oneof(fc.constantFrom(...names), invented),
  sex: fc.constantFrom(0, 1),
  birthDate: fc
    .date({ min: new Date('1926-01-02'), max: new Date('2026-11-21'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
  placeCode: fc.constantFrom(...places),
});
