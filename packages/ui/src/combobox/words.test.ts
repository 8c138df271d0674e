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

describe('the options for a text', () => {
  it('are found without accents and in any order of the words', () => {
    expect(found('forli')).toEqual(['FORLÌ (FC)']);
    expect(found('giovanni castel')).toEqual(['CASTEL SAN GIOVANNI (PC)']);
  });

  it('begin with those that begin with it, else keep their order', () => {
    expect(found('san giovanni')).toEqual([
      'SAN GIOVANNI ROTONDO (FG)',
      'CASTEL SAN GIOVANNI (PC)',
    ]);
    expect(found('')).toEqual(places);
  });

  it('are none for a word that stands nowhere', () => {
    expect(found('milano')).toEqual([]);
  });
});

describe('what was typed, in an option', () => {
  it('is marked whatever its accents and case', () => {
    expect(shown('FORLÌ (FC)', 'forli')).toBe('[FORLÌ] (FC)');
    expect(shown("L'AQUILA (AQ)", 'aqu')).toBe("L'[AQU]ILA (AQ)");
  });

  it('is marked at the start of a word rather than within one', () => {
    expect(shown('CASTELLO DI LO', 'lo')).toBe('CASTELLO DI [LO]');
  });

  it('is marked word by word', () => {
    expect(shown('VIA ROMA, 12, MILANO', 'mil roma')).toBe('VIA [ROMA], 12, [MIL]ANO');
  });

  it('leaves all as it is when nothing matches', () => {
    expect(shown('GENOVA', 'x')).toBe('GENOVA');
    expect(shown('GENOVA', '')).toBe('GENOVA');
  });
});
