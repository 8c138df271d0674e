/**
 * Normalises a plate for checking and sending: upper case, without spaces, dashes, dots and the star of an old plate.
 */
export function normalisePlate(text: string): string {
  return text.replace(/[\s.·•*\p{Pd}\p{Cf}]/gu, '').toUpperCase();
}
