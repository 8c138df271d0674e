import { normalisePlate } from './normalise-plate.ts';

/**
 * Whether a text is the plate of a moped or a microcar: six characters, digits from 2 and
 * consonants (docs/rules/italian.md#moped-plates).
 */
export function isMopedPlate(text: string): boolean {
  return /^[2-9B-DF-HJ-NP-TV-Z]{6}$/.test(normalisePlate(text));
}
