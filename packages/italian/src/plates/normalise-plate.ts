/**
 * Normalises a plate for validating and sending: upper case, without spaces, dashes, dots and the star on old plates.
 */
export function normalisePlate(text: string): string {
  return text.replace(/[\s.·•*\p{Pd}\p{Cf}]/gu, '').toUpperCase();
}
