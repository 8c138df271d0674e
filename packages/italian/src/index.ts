// Small, independent modules. An application bundles only the modules that it imports.

// addresses

export type { Address } from './address/address.ts';
export { type WithoutExtras, withoutExtras } from './address/address-extras.ts';
export { plainSigns } from './address/address-signs.ts';
export { comparableAddress, isAddressText, isSameAddress } from './address/comparable-address.ts';
export { composeAddress, composedParts, parseComposedAddress } from './address/composed-address.ts';
export {
  composeMunicipality,
  isMunicipalityText,
  type Municipality,
  normaliseMunicipality,
  parseMunicipality,
  readMunicipality,
} from './address/municipality.ts';
export { isNamedPart, type NamedPart } from './address/named-part.ts';
export { placeName } from './address/place-name.ts';
export { isPostalCode } from './address/postal-code.ts';
export {
  type HandwrittenAddresses,
  houseNumberWord,
  isHouseNumber,
  isKilometre,
  isManualStreet,
  mayBeHouseNumber,
  mayBeStreet,
  normaliseHouseNumber,
} from './address/street.ts';
export { streetName } from './address/street-name.ts';

// days

export {
  ageOn,
  type Day,
  dayOfMonth,
  formatDay,
  isDay,
  isWholeDay,
  isYearUpTo,
  monthOf,
  yearOf,
} from './days/day.ts';
export {
  type DayParts,
  dayOf,
  dayParts,
  monthName,
  monthNames,
  monthNumber,
  parseWrittenDay,
  writeDay,
  wrongDateParts,
} from './days/written-day.ts';

// numbers

export {
  type AmountForm,
  formatAmount,
  isAmount,
  isWritable,
  parseAmount,
} from './amount.ts';

// people and companies

export { isEmail } from './email.ts';
export {
  type Birthplace,
  birthplaceResolver,
  type MunicipalityRecord,
  type RegisteredBirthplace,
  type StateRecord,
  wasInForce,
} from './fiscal-code/birthplace.ts';
export {
  computeFiscalCode,
  type FiscalCodeData,
  isFiscalCode,
  isSameFiscalCode,
  omocodes,
  undoOmocodia,
} from './fiscal-code/fiscal-code.ts';
export {
  type FiscalCodeReading,
  isFiscalCodeOf,
  readFiscalCode,
} from './fiscal-code/read-fiscal-code.ts';
export { fold, foldWords, unaccented } from './fold.ts';
export { isCompanyName, isPersonName, normalisePersonName } from './names.ts';
export { isPassword } from './password.ts';
export { isPhone, normalisePhone } from './phone.ts';
export { tidied } from './tidied.ts';
export { isVat, normaliseVat } from './vat.ts';

// vehicles and boats

export { isCin, isEngineSerial, isPowerPair } from './engine.ts';
export { normalisePlate } from './plates/normalise-plate.ts';
export {
  isBoatPlate,
  isBoatRegistration,
  isCarPlate,
  isCommercialPlate,
  isInheritedPlate,
  isMopedPlate,
  isMotorbikePlate,
  isOriginalPlate,
  isQuadricyclePlate,
  isServicePlate,
  isVintageBikePlate,
  isVintagePlate,
} from './plates/plates.ts';
