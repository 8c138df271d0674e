import { normalisePlate } from './normalise-plate.ts';

/**
 * Whether a text may be the plate of a boat: 6 to 10 characters with at least one letter or digit
 * (docs/rules/italian.md#boat-plates). A stricter rule is impossible: boats up to 10 m need no registration, and
 * other countries have other formats.
 */
export function isBoatPlate(text: string): boolean {
  const plate = normalisePlate(text);
  return plate.length >= 6 && plate.length <= 10 && /[A-Z\d]/.test(plate);
}

/**
 * Whether a text is the registration of a boat. In the national register: four letters, four digits and D or ND
 * (ABCD1234D). Older forms are GE1234D and N1234CO (docs/rules/italian.md#boat-plates).
 */
export function isBoatRegistration(text: string): boolean {
  return /^(?:[A-Z]{4}\d{4}N?D|\d?[A-Z]{2}\d{1,5}N?DX?|N\d{1,5}[A-Z]{2}X?)$/.test(
    normalisePlate(text),
  );
}

/**
 * Whether a text is the plate of a car: two letters, three digits, two letters, never I O Q U. Until 1994: the
 * province and 5 or 6 characters, digits with at most one letter (docs/rules/italian.md#car-plates).
 */
export function isCarPlate(text: string): boolean {
  const plate = normalisePlate(text);
  return (
    /^[A-HJ-NPR-TV-Z]{2}\d{3}[A-HJ-NPR-TV-Z]{2}$/.test(plate) ||
    /^(?=.{5,6}$)\d*[A-Z]?\d*$/.test(afterProvince(plate) ?? '')
  );
}

/**
 * By vehicle type: the kinds of plates that it may have besides a car's plate. A type without an entry may have any.
 */
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
  // The smallest three-wheelers are mopeds and have a moped's plate.
  motocarro: [isMotorbikePlate, isMopedPlate],
};
const any = [isTrailerPlate, isMachinePlate, isMotorbikePlate, isMopedPlate];

/**
 * Whether a text is the plate of a commercial vehicle of this type: a car's plate in either format, a plate of a
 * public body, or a plate specific to the type (docs/rules/italian.md#commercial-plates). Accepts the plates of every
 * type if the type is unknown or unspecific.
 */
export function isCommercialPlate(text: string, type: string | null = null): boolean {
  const own = besideCar[type ?? ''] ?? any;
  return [isCarPlate, isServicePlate, ...own].some((accepts) => accepts(text));
}

/**
 * Whether a text is the plate of a public body with its own register: the armed forces, the fire brigade, the Red
 * Cross, a diplomatic mission, the Vatican (docs/rules/italian.md#commercial-plates). These plates are rare, so the
 * page asks the user to check the typed plate.
 */
export function isServicePlate(text: string): boolean {
  return /^(?:EI|AM|MM|CC|CP|VF|CD|UE|EE|GDF|CFS|CRI|DPC|SMOM|S?CV)(?:[A-Z]{0,2}\d{3,6}|\d{2,3}[A-Z]{2}|[A-Z]\d{3}[A-Z])$/.test(
    normalisePlate(text),
  );
}

/**
 * Whether a text is the plate of a vehicle of this type: 1 and 3 are cars, 2 is a motorbike, 4 is a moped. Returns
 * false for an unknown type (docs/rules/italian.md#plate-of-an-inherited-class).
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

/**
 * Whether a text is the plate of a farm machine or a building machine: two letters, three digits and a letter, never
 * I O Q U. The last letter may precede the digits. Until 1994: the province and a number
 * (docs/rules/italian.md#commercial-plates).
 */
export function isMachinePlate(text: string): boolean {
  const plate = normalisePlate(text);
  return (
    /^[A-HJ-NPR-TV-Z]{2}(?:\d{3}[A-HJ-NPR-TV-Z]|[A-HJ-NPR-TV-Z]\d{3})$/.test(plate) ||
    isOriginalPlate(plate)
  );
}

/**
 * Whether a text is the plate of a moped or a microcar: six characters, each a consonant or a digit from 2 to 9
 * (docs/rules/italian.md#moped-plates).
 */
export function isMopedPlate(text: string): boolean {
  return /^[2-9B-DF-HJ-NP-TV-Z]{6}$/.test(normalisePlate(text));
}

/**
 * Whether a text is the plate of a motorbike: two letters and five digits, never I O Q U. Until 1994: the province
 * and 5 or 6 digits (docs/rules/italian.md#motorbike-plates).
 */
export function isMotorbikePlate(text: string): boolean {
  return isQuadricyclePlate(text) || /^\d{5,6}$/.test(afterProvince(normalisePlate(text)) ?? '');
}

/**
 * The first letters of plates until 1994: current and former provinces. `afterProvince` handles ROMA, the only
 * province written in full (docs/rules/italian.md#provinces-on-plates).
 */
export const plateProvinces =
  'AG AL AN AO AP AQ AR AT AV BA BG BI BL BN BO BR BS BT BZ CA CB CE CH CI CL CN CO CR CS CT CZ ' +
  'EN FC FE FG FI FM FO FR FU GE GO GR IM IS KR LC LE LI LO LT LU MB MC ME MI MN MO MS MT NA NO ' +
  'NU OG OR OT PA PC PD PE PG PI PL PN PO PR PS PT PU PV PZ RA RC RE RG RI RM RN RO SA SI SO SP ' +
  'SR SS SU SV TA TE TN TO TP TR TS TV UD VA VB VC VE VI VR VS VT VV ZA';

/**
 * Returns the part of a plate after its province, or undefined if it starts with no province. 'ROMA12345' is a plate
 * of Rome, not of Rovigo (RO).
 */
export function afterProvince(plate: string): string | undefined {
  if (plate.startsWith('ROMA')) return plate.slice(4);
  return isProvince(plate.slice(0, 2)) ? plate.slice(2) : undefined;
}

const isProvince = (letters: string) =>
  /^[A-Z]{2}$/.test(letters) && plateProvinces.includes(letters);

/**
 * Whether a text is the plate of a heavy quadricycle: two letters and five digits, never I O Q U
 * (docs/rules/italian.md#quadricycle-plates).
 */
export function isQuadricyclePlate(text: string): boolean {
  return /^[A-HJ-NPR-TV-Z]{2}\d{5}$/.test(normalisePlate(text));
}

/**
 * Whether a text is the plate of a trailer from before 2013: two letters and five digits. Until 1994: the province
 * and a number. Trailers since 2013 have plates in the format of cars (docs/rules/italian.md#commercial-plates).
 */
export function isTrailerPlate(text: string): boolean {
  return isQuadricyclePlate(text) || isOriginalPlate(text);
}

/**
 * Whether a text is the plate of a vintage car or motorbike, 5 to 10 characters: a current plate, or the original
 * plate of the vehicle (docs/rules/italian.md#vintage-plates).
 */
export function isVintagePlate(text: string): boolean {
  const plate = normalisePlate(text);
  if (plate.length < 5 || plate.length > 10) return false;
  return isCarPlate(plate) || isMotorbikePlate(plate) || isOriginalPlate(plate);
}

/**
 * Whether a text is the plate of a vintage motorbike or moped. Accepts the plate of any vintage vehicle, the six
 * characters of a moped's plate, and the five characters of a moped's mark until 2012
 * (docs/rules/italian.md#vintage-plates).
 */
export function isVintageBikePlate(text: string): boolean {
  return isVintagePlate(text) || isMopedPlate(text) || isMopedMark(text);
}

/**
 * Whether a text is a moped's mark from 1993 to 2012: five letters and digits. It has at least one digit, or no
 * vowel.
 */
function isMopedMark(text: string): boolean {
  return /^(?=.*\d|[^AEIOU]*$)[A-Z\d]{5}$/.test(normalisePlate(text));
}

/**
 * Whether a text is a plate from before 1994, 5 to 10 characters: the province and 1 to 6 digits with at most one
 * letter (docs/rules/italian.md#vintage-plates).
 */
export function isOriginalPlate(text: string): boolean {
  const plate = normalisePlate(text);
  const number = afterProvince(plate) ?? '';
  return plate.length >= 5 && /^(?=.{1,6}$)\d*[A-Z]?\d*$/.test(number) && /\d/.test(number);
}
