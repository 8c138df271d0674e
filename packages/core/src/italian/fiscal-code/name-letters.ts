import { fold } from '../fold.ts';

/** The three letters of a surname: consonants, then vowels, then X. Nothing for a text without letters. */
export function surnameLetters(surname: string): string | undefined {
  const letters = fold(surname);
  return letters ? `${consonants(letters)}${vowels(letters)}XX`.slice(0, 3) : undefined;
}

/** The three letters of a name: as of a surname, but the 1st, 3rd and 4th of four or more consonants. */
export function nameLetters(name: string): string | undefined {
  const [first = '', , third = '', fourth = ''] = consonants(fold(name));
  return fourth ? first + third + fourth : surnameLetters(name);
}

const consonants = (letters: string) => letters.replace(/[AEIOU]/g, '');
const vowels = (letters: string) => letters.replace(/[^AEIOU]/g, '');
