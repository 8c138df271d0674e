// Writes and reads the bodies of calls. Page 1 does not load this entry point.
export {
  type CompanyPayload,
  contractorFromWire,
  contractorToWire,
  type PersonPayload,
  personFromWire,
  personToWire,
} from './contractor/payload.ts';
export { readBoolean, readDay, readNumber, readText } from './json/scalars.ts';
export { type AnswerSchema, answerSchema } from './kinds/wire-schemas.ts';
export { type LeadSource, leadSourceFrom, leadSourceKeys } from './page/lead-source.ts';
export {
  agreement,
  flagsFromWire,
  privacyFromWire,
  type ReadFlags,
  type ReadPrivacy,
} from './privacy/privacy-from-wire.ts';
export {
  type AnsweredConsents,
  type ConsentFlag,
  type ConsentItem,
  consentFlags,
  consentItems,
  flagsOf,
  type GivenPrivacy,
  type PrivacyBody,
  type PrivacyForm,
  privacyInForm,
  privacyToWire,
} from './privacy/privacy-to-wire.ts';
export { type ConsentReceipt, receiptOf, receiptText } from './privacy/receipt.ts';
export type { WireProblem } from './table/codecs.ts';
export {
  besideAnswers,
  carriedBy,
  envelopeOf,
  stepFromWire,
  stepToWire,
  submitToWire,
} from './wire/step-body.ts';
export { fromWire, type ReadBody, toWire } from './wire/wire.ts';
