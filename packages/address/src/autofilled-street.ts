import { typedParts } from './typed-parts.ts';

/**
 * The street and the house number of a text that a browser filled in at once: 'Via Roma 12/A'.
 * Nothing where the text was typed, key by key, or holds no number at its end.
 */
export function autofilledStreet(
  before: string,
  after: string,
): { readonly street: string; readonly street_number: string } | undefined {
  const atOnce = after.length - before.length > 2;
  const { street, street_number, zip, place } = typedParts(after);
  return atOnce && street_number && !zip && !place ? { street, street_number } : undefined;
}
