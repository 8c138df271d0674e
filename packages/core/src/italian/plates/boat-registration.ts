import { normalisePlate } from './normalise-plate.ts';

/**
 * Whether a text is the registration of a boat: four letters, four digits and D or ND in the
 * national register (ABCD1234D), or one of the older forms (GE1234D, N1234CO)
 * (docs/rules/italian.md#boat-plates).
 */
export function isBoatRegistration(text: string): boolean {
  return /^(?:[A-Z]{4}\d{4}N?D|\d?[A-Z]{2}\d{1,5}N?DX?|N\d{1,5}[A-Z]{2}X?)$/.test(
    normalisePlate(text),
  );
}
