import { describe, expect, it } from 'vitest';
import { streetName } from './street-name.ts';

describe('streetName', () => {
  it.each([
    ['VIA ROMA', 'Via Roma'],
    ['via roma', 'Via Roma'],
    ["VIA DELL'OLMO", "Via dell'Olmo"],
    ["via dell'olmo", "Via dell'Olmo"],
    ['PIAZZA DEI MILLE', 'Piazza dei Mille'],
    ['VIALE ALCIDE DE GASPERI', 'Viale Alcide De Gasperi'],
    ["VIA COSIMO DE' MEDICI", "Via Cosimo de' Medici"],
    ["VIA MASSIMO D'AZEGLIO", "Via Massimo d'Azeglio"],
    ['VIA LA MARMORA', 'Via La Marmora'],
    ["CORSO L'AQUILA", "Corso L'Aquila"],
    ['VIA E. FERMI', 'Via E. Fermi'],
    ['VIA S. ROCCO', 'Via S. Rocco'],
    ['VIA G.B. VICO', 'Via G.B. Vico'],
    ['VIA IV NOVEMBRE', 'Via IV Novembre'],
    ['VIA XX SETTEMBRE', 'Via XX Settembre'],
    ['PIAZZA PAPA GIOVANNI XXIII', 'Piazza Papa Giovanni XXIII'],
    ['CORSO VITTORIO EMANUELE II', 'Corso Vittorio Emanuele II'],
    ['VIA PIO X', 'Via Pio X'],
    ['SS 16', 'SS 16'],
    ['VIA SAN-MARTINO', 'Via San-Martino'],
    ['CITTÀ ALTA', 'Città Alta'],
    ['FREIHEITSSTRASSE', 'Freiheitsstrasse'],
    ['', ''],
  ])('a street in letters of one case is written as people do: %s', (street, written) => {
    expect(streetName(street)).toBe(written);
  });

  it.each(["via dell'Olmo", 'Via Di Vittorio', 'rione San Vito'])(
    'a street in mixed case stays as its author wrote it: %s',
    (street) => {
      expect(streetName(street)).toBe(street);
    },
  );
});
