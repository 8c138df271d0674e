/** Roads whose number is part of the name: 'STRADA STATALE 16'. */
const numberedRoad = /(?:statale|provinciale|regionale|comunale|\bs\.?[spr]\.?)$/i;

/**
 * The street and the house number of a text that a browser filled in at once: 'Via Roma 12/A'.
 * Nothing where the text was typed, key by key, or holds no number at its end.
 */
export function autofilledStreet(
  before: string,
  after: string,
): { readonly street: string; readonly street_number: string } | undefined {
  const atOnce = after.length - before.length > 2;
  const [, street = '', street_number = ''] =
    /^(.*\p{L}.*?)[\s,]+(\d{1,3}(?:\s?[/-]?\s?[a-z])?)$/iu.exec(after.trim()) ?? [];
  return atOnce && street && !numberedRoad.test(street) ? { street, street_number } : undefined;
}
