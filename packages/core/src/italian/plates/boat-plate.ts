import { normalisePlate } from './normalise-plate.ts';

/**
 * Whether a text may be the plate of a boat: 6 to 10 letters and digits (`lines.md 5`). Not
 * stricter: boats up to 10 m need no registration.
 */
export function isBoatPlate(text: string): boolean {
  return /^[A-Z\d]{6,10}$/.test(normalisePlate(text));
}
