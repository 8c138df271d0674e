import { normalisePlate } from './normalise-plate.ts';

/**
 * Whether a text may be the plate of a boat: 6 to 10 characters
 * (docs/rules/italian.md#boat-plates), a letter or a digit among them. Not stricter: boats up to
 * 10 m need no registration, and other countries write theirs in other ways.
 */
export function isBoatPlate(text: string): boolean {
  const plate = normalisePlate(text);
  return plate.length >= 6 && plate.length <= 10 && /[A-Z\d]/.test(plate);
}

/**
 * Whether a text is the registration of a boat: four letters, four digits and D or ND in the
 * national register (ABCD1234D), or one of the older forms (GE1234D, N1234CO)
 * (docs/rules/italian.md#boat-plates).
 */
export function isBoatRegistration(text: string): boolean {
  return /^(?:[A-Z]{4}\d{4}N?D|\d?[A-Z]{2}\d{1,5}N?DX?|N\d{1,5}[A-Z]{2}X?)$/.test(
    normalisePlate(text),
  );
}

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
 * (docs/rules/italian.md#commercial-plates), of a service, or one of its own. Where the type is not known, or
 * says little, as any type's.
 */
export function isCommercialPlate(text: string, type: string | null = null): boolean {
  const own = besideCar[type ?? ''] ?? any;
  return [isCarPlate, isServicePlate, ...own].some((accepts) => accepts(text));
}

/**
 * Whether a text is the plate of a body with a register of its own: the armed forces, the fire brigade, the Red Cross, a
 * diplomatic mission, the Vatican (docs/rules/italian.md#commercial-plates). It is unusual, so a page asks to look again.
 */
export function isServicePlate(text: string): boolean {
  return /^(?:EI|AM|MM|CC|CP|VF|CD|UE|EE|GDF|CFS|CRI|DPC|SMOM|S?CV)(?:[A-Z]{0,2}\d{3,6}|\d{2,3}[A-Z]{2}|[A-Z]\d{3}[A-Z])$/.test(
    normalisePlate(text),
  );
}

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

/**
 * Whether a text is the plate of a farm or a building machine: two letters, three digits and a letter,
 * or the letter before the digits, never I O Q U; or, to 1994, the province and a number
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
 * Whether a text is the plate of a moped or a microcar: six characters, digits from 2 and
 * consonants (docs/rules/italian.md#moped-plates).
 */
export function isMopedPlate(text: string): boolean {
  return /^[2-9B-DF-HJ-NP-TV-Z]{6}$/.test(normalisePlate(text));
}

/**
 * Whether a text is the plate of a motorbike: two letters and five digits, never I O Q U; or, to
 * 1994, the province and 5 or 6 digits (docs/rules/italian.md#motorbike-plates).
 */
export function isMotorbikePlate(text: string): boolean {
  return isQuadricyclePlate(text) || /^\d{5,6}$/.test(afterProvince(normalisePlate(text)) ?? '');
}

/**
 * The letters a plate may start with up to 1994: provinces of today and those that are no more.
 * ROMA, the only one written in full, stands in `afterProvince`
 * (docs/rules/italian.md#provinces-on-plates).
 */
export const plateProvinces =
  'AG AL AN AO AP AQ AR AT AV BA BG BI BL BN BO BR BS BT BZ CA CB CE CH CI CL CN CO CR CS CT CZ ' +
  'EN FC FE FG FI FM FO FR FU GE GO GR IM IS KR LC LE LI LO LT LU MB MC ME MI MN MO MS MT NA NO ' +
  'NU OG OR OT PA PC PD PE PG PI PL PN PO PR PS PT PU PV PZ RA RC RE RG RI RM RN RO SA SI SO SP ' +
  'SR SS SU SV TA TE TN TO TP TR TS TV UD VA VB VC VE VI VR VS VT VV ZA';

/**
 * What follows the province of a plate, or nothing when it starts with none. 'ROMA12345' is of
 * Rome, not of Rovigo.
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
 * Whether a text is a plate that trailers had before they got those of cars in 2013: two letters and
 * five digits, or, to 1994, the province and a number (docs/rules/italian.md#commercial-plates).
 */
export function isTrailerPlate(text: string): boolean {
  return isQuadricyclePlate(text) || isOriginalPlate(text);
}

/**
 * Whether a text is the plate of a vintage car or motorbike, 5 to 10 characters: one of today's, or
 * the original (docs/rules/italian.md#vintage-plates).
 */
export function isVintagePlate(text: string): boolean {
  const plate = normalisePlate(text);
  if (plate.length < 5 || plate.length > 10) return false;
  return isCarPlate(plate) || isMotorbikePlate(plate) || isOriginalPlate(plate);
}

/**
 * Whether a text is the plate of a vintage motorbike or moped: a vintage vehicle's, the six characters of a
 * moped, or the five of its mark up to 2012 (docs/rules/italian.md#vintage-plates).
 */
export function isVintageBikePlate(text: string): boolean {
  return isVintagePlate(text) || isMopedPlate(text) || isMopedMark(text);
}

/** Whether a text is the mark that a moped had from 1993 to 2012: five letters and digits, never a word of letters. */
function isMopedMark(text: string): boolean {
  return /^(?=.*\d|[^AEIOU]*$)[A-Z\d]{5}$/.test(normalisePlate(text));
}

/**
 * Whether a text is a plate of before 1994, 5 to 10 characters: the province and 1 to 6 digits with at
 * most one letter (docs/rules/italian.md#vintage-plates).
 */
export function isOriginalPlate(text: string): boolean {
  const plate = normalisePlate(text);
  const number = afterProvince(plate) ?? '';
  return plate.length >= 5 && /^(?=.{1,6}$)\d*[A-Z]?\d*$/.test(number) && /\d/.test(number);
}
