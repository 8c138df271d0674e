import { describe, expect, it } from 'vitest';
import { marked, matching } from './words.ts';

const places = [
  'FORLÌ (FC)',
  "L'AQUILA (AQ)",
  'CASTEL SAN GIOVANNI (PC)',
  'SAN GIOVANNI ROTONDO (FG)',
];
const offered = places.map((value) => ({ value }));
const found = (text: string) => matching(offered, text).map(({ value }) => value);
const shown = (text: string, typed: string) =>
  marked(text, typed)
    .map((piece) => (piece.hit ? `[${piece.text}]` : piece.text))
    .join('');

describe('options for a text', () => {
  it('options match a text regardless of accents and of the order of its words', () => {
    expect(found('forli')).toEqual(['FORLÌ (FC)']);
    expect(found('giovanni castel')).toEqual(['CASTEL SAN GIOVANNI (PC)']);
  });

  it('options that start with the text come first, and the other matches keep their order', () => {
    expect(found('san giovanni')).toEqual([
      'SAN GIOVANNI ROTONDO (FG)',
      'CASTEL SAN GIOVANNI (PC)',
    ]);
    expect(found('')).toEqual(places);
  });

  it('a text with a word that no option contains has no matches', () => {
    expect(found('milano')).toEqual([]);
  });
});

describe('the typed text in an option', () => {
  it('the typed text is marked regardless of accents and case', () => {
    expect(shown('FORLÌ (FC)', 'forli')).toBe('[FORLÌ] (FC)');
    expect(shown("L'AQUILA (AQ)", 'aqu')).toBe("L'[AQU]ILA (AQ)");
  });

  it('the typed text is marked where it starts a word, if it also occurs inside another word', () => {
    expect(shown('CASTELLO DI LO', 'lo')).toBe('CASTELLO DI [LO]');
  });

  it('each word of the typed text is marked separately', () => {
    expect(shown('VIA ROMA, 12, MILANO', 'mil roma')).toBe('VIA [ROMA], 12, [MIL]ANO');
  });

  it('no text is marked if nothing matches', () => {
    expect(shown('GENOVA', 'x')).toBe('GENOVA');
    expect(shown('GENOVA', '')).toBe('GENOVA');
  });
});
