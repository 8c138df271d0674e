import { normalisePlate } from './normalise-plate.ts';
import { afterProvince } from './plate-provinces.ts';
import { isQuadricyclePlate } from './quadricycle-plate.ts';

/**
 * Whether a text is the plate of a motorbike: two letters and five digits, never I O Q U; or, to
 * 1994, the province and 5 or 6 digits (docs/rules/italian.md#motorbike-plates).
 */
export function isMotorbikePlate(text: string): boolean {
  return isQuadricyclePlate(text) || /^\d{5,6}$/.test(afterProvince(normalisePlate(text)) ?? '');
}
