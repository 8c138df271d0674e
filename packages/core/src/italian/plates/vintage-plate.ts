import { isCarPlate } from './car-plate.ts';
import { isMotorbikePlate } from './motorbike-plate.ts';
import { normalisePlate } from './normalise-plate.ts';
import { afterProvince } from './plate-provinces.ts';

/**
 * Whether a text is the plate of a vintage car or motorbike, 5 to 10 characters: one of today's, or
 * the original (docs/rules/italian.md#vintage-plates).
 */
export function isVintagePlate(text: string): boolean {
  const plate = normalisePlate(text);
  if (plate.length < 5 || plate.length > 10) return false;
  return isCarPlate(plate) || isMotorbikePlate(plate) || isOriginalPlate(plate);
}

/** Whether a text is a plate of before 1994, 5 to 10 characters: the province and 1 to 6 digits with at most one letter. */
export function isOriginalPlate(text: string): boolean {
  const plate = normalisePlate(text);
  const number = afterProvince(plate) ?? '';
  return plate.length >= 5 && /^(?=.{1,6}$)\d*[A-Z]?\d*$/.test(number) && /\d/.test(number);
}
