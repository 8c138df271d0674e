// Small, and each by itself: the first load of an application takes only what it names.

// days as they are written
export {
  type DayParts,
  dayOf,
  dayParts,
  monthName,
  monthNumber,
  parseWrittenDay,
  writeDay,
} from './dates/written-day.ts';
// addresses
export type { Address } from './italian/address.ts';
// values
export {
  type AmountForm,
  formatAmount,
  isAmount,
  isWritable,
  parseAmount,
} from './italian/amount.ts';
export { comparableAddress, isAddressText, isSameAddress } from './italian/comparable-address.ts';
export { composeAddress, parseComposedAddress } from './italian/composed-address.ts';
export { isEmail } from './italian/email.ts';
export { isCin, isEngineSerial, isPowerPair } from './italian/engine.ts';
// fiscal code
export {
  type Birthplace,
  birthplaceResolver,
  type MunicipalityRecord,
  type StateRecord,
} from './italian/fiscal-code/birthplace.ts';
export {
  computeFiscalCode,
  type FiscalCodeData,
  isFiscalCode,
  isSameFiscalCode,
  omocodes,
  undoOmocodia,
} from './italian/fiscal-code/fiscal-code.ts';
export { fold, unaccented } from './italian/fold.ts';
export { isEmpty } from './italian/is-empty.ts';
export {
  composeMunicipality,
  isMunicipalityText,
  type Municipality,
  normaliseMunicipality,
  parseMunicipality,
} from './italian/municipality.ts';
// people and companies
export { isCompanyName, isPersonName } from './italian/names.ts';
export { isPassword } from './italian/password.ts';
export { isPhone, normalisePhone } from './italian/phone.ts';
export { normalisePlate } from './italian/plates/normalise-plate.ts';
// plates
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
  isVintagePlate,
} from './italian/plates/plates.ts';
export { isPostalCode } from './italian/postal-code.ts';
export { isHouseNumber, isManualStreet, normaliseHouseNumber } from './italian/street.ts';
export { isVat, normaliseVat } from './italian/vat.ts';
export { isYearUpTo } from './italian/year.ts';
