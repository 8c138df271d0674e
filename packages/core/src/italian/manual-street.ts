/**
 * Whether a text is a street written by hand: a word of 2 or more characters, a space, then 2 or
 * more, at most 100 (`foundation.md 5`). Letters, digits, spaces, apostrophes and the degree sign;
 * and dots and hyphens, as in 'Via G. Verdi'. No comma: it would end the street in the composed address.
 */
export function isManualStreet(text: string): boolean {
  const street = text.trim();
  return (
    street.length <= 100 && /^[\p{L}\p{M}\d'’.°º-]{2,} [\p{L}\p{M}\d '’.°º-]{2,}$/u.test(street)
  );
}
