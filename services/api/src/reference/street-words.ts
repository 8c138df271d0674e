import { unaccented } from '@preventivo/italian';
import type { ReferenceData } from './data.ts';

/** Recognises the words that street names start with, such as 'VIA'. */
export interface StreetWords {
  /** Expands the abbreviated first word of a street: 'V.LE MONZA' becomes 'VIALE MONZA'. */
  writtenOut(street: string): string;
  /**
   * Splits a street into its first words and its name: 'VIA', 'ROMA'. The first words are '' if
   * unknown.
   */
  split(street: string): { readonly toponimo: string; readonly name: string };
  /** Whether a text starts with a street word such as 'VIA', followed by other words. */
  startsStreet(text: string): boolean;
  /** Whether a text consists only of street words. */
  isToponimo(text: string): boolean;
}

/** Words with which no town name starts. A town may therefore end before them. */
const common = new Set(
  'VIA VIALE PIAZZA PIAZZALE PIAZZETTA CORSO LARGO VICOLO STRADA CONTRADA LOCALITA FRAZIONE LUNGOMARE SALITA CALLE FONDAMENTA TRAVERSA CIRCONVALLAZIONE VICO VIALETTO'.split(
    ' ',
  ),
);

export function streetWords({ toponimi, abbreviations }: ReferenceData['toponimi']): StreetWords {
  // Sort the longest first. Otherwise 'STRADA STATALE' would match 'STRADA', and 'V.LE' would match
  // 'V.'.
  const longestFirst = (a: string, b: string) => b.length - a.length;
  const known = [...toponimi].sort(longestFirst);
  const each = new Set(known);
  const short = Object.keys(abbreviations).sort(longestFirst);
  return {
    writtenOut(street) {
      const isAt = (word: string) => word.endsWith('.') || street[word.length] === ' ';
      const word = short.find((key) => street.startsWith(key) && isAt(key));
      return word ? `${abbreviations[word]} ${street.slice(word.length).trim()}` : street;
    },
    split(street) {
      // Removing accents keeps the length: each letter maps to one letter.
      const plain = unaccented(street);
      const toponimo = known.find((word) => plain.startsWith(`${word} `)) ?? '';
      return { toponimo, name: street.slice(toponimo.length).trim() };
    },
    startsStreet(text) {
      const plain = unaccented(text);
      const first = /^[A-Z']+(?= )/.exec(plain)?.[0] ?? '';
      return (
        common.has(first) ||
        known.some((word) => word.includes(' ') && plain.startsWith(`${word} `))
      );
    },
    isToponimo: (text) => each.has(unaccented(text)),
  };
}
