import { isQuadricyclePlate } from './quadricycle-plate.ts';
import { isOriginalPlate } from './vintage-plate.ts';

/**
 * Whether a text is a plate that trailers had before they got those of cars in 2013: two letters and
 * five digits, or, to 1994, the province and a number.
 */
export function isTrailerPlate(text: string): boolean {
  return isQuadricyclePlate(text) || isOriginalPlate(text);
}
