/**
 * Whether a text is a house number: 1 to 3 digits, then or not a slash or a hyphen and one
 * character (`foundation.md 5`).
 */
export function isHouseNumber(text: string): boolean {
  return /^\d{1,3}(?:[/-][A-Za-z\d])?$/.test(text);
}

/**
 * A house number in the one form that is accepted, from the ways people write it: '12a', '12 A',
 * 'n. 12/a' → '12/A'.
 */
export function normaliseHouseNumber(text: string): string {
  const number = text
    .trim()
    .toUpperCase()
    .replace(/^N[.°º]?\s*(?=\d)/, '');
  return number.replace(
    /^(\d{1,3})\s*([/-]?)\s*([A-Z])$/,
    (_, digits, mark, letter) => `${digits}${mark || '/'}${letter}`,
  );
}
