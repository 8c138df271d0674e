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
export { isAddressText } from './italian/address-text.ts';
// values
export {
  type AmountForm,
  formatAmount,
  isAmount,
  isWritable,
  parseAmount,
} from './italian/amount.ts';
export { isCin } from './italian/cin.ts';
// people and companies
export { isCompanyName } from './italian/company-name.ts';
export { comparableAddress, isSameAddress } from './italian/comparable-address.ts';
export { composeAddress, parseComposedAddress } from './italian/composed-address.ts';
export { isEmail } from './italian/email.ts';
export { isEngineSerial } from './italian/engine-serial.ts';
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
} from './italian/fiscal-code/compute-fiscal-code.ts';
export { isFiscalCode } from './italian/fiscal-code/is-fiscal-code.ts';
export { isSameFiscalCode, omocodes, undoOmocodia } from './italian/fiscal-code/omocodia.ts';
export { fold } from './italian/fold.ts';
export { isHouseNumber, normaliseHouseNumber } from './italian/house-number.ts';
export { isEmpty } from './italian/is-empty.ts';
export { isManualStreet } from './italian/manual-street.ts';
export {
  composeMunicipality,
  isMunicipalityText,
  type Municipality,
  normaliseMunicipality,
  parseMunicipality,
} from './italian/municipality.ts';
export { isPassword } from './italian/password.ts';
export { isPersonName } from './italian/person-name.ts';
export { isPhone, normalisePhone } from './italian/phone.ts';
// plates
export { isBoatPlate } from './italian/plates/boat-plate.ts';
export { isBoatRegistration } from './italian/plates/boat-registration.ts';
export { isCarPlate } from './italian/plates/car-plate.ts';
export { isCommercialPlate } from './italian/plates/commercial-plate.ts';
export { isInheritedPlate } from './italian/plates/inherited-plate.ts';
export { isMopedPlate } from './italian/plates/moped-plate.ts';
export { isMotorbikePlate } from './italian/plates/motorbike-plate.ts';
export { normalisePlate } from './italian/plates/normalise-plate.ts';
export { isQuadricyclePlate } from './italian/plates/quadricycle-plate.ts';
export { isOriginalPlate, isVintagePlate } from './italian/plates/vintage-plate.ts';
export { isPostalCode } from './italian/postal-code.ts';
export { isPowerPair } from './italian/power-pair.ts';
export { unaccented } from './italian/unaccented.ts';
export { isVat, normaliseVat } from './italian/vat.ts';
export { isYearUpTo } from './italian/year.ts';
