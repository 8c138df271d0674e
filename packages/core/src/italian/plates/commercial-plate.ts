import { isCarPlate } from './car-plate.ts';
import { isMachinePlate } from './machine-plate.ts';
import { isMopedPlate } from './moped-plate.ts';
import { isMotorbikePlate } from './motorbike-plate.ts';
import { isTrailerPlate } from './trailer-plate.ts';

/** What a vehicle of each type can carry beside the plate of a car; of types that are not here, anything. */
const besideCar: Readonly<Record<string, readonly ((text: string) => boolean)[] | undefined>> = {
  autocarro_fino_35: [],
  autocarro_oltre_35: [],
  furgone: [],
  pick_up: [],
  trattore_stradale: [],
  autobus: [],
  taxi_ncc: [],
  autocaravan: [],
  rimorchio: [isTrailerPlate],
  macchina_operatrice: [isMachinePlate],
  macchina_agricola: [isMachinePlate],
  // The smallest three-wheelers are mopeds.
  motocarro: [isMotorbikePlate, isMopedPlate],
};
const any = [isTrailerPlate, isMachinePlate, isMotorbikePlate, isMopedPlate];

/**
 * Whether a text is the plate of a commercial vehicle of this type: as of a car, in either format
 * (docs/rules/italian.md#commercial-plates), or one of its own. Where the type is not known, or
 * says little, as any type's.
 */
export function isCommercialPlate(text: string, type: string | null = null): boolean {
  const own = besideCar[type ?? ''] ?? any;
  return [isCarPlate, ...own].some((accepts) => accepts(text));
}
