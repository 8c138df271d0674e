/**
 * Letters of a code. Vowels are missing, because they could form a word. Q is missing, because it
 * resembles O.
 */
export const codeLetters = 'BCDFGHJKLMNPRSTVWXYZ';

/** Number of possible codes: three letters and four digits. */
export const codes = codeLetters.length ** 3 * 10_000;

/**
 * Returns a short random code that a visitor can say on the telephone: 'KMR-4821'. It grants no
 * access.
 */
export function randomCode(): string {
  // The modulo bias is harmless: it only makes some codes 2% more likely than others.
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  return codeOf(random % codes);
}

/** Returns the code with this number. @param number from 0 to `codes` - 1 */
export function codeOf(number: number): string {
  const letter = (place: number) =>
    codeLetters[Math.floor(number / 10_000 / codeLetters.length ** place) % codeLetters.length];
  const digits = String(number % 10_000).padStart(4, '0');
  return `${letter(2)}${letter(1)}${letter(0)}-${digits}`;
}

/**
 * Maximum number of attempts to draw an unused code. With ten million stored requests, one draw in
 * eight finds a used code.
 */
export const codeDraws = 30;
