import { isCarPlate } from './car-plate.ts';
import { isMopedPlate } from './moped-plate.ts';
import { isMotorbikePlate } from './motorbike-plate.ts';

/**
 * Whether a text is the plate of a vehicle of this type: 1 and 3 car, 2 motorbike, 4 moped; of an
 * unknown type none is (docs/rules/italian.md#plate-of-an-inherited-class).
 */
export function isInheritedPlate(text: string, type: string | number | null): boolean {
  switch (String(type)) {
    case '1':
    case '3':
      return isCarPlate(text);
    case '2':
      return isMotorbikePlate(text);
    case '4':
      return isMopedPlate(text);
    default:
      return false;
  }
}
