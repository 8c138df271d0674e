import fc from 'fast-check';
import type { giulia } from './outing.fixture.ts';

const sometimes = <T>(...likely: readonly T[]) => fc.constantFrom(...likely);
const address = fc.record({
  search: sometimes('', 'Via Roma 12, Milano', 'Roma'),
  street: sometimes('', 'Roma', 'VIA ROMA', "Via dell'Orso"),
  street_number: sometimes('', '12', '12/A', 'snc'),
  zip: sometimes('', '20121', '20100', '2012'),
  city: sometimes('', 'MILANO (MI)', 'MILANO'),
  is_manual_address: fc.boolean(),
});

/** Arbitrary answers of a parent. They may be valid or invalid, and their questions may not apply. */
export const anyAnswers: fc.Arbitrary<typeof giulia> = fc.record({
  classe: sometimes(null, '2B', '9Z'),
  nome: sometimes('', '  ', 'G', 'Giulia', 'G'.repeat(41)),
  telefono: sometimes('', '333 1234567', '12'),
  bambini: fc.option(fc.integer({ min: -1, max: 7 })),
  eta_bambini: fc.array(fc.option(fc.integer({ min: 0, max: 20 })), { maxLength: 7 }),
  allergie: fc.option(fc.boolean()),
  quali_allergie: fc.subarray(['latte', 'noci', 'gatti']),
  partenza: sometimes(null, '27/3/', '2026-11-21', '2026-11-22', '2026-12-21', '2026-12-22'),
  ritorno: sometimes(null, '28/3/', '2026-11-23', '2026-11-29', '2026-11-30', '2026-12-25'),
  mezzo: sometimes(null, 'treno', 'auto', 'bici', 'aereo'),
  targa: sometimes('', 'AB123CD', 'ab 123-cd', 'AB123CDE'),
  quota: fc.option(fc.integer({ min: 0, max: 220 }).map((halves) => halves / 2)),
  casa: address,
  comune_scuola: sometimes('', 'MILANO (MI)', 'MILANO'),
  maestra: fc.option(fc.record({ nome: sometimes('', 'A', 'Ada'), anni: fc.option(fc.nat(99)) })),
});
