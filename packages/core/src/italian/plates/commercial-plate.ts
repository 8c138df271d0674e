import { isCarPlate } from './car-plate.ts';

/** Whether a text is the plate of a commercial vehicle: as of a car, in either format (`lines.md 5`). */
export function isCommercialPlate(text: string): boolean {
  return isCarPlate(text);
}
