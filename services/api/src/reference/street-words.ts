import { unaccented } from '@preventivo/italian';
import type { ReferenceData } from './data.ts';

/** What is known of the words streets begin with. */
export interface StreetWords {
  /** A street with its first word written out: 'V.LE MONZA' is 'VIALE MONZA'. */
  writtenOut(street: string): string;
  /** A street in its first words and its name: 'VIA', 'ROMA'; no first words where none is known. */
  split(street: string): { readonly toponimo: string; readonly name: string };
  /** Whether a text begins with such a word, and goes on. */
  startsStreet(text: string): boolean;
  /** Whether a text is nothing but such first words. */
  isToponimo(text: string): boolean;
}

/** Words that begin no town's name, so that a town may end before them. */
const common = new Set(
  'VIA VIALE PIAZZA PIAZZALE PIAZZETTA CORSO LARGO VICOLO STRADA CONTRADA LOCALITA FRAZIONE LUNGOMARE SALITA CALLE FONDAMENTA TRAVERSA CIRCONVALLAZIONE VICO VIALETTO'.split(
    ' ',
  ),
);

export function streetWords({ toponimi, abbreviations }: ReferenceData['toponimi']): StreetWords {
  // The longest first, so that 'STRADA STATALE' is not taken for 'STRADA', nor 'V.LE' for 'V.'.
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
      // Without accents a street is as long as with them: each letter is one again.
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
