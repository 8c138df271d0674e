import { normalisePlate } from './normalise-plate.ts';
import { afterProvince } from './plate-provinces.ts';

/**
 * Whether a text is the plate of a car: two letters, three digits, two letters, never I O Q U; or,
 * to 1994, the province and 5 or 6 characters, digits with at most one letter
 * (docs/rules/italian.md#car-plates).
 */
export function isCarPlate(text: string): boolean {
  const plate = normalisePlate(text);
  return (
    /^[A-HJ-NPR-TV-Z]{2}\d{3}[A-HJ-NPR-TV-Z]{2}$/.test(plate) ||
    /^(?=.{5,6}$)\d*[A-Z]?\d*$/.test(afterProvince(plate) ?? '')
  );
}
