import { normalisePlate } from './normalise-plate.ts';

/**
 * Whether a text is the plate of a heavy quadricycle: two letters and five digits, never I O Q U
 * (docs/rules/italian.md#quadricycle-plates).
 */
export function isQuadricyclePlate(text: string): boolean {
  return /^[A-HJ-NPR-TV-Z]{2}\d{5}$/.test(normalisePlate(text));
}
