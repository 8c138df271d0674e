import { normalisePlate } from './normalise-plate.ts';

/**
 * Whether a text may be the plate of a boat: 6 to 10 characters
 * (docs/rules/italian.md#boat-plates), a letter or a digit among them. Not stricter: boats up to
 * 10 m need no registration, and other countries write theirs in other ways.
 */
export function isBoatPlate(text: string): boolean {
  const plate = normalisePlate(text);
  return plate.length >= 6 && plate.length <= 10 && /[A-Z\d]/.test(plate);
}
