import { normalisePlate } from './normalise-plate.ts';
import { isOriginalPlate } from './vintage-plate.ts';

/**
 * Whether a text is the plate of a farm or a building machine: two letters, three digits and a letter,
 * or the letter before the digits, never I O Q U; or, to 1994, the province and a number.
 */
export function isMachinePlate(text: string): boolean {
  const plate = normalisePlate(text);
  return (
    /^[A-HJ-NPR-TV-Z]{2}(?:\d{3}[A-HJ-NPR-TV-Z]|[A-HJ-NPR-TV-Z]\d{3})$/.test(plate) ||
    isOriginalPlate(plate)
  );
}
