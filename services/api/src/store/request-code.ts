/**
 * The consonants of a code: no vowels, so that it never reads as a word, and no Q, which is written like an O.
 * A released migration gave older requests their codes with the same ones.
 */
export const codeLetters = 'BCDFGHJKLMNPRSTVWXYZ';

/** How many codes there are: three letters and four digits. */
export const codes = codeLetters.length ** 3 * 10_000;

/** A short code for a request, to be said on the telephone: 'KMR-4821'. It opens nothing. */
export function randomCode(): string {
  // The rest of 2^32 by 80 million: some codes come up by 2% more often, which nobody minds.
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  return codeOf(random % codes);
}

/** The code with this number, of 80 million. */
export function codeOf(number: number): string {
  const letter = (place: number) =>
    codeLetters[Math.floor(number / 10_000 / codeLetters.length ** place) % codeLetters.length];
  const digits = String(number % 10_000).padStart(4, '0');
  return `${letter(2)}${letter(1)}${letter(0)}-${digits}`;
}

/** How often a code is drawn anew where it was taken: with ten million requests kept, one draw in eight is. */
export const codeDraws = 30;
