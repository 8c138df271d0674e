import { describe, expect, it } from 'vitest';
import { placeName } from './place-name.ts';

describe('placeName', () => {
  it.each([
    ['MILANO (MI)', 'Milano'],
    ["REGGIO NELL'EMILIA (RE)", "Reggio nell'Emilia"],
    ["L'AQUILA (AQ)", "L'Aquila"],
    ["CASSINA DE' PECCHI (MI)", "Cassina de' Pecchi"],
    ["SANT'AGATA DE' GOTI (BN)", "Sant'Agata de' Goti"],
    ['SAN DONÀ DI PIAVE (VE)', 'San Donà di Piave'],
    ['SAINT-RHÉMY-EN-BOSSES (AO)', 'Saint-Rhémy-en-Bosses'],
    ['PRESICCE-ACQUARICA (LE)', 'Presicce-Acquarica'],
    ['BOLZANO/BOZEN (BZ)', 'Bolzano/Bozen'],
    ['EPPAN AN DER WEINSTRASSE (BZ)', 'Eppan an der Weinstrasse'],
    ['SOTTO IL MONTE GIOVANNI XXIII (BG)', 'Sotto il Monte Giovanni XXIII'],
    ['LIVO (CO)', 'Livo (CO)'],
    ['Milano', 'Milano'],
  ])('writes %s as %s', (answer, name) => {
    expect(placeName(answer)).toBe(name);
  });
});
