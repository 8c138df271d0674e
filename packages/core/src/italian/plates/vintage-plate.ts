import { isCarPlate } from './car-plate.ts';
import { isMotorbikePlate } from './motorbike-plate.ts';
import { normalisePlate } from './normalise-plate.ts';
import { afterProvince } from './plate-provinces.ts';

/**
 * Whether a text is the plate of a vintage car or motorbike, 5 to 10 characters: one of today's, or
 * the original: the province and 1 to 6 digits with at most one letter (`lines.md 5`, `italian-rules.md 4`).
 */
export function isVintagePlate(text: string): boolean {
  const plate = normalisePlate(text);
  if (plate.length < 5 || plate.length > 10) return false;
  const number = afterProvince(plate) ?? '';
  return (
    isCarPlate(plate) ||
    isMotorbikePlate(plate) ||
    (/^(?=.{1,6}$)\d*[A-Z]?\d*$/.test(number) && /\d/.test(number))
  );
}
