import fc from 'fast-check';
import type { Member } from './club.fixture.ts';

const sometimes = <T>(...likely: readonly T[]) => fc.constantFrom(...likely);
const maybe = fc.option(fc.boolean());
const number = (max: number) => fc.option(fc.integer({ min: -1, max }));
const race = fc.record({
  anno: sometimes(null, '2026', '2024', '1999'),
  esito: sometimes(null, 'vinta', 'persa', 'rubata'),
  premio: sometimes('', 'Coppa'),
});

/** Arbitrary answers of a club member. They may be valid or invalid, and their questions may not apply. */
export const anyMember: fc.Arbitrary<Member> = fc.record({
  nascita: sometimes(null, '1980-05-12', '27/3/'),
  attivita: sometimes(null, 'vela', 'motore', 'nessuna', 'nuoto'),
  corso: sometimes(null, 'base', 'patente', 'nuovo'),
  tessera: sometimes('', 'SANO', 'CN 12'),
  kw: number(9),
  cavalli: number(9),
  numero_gare: number(4),
  gare: fc.array(race, { maxLength: 4 }),
  agonista: maybe,
  ultima_gara: sometimes(null, 1949, 2026, 2027),
  istruttore: fc.record({
    nome: sometimes('', 'A', 'Ada'),
    livello: number(4),
    brevetto: sometimes('', 'B7', 'Ada 2026'),
    scadenza: sometimes(null, '2026-11-20', '2027-01-31'),
  }),
  hasMalattie: maybe,
  // No option is called 'nessuna', because it is the wire value for «no».
  malattie: fc.subarray(['asma', 'cuore', 'fegato']),
});
